import { EXPORT_HOURS } from '@spizarka/contract/limits'
import type { AppContext } from '../../platform/context.ts'
import { bindJob } from '../../platform/jobs/binding.ts'
import { findMailAddress } from '../accounts/index.ts'
import { sendMessage } from '../mail/index.ts'
import { notify } from '../notifications/index.ts'
import { collectOwnData } from './collect-own-data.ts'
import { clearOtherZips, findWaitingOwner, updateFailed, updateReady } from './data-exports.queries.ts'
import { exportMail } from './export-mail.ts'
import { makeZip } from './make-zip.ts'
import { prepareExport } from './prepare-export.job.ts'
import { zipPlace } from './zip-place.ts'

const HOUR_MS = 3_600_000

export const prepareExportJob = bindJob({
  job: prepareExport,
  handle: (context, { exportId }) => prepare(context, exportId),
  // The screen says so, and another copy may be asked for.
  onExhausted: ({ db }, { exportId }) => updateFailed(db, exportId),
})

async function prepare(context: AppContext, exportId: string): Promise<void> {
  const owner = await findWaitingOwner(context.db, exportId)
  if (!owner) return
  const zip = await makeZip(await collectOwnData(context, owner), context.clock.now())
  const { keyId, bytes: sealed } = context.sealing.seal(zip, zipPlace(exportId))

  await context.db.transaction().execute(async (trx) => {
    const expiresAt = new Date(context.clock.now().getTime() + EXPORT_HOURS * HOUR_MS)
    if (!(await updateReady(trx, exportId, { keyId, sealed, bytes: zip.length, expiresAt }))) return
    await clearOtherZips(trx, owner.id, exportId)
    await notify(trx, context, {
      userId: owner.id,
      kind: 'export_ready',
      reference: `export_ready:${exportId}`,
      title: 'Kopia Twoich danych jest gotowa',
      message: `Pobierz ją w ustawieniach konta w ciągu ${EXPORT_HOURS} godzin.`,
      target: 'account',
    })
    const address = await findMailAddress(trx, owner.id)
    if (address !== undefined)
      await context.jobs.enqueue(trx, sendMessage, exportMail(address, `${context.publicUrl}/settings/account?export=${exportId}`))
  })
}
