import type { changePassword as endpoint } from '@spizarka/contract/account-changes'
import type { BodyOut } from '@spizarka/contract/endpoint'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { findPasswordHash, lockUser } from '../accounts.queries.ts'
import { limitPassword } from '../rate-limits.ts'
import { isCommonPassword, replacePassword } from './new-password.ts'

/** Changes the password of somebody who knows the current one; this session goes on, all others end. */
export async function changePassword(context: AppContext, caller: Caller, body: BodyOut<typeof endpoint>): Promise<void> {
  const confirmed = await confirmPassword(context, caller.id, body.current_password)
  if (isCommonPassword(body.new_password)) throw new AppError('new_password_too_common')
  const passwordHash = await context.passwords.hash(body.new_password, [`user ${caller.id}`])
  await context.db.transaction().execute(async (trx) => {
    const user = await lockConfirmedUser(trx, confirmed)
    await replacePassword(trx, context, user, { passwordHash, keptSessionId: caller.sessionId })
  })
}

/** A user who has given the password that was in force a moment ago. */
interface ConfirmedUser {
  id: number
  passwordHash: string
}

/** Holds a password against the user's own; throws AppError `current_password_wrong`, and `too_many_requests` after some tries. */
export async function confirmPassword(context: AppContext, userId: number, password: string): Promise<ConfirmedUser> {
  await limitPassword(context, userId)
  const passwordHash = await findPasswordHash(context.db, userId)
  const fits = await context.passwords.verify(passwordHash ?? null, password, [`user ${userId}`])
  if (passwordHash === undefined || !fits) throw new AppError('current_password_wrong')
  return { id: userId, passwordHash }
}

/** The user's row, locked; throws AppError when the password has been changed meanwhile, or the account deleted. */
export async function lockConfirmedUser(trx: Trx, { id, passwordHash }: ConfirmedUser) {
  const user = await lockUser(trx, id)
  if (!user) throw new AppError('user_not_found')
  if (user.password_hash !== passwordHash) throw new AppError('current_password_wrong')
  return user
}
