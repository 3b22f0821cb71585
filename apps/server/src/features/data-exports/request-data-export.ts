import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { EXPORT_HOURS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import type { DataExport } from '@spizarka/contract/privacy'
import type { MailMessage } from '@spizarka/integrations/mail'
import { type AsyncZipOptions, type AsyncZippable, zip as zipFiles } from 'fflate'
import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { findConsent, findMailAddress } from '../accounts/index.ts'
import { composeMail, sendMessage } from '../mail/index.ts'
import { notify } from '../notifications/index.ts'
import { lockProfile } from '../profile/index.ts'
import { collectOwnData } from './collect-own-data.ts'
import {
  deleteExpiredZips,
  deleteExportsBefore,
  deleteOtherZips,
  findLatestExport,
  findWaitingOwner,
  insertExport,
  updateFailed,
  updateReady,
} from './data-exports.queries.ts'
import { presentDataExport, zipPlace } from './read-data-export.ts'

/** Queues a copy of all that is kept about the caller; throws `export_under_way` while one is being prepared. */
export async function requestDataExport(context: AppContext, call: CallIdentity): Promise<DataExport> {
  // Who asks again while one is being prepared gets no other, and is not to run out of tries by it.
  const isUnderWay = (await findLatestExport(context.db, call.userId))?.state === 'preparing'
  if (!isUnderWay) await context.rateLimits.take('export', String(call.userId), context.settings.RATE_EXPORT_USER)
  return once(context.db, call, async (trx) => {
    const at = context.clock.now()
    const row = await insertExport(trx, { id: randomUUID(), userId: call.userId, at })
    if (!row) throw new AppError('export_under_way')
    await context.jobs.enqueue(trx, prepareExport, { exportId: row.id })
    return presentDataExport(row, at)
  })
}

const HOUR_MS = 3_600_000

/** Makes a copy of all that is kept about a user. */
export const prepareExport = defineJob({
  name: 'data-exports.prepare-export',
  payload: z.object({ exportId: z.uuid() }),
  retries: 3,
  retryDelaySeconds: 20,
  expireSeconds: 300,
  concurrency: 1,
  handle: (context, { exportId }) => prepare(context, exportId),
  // The screen says so, and another copy may be asked for.
  onExhausted: ({ db }, { exportId }) => updateFailed(db, exportId),
})

async function prepare(context: AppContext, exportId: string): Promise<void> {
  const owner = await findWaitingOwner(context.db, exportId)
  if (!owner) return
  const agreedAt = await lastHealthConsentChange(context.db, owner.id)
  const zip = await makeZip(await collectOwnData(context, owner), context.clock.now())
  const { keyId, bytes: sealed } = context.sealing.seal(zip, zipPlace(exportId))

  await context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, owner.id)
    // What was withdrawn is in the zip: the next try collects what there is now.
    if ((await lastHealthConsentChange(trx, owner.id)) !== agreedAt)
      throw new Error('The consent to the use of health data changed meanwhile')
    const expiresAt = new Date(context.clock.now().getTime() + EXPORT_HOURS * HOUR_MS)
    if (!(await updateReady(trx, exportId, { keyId, sealed, bytes: zip.length, expiresAt }))) return
    await deleteOtherZips(trx, owner.id, exportId)
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
async function lastHealthConsentChange(db: Db | Trx, userId: number): Promise<number | undefined> {
  return (await findConsent(db, userId, 'health'))?.created_at.getTime()
}

// Whoever comes back to an old link is told that the copy expired rather than that there was none.
const RETENTION_DAYS = 30
const DAY_MS = 86_400_000

/** Deletes copies of data whose time is over, and a month later that there were any. */
export const purgeExpired = defineJob({
  name: 'data-exports.purge-expired',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
  async handle({ db, clock }) {
    const now = clock.now()
    await deleteExpiredZips(db, now)
    await deleteExportsBefore(db, new Date(now.getTime() - RETENTION_DAYS * DAY_MS))
  },
  // The next hour's job does it all.
  onExhausted: async () => {},
})

/** The mail that says that a copy of one's data is ready. Its link leads to the settings: the mailbox alone must not open the data. */
export function exportMail(address: string, url: string): MailMessage {
  const hours = `${EXPORT_HOURS} ${plural(EXPORT_HOURS, ['godzinę', 'godziny', 'godzin'])}`
  return composeMail(address, {
    subject: 'Kopia Twoich danych jest gotowa',
    preview: `Czeka w ustawieniach konta przez ${hours}.`,
    heading: 'Kopia danych czeka na Ciebie',
    before: [`Wszystko, co Spiżarka o Tobie przechowuje, jest w jednym pliku. Możesz go pobrać przez ${hours}.`],
    button: { label: 'Pobierz moje dane', url },
    after: ['Poprosimy o zalogowanie. Po tym czasie plik zniknie z naszego serwera, a nowy możesz przygotować w każdej chwili.'],
    footer: 'Ta wiadomość przyszła, bo w ustawieniach konta poproszono o kopię danych. To nie Ty? Zmień hasło i sprawdź listę urządzeń.',
  })
}

const zipped = promisify<AsyncZippable, AsyncZipOptions, Uint8Array>((files, options, done) => zipFiles(files, options, done))

/** A zip of texts, in UTF-8, and of pictures, which do not shrink any more. Big texts are compressed beside the main thread. */
function makeZip(files: ReadonlyMap<string, string | Uint8Array>, at: Date): Promise<Uint8Array> {
  const entries = [...files].map(([path, content]) => [
    path,
    typeof content === 'string' ? Buffer.from(content) : ([content, { level: 0 }] as const),
  ])
  return zipped(Object.fromEntries(entries), { mtime: at })
}
