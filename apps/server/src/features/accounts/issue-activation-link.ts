import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { sendMessage } from '../mail/index.ts'
import { activationMail } from './activation-mail.ts'
import { issueLink } from './issue-link.ts'

/** Makes a link that activates the account and queues the mail with it. Links made before keep working. */
export async function issueActivationLink(trx: Trx, context: AppContext, user: { id: number; email: string }): Promise<void> {
  const url = await issueLink(trx, context, { userId: user.id, purpose: 'activation' })
  await context.jobs.enqueue(trx, sendMessage, activationMail(user.email, url))
}
