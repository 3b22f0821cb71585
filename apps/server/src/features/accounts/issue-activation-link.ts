import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { sendMessage } from '../mail/index.ts'
import { createLinkToken, encodeUid, hashLinkToken, LINK_DAYS } from './account-link.ts'
import { activationMail } from './activation-mail.ts'
import { insertLink } from './links.queries.ts'

/** Makes a link that activates the account and queues the mail with it. Links made before keep working. */
export async function issueActivationLink(trx: Trx, context: AppContext, user: { id: number; email: string }): Promise<void> {
  const token = createLinkToken()
  const now = context.clock.now()
  await insertLink(trx, {
    userId: user.id,
    purpose: 'activation',
    tokenHash: hashLinkToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_DAYS * 86_400_000),
  })
  const url = `${context.publicUrl}/activate/${encodeUid(user.id)}/${token}`
  await context.jobs.enqueue(trx, sendMessage, activationMail(user.email, url))
}
