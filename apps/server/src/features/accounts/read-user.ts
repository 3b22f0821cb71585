import type { User } from '@spizarka/contract/accounts'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { getBalance } from '../points/index.ts'
import { findUser } from './accounts.queries.ts'

/** A user as the contract shows them; throws AppError `user_not_found`. */
export async function readUser({ db }: AppContext, userId: number): Promise<User> {
  const [user, points] = await Promise.all([findUser(db, userId), getBalance(db, userId)])
  if (!user) throw new AppError('user_not_found')
  return { ...user, ai_points: points }
}
