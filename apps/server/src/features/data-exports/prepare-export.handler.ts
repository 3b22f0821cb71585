import { EXPORT_HOURS } from '@spizarka/contract/limits'
import type { AppContext } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/db/connect.ts'
import { bindJob } from '../../platform/jobs/binding.ts'
import { findConsent, findMailAddress } from '../accounts/index.ts'
import { sendMessage } from '../mail/index.ts'
import { notify } from '../notifications/index.ts'
import { lockProfile } from '../profile/index.ts'
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
  const agreedAt = await lastWordOnHealth(context.db, owner.id)
  const zip = await makeZip(await collectOwnData(context, owner), context.clock.now())
  const { keyId, bytes: sealed } = context.sealing.seal(zip, zipPlace(exportId))

  await context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, owner.id)
    // What was withdrawn is in the zip: the next try collects what there is now.
    if ((await lastWordOnHealth(trx, owner.id)) !== agreedAt) throw new Error('The consent to the use of health data changed meanwhile')
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

/** When the consent to the use of health data was last given or withdrawn; undefined when it never was. */
async function lastWordOnHealth(db: Db | Trx, userId: number): Promise<number | undefined> {
  return (await findConsent(db, userId, 'health'))?.created_at.getTime()
}
