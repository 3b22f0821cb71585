import type { AdminUser } from '@spizarka/contract/admin'
import type { AppContext } from '../../platform/context.ts'
import { recordAct } from '../audit/index.ts'
import { getUser } from './get-user.ts'

/** Shows an account to an administrator, which the audit log remembers; throws AppError `not_found`. */
export async function viewUser({ db, clock }: AppContext, adminId: number, userId: number): Promise<AdminUser> {
  return db.transaction().execute(async (trx) => {
    const user = await getUser(trx, userId)
    await recordAct(trx, { adminId, act: 'user_viewed', subjectId: userId, at: clock.now() })
    return user
  })
}
