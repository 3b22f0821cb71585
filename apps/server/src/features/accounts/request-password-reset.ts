import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { sendMessage } from '../mail/index.ts'
import { findUserByEmail } from './accounts.queries.ts'
import { issueLink } from './issue-link.ts'
import { passwordResetMail } from './password-reset-mail.ts'

/**
 * Mails a link that sets a new password, also to whoever never activated the account: the mail proves the address as well.
 * Links made before keep working until one of them is used. Throws AppError `reset_account_unknown`.
 */
export async function requestPasswordReset(context: AppContext, email: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email)
    if (!user) throw new AppError('reset_account_unknown')
    const url = await issueLink(trx, context, { userId: user.id, purpose: 'password_reset' })
    await context.jobs.enqueue(trx, sendMessage, passwordResetMail(user.email, url))
  })
}
