import type { AppContext } from '../../platform/context.ts'
import { uniqueViolation } from '../../platform/db/violations.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { decodeUid, hashLinkToken } from './account-link.ts'
import { lockUser, updateEmail } from './accounts.queries.ts'
import { deleteLinks, findLink } from './links.queries.ts'
import { revokeSessions } from './sessions.queries.ts'

/**
 * Changes the address with the link that went to the new one; the session that asked for the change goes on, the others end, and
 * links in the old mailbox die. Throws AppError when the link is no good or somebody has taken the address meanwhile.
 */
export async function confirmEmailChange(context: AppContext, link: { uid: string; token: string }): Promise<void> {
  const userId = decodeUid(link.uid)
  if (userId === undefined) throw new AppError('link_uid_invalid')
  await changeAddress(context, userId, link.token).catch((error: unknown) => {
    throw uniqueViolation(error) === 'users_email_uq' ? new AppError('new_email_taken') : error
  })
}

async function changeAddress(context: AppContext, userId: number, token: string): Promise<void> {
  const now = context.clock.now()
  await context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId)
    if (!user) throw new AppError('link_uid_invalid')
    const found = await findLink(trx, userId, 'email_change', hashLinkToken(token))
    if (!found?.new_email || found.expires_at <= now) throw new AppError('link_token_invalid')
    await updateEmail(trx, userId, found.new_email)
    await deleteLinks(trx, userId, ['password_reset', 'email_change'])
    await revokeSessions(trx, userId, { keptSessionId: found.session_id, at: now })
  })
}
