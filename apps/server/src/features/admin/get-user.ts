import type { AdminUser } from '@spizarka/contract/admin'
import type { Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { presentUser } from './present-user.ts'
import { findUser } from './users.queries.ts'

/** One account as administrators see it; throws AppError `not_found` also when it is deleted. */
export async function getUser(trx: Trx, userId: number): Promise<AdminUser> {
  const user = await findUser(trx, userId)
  if (!user) throw new AppError('not_found')
  return presentUser(user)
}
