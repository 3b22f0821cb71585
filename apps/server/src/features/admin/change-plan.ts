import type { Plan } from '@spizarka/contract/accounts'
import type { AdminUser } from '@spizarka/contract/admin'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { recordAct } from '../audit/index.ts'
import { getUser } from './get-user.ts'
import { lockPlan, updatePlan } from './users.queries.ts'

/** Gives an account another plan; its points stay. Throws AppError `own_plan_fixed`, `not_found`. */
export async function changePlan({ db, clock }: AppContext, adminId: number, userId: number, plan: Plan): Promise<AdminUser> {
  if (userId === adminId) throw new AppError('own_plan_fixed')
  return db.transaction().execute(async (trx) => {
    const before = await lockPlan(trx, userId)
    if (before !== undefined && before !== plan) {
      await updatePlan(trx, userId, plan)
      const details = { before, after: plan }
      await recordAct(trx, { adminId, act: 'plan_changed', subjectId: userId, details, at: clock.now() })
    }
    return getUser(trx, userId)
  })
}
