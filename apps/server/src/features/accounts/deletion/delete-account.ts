import { PURGE_DAYS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import type { MailMessage } from '@spizarka/integrations/mail'
import { z } from 'zod'
import type { AppContext } from '../../../platform/context.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { composeMail, sendMessage } from '../../mail/index.ts'
import { deleteLinks } from '../account-links.queries.ts'
import {
  deleteNeverActivated,
  deleteUser,
  insertDeletion,
  listDeletedUsers,
  updateDeletionPurged,
  updateUserDeleted,
} from '../accounts.queries.ts'
import { confirmPassword, lockConfirmedUser } from '../credentials/change-password.ts'
import { updateAuthSessionsRevoked } from '../sessions/auth-sessions.queries.ts'

/** Deletes an account for good: signed out and invisible at once, its login and address free again; the purge takes its data. */
export async function deleteAccount(context: AppContext, userId: number, password: string): Promise<void> {
  const confirmed = await confirmPassword(context, userId, password)
  const now = context.clock.now()
  await context.db.transaction().execute(async (trx) => {
    const user = await lockConfirmedUser(trx, confirmed)
    await updateUserDeleted(trx, userId, now)
    await insertDeletion(trx, userId, now)
    await deleteLinks(trx, userId, ['activation', 'password_reset', 'email_change'])
    await updateAuthSessionsRevoked(trx, userId, { keptSessionId: null, at: now })
    await context.jobs.enqueue(trx, sendMessage, accountDeletedMail(user.email))
  })
}

const UNUSED_DAYS = 7
const DAY_MS = 86_400_000

/** Deletes the data of accounts that their owners deleted, and accounts that were not activated within a week. */
export const purgeDeleted = defineJob({
  name: 'accounts.purge-deleted',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 900,
  concurrency: 1,
  async handle({ db, clock }) {
    const now = clock.now()
    // One transaction an account: what is done stays done, and nobody waits for long.
    for (const userId of await listDeletedUsers(db)) {
      await db.transaction().execute(async (trx) => {
        await deleteUser(trx, userId)
        await updateDeletionPurged(trx, userId, now)
      })
    }
    await deleteNeverActivated(db, { before: new Date(now.getTime() - UNUSED_DAYS * DAY_MS), now })
  },
  // The next night's job does it all, well before the week is over that we promise.
  onExhausted: async () => {},
})

/** The last mail that an account gets. */
export function accountDeletedMail(address: string): MailMessage {
  return composeMail(address, {
    subject: 'Konto w Spiżarce zostało usunięte',
    preview: 'Wylogowaliśmy wszystkie urządzenia. Tego nie można cofnąć.',
    heading: 'Konto usunięte',
    before: [
      'Twoje konto w Spiżarce zostało usunięte, a wszystkie urządzenia wylogowane. Tego nie można cofnąć.',
      `Spiżarnia, profil i cała reszta znikną z naszych systemów w ciągu ${PURGE_DAYS} ${plural(PURGE_DAYS, ['dnia', 'dni', 'dni'])}. Zostaje to, co każe zachować prawo i regulamin: faktury oraz wpis, że konto istniało.`,
    ],
    after: ['Login i adres są znowu wolne: zawsze możesz założyć nowe konto.'],
    footer: 'Ta wiadomość przyszła, bo konto z tym adresem zostało usunięte w ustawieniach po podaniu hasła.',
  })
}
