import type { AppContext } from '../../platform/context.ts'
import { sendMessage } from '../mail/index.ts'
import { accountDeletedMail } from './account-deleted-mail.ts'
import { confirmPassword, lockConfirmedUser } from './current-password.ts'
import { insertDeletion, updateDeleted } from './deletions.queries.ts'
import { deleteLinks } from './links.queries.ts'
import { revokeSessions } from './sessions.queries.ts'

/** Deletes an account for good: signed out and invisible at once, its login and address free again; the purge takes its data. */
export async function deleteAccount(context: AppContext, userId: number, password: string): Promise<void> {
  const confirmed = await confirmPassword(context, userId, password)
  const now = context.clock.now()
  await context.db.transaction().execute(async (trx) => {
    const user = await lockConfirmedUser(trx, confirmed)
    await updateDeleted(trx, userId, now)
    await insertDeletion(trx, userId, now)
    await deleteLinks(trx, userId, ['activation', 'password_reset', 'email_change'])
    await revokeSessions(trx, userId, { keptSessionId: null, at: now })
    await context.jobs.enqueue(trx, sendMessage, accountDeletedMail(user.email))
  })
}
