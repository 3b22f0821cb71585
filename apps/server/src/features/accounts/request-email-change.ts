import type { requestEmailChange as endpoint } from '@spizarka/contract/account-changes'
import type { BodyOut } from '@spizarka/contract/endpoint'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Caller } from '../../platform/http/route.ts'
import { sendMessage } from '../mail/index.ts'
import { findUserByEmail } from './accounts.queries.ts'
import { confirmPassword, lockConfirmedUser } from './current-password.ts'
import { emailChangeMail, emailChangeNotice } from './email-change-mails.ts'
import { issueLink } from './issue-link.ts'
import { deleteLinks } from './links.queries.ts'
import { limitEmailChange } from './rate-limits.ts'

/** Mails a link to the new address and a notice to the present one; links of an earlier request die. */
export async function requestEmailChange(context: AppContext, caller: Caller, body: BodyOut<typeof endpoint>): Promise<void> {
  const newEmail = body.new_email
  const confirmed = await confirmPassword(context, caller.id, body.current_password)
  await limitEmailChange(context, caller.id, newEmail)
  await context.db.transaction().execute(async (trx) => {
    const user = await lockConfirmedUser(trx, confirmed)
    if (user.email === newEmail) throw new AppError('new_email_same')
    if (await findUserByEmail(trx, newEmail)) throw new AppError('new_email_taken')
    await deleteLinks(trx, user.id, ['email_change'])
    const emailChange = { newEmail, sessionId: caller.sessionId }
    const url = await issueLink(trx, context, { userId: user.id, purpose: 'email_change', emailChange })
    await context.jobs.enqueue(trx, sendMessage, emailChangeMail(newEmail, url))
    await context.jobs.enqueue(trx, sendMessage, emailChangeNotice(user.email, context.publicUrl))
  })
}
