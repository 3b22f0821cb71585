import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { decodeUid, hashLinkToken } from './account-link.ts'
import { lockUser } from './accounts.queries.ts'
import { findLink, updateLinkUsed } from './links.queries.ts'
import { startAccount } from './start-account.ts'

/** Makes an account usable with the link of its mail and grants the first points; throws AppError when the link is no good. */
export async function activateAccount(context: AppContext, link: { uid: string; token: string }): Promise<void> {
  const userId = decodeUid(link.uid)
  if (userId === undefined) throw new AppError('link_uid_invalid')
  const now = context.clock.now()
  await context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId)
    if (!user) throw new AppError('link_uid_invalid')
    const found = await findLink(trx, userId, 'activation', hashLinkToken(link.token))
    if (!found) throw new AppError('link_token_invalid')
    // Before expiry: who comes back to an old mail is told that all is well.
    if (user.is_active) throw new AppError('already_activated')
    if (found.expires_at <= now) throw new AppError('link_token_invalid')
    await updateLinkUsed(trx, found.id, now)
    await startAccount(trx, context, user)
  })
}
