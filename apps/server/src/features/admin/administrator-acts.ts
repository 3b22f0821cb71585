import type { Plan } from '@spizarka/contract/accounts'
import type { AdminUser, Broadcast } from '@spizarka/contract/admin'
import type { AppContext } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { retryFailedJob } from '../../platform/jobs/failed-jobs.ts'
import { recordAct } from '../audit/index.ts'
import { findRunningSubscription } from '../billing/index.ts'
import { queueBroadcast } from '../notifications/index.ts'
import { awardPoints } from '../points/index.ts'
import { findUser, lockPlan, updatePlan } from './admin.queries.ts'
import { presentUser } from './present.ts'

/** Shows an account to an administrator, which the audit log remembers; throws AppError `not_found`. */
export async function viewUser({ db, clock }: AppContext, adminId: number, userId: number): Promise<AdminUser> {
  return db.transaction().execute(async (trx) => {
    const user = await getUser(trx, userId)
    await recordAct(trx, { adminId, act: 'user_viewed', subjectId: userId, at: clock.now() })
    return user
  })
}

/** Gives an account another plan; its points stay. Throws AppError `own_plan_fixed`, `paid_plan_fixed`, `not_found`. */
export async function changePlan({ db, clock }: AppContext, adminId: number, userId: number, plan: Plan): Promise<AdminUser> {
  if (userId === adminId) throw new AppError('own_plan_fixed')
  return db.transaction().execute(async (trx) => {
    const before = await lockPlan(trx, userId)
    if (before !== undefined && before !== plan) {
      // Who pays would go on paying for another plan than the one that they have.
      if (await findRunningSubscription(trx, userId)) throw new AppError('paid_plan_fixed')
      await updatePlan(trx, userId, plan)
      const details = { before, after: plan }
      await recordAct(trx, { adminId, act: 'plan_changed', subjectId: userId, details, at: clock.now() })
    }
    return getUser(trx, userId)
  })
}

interface AdminAward {
  userId: number
  /** Negative to take points. */
  amount: number
  /** In the administrator's words; the user reads them. */
  reason: string
}

/** Gives another's account points or takes them, once per idempotency key. Throws AppError `own_points_fixed`, `not_found`, `balance_too_low`. */
export async function awardPointsAsAdmin({ db, clock }: AppContext, call: CallIdentity, award: AdminAward): Promise<AdminUser> {
  const { userId, amount, reason } = award
  if (userId === call.userId) throw new AppError('own_points_fixed')
  return once(db, call, async (trx) => {
    // A deletion waits until this is done, or is seen here.
    if ((await lockPlan(trx, userId)) === undefined) throw new AppError('not_found')
    const details = { amount, reason }
    const entryId = await recordAct(trx, { adminId: call.userId, act: 'points_awarded', subjectId: userId, details, at: clock.now() })
    await awardPoints(trx, { userId, reason: 'admin_award', reference: `audit:${entryId}`, amount, note: reason })
    return getUser(trx, userId)
  })
}

/** Queues a job that was given up once more. Throws AppError `not_found`, also when its kind is not known any more. */
export async function retryJob(context: AppContext, adminId: number, jobId: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const job = await retryFailedJob(trx, context, jobId)
    await recordAct(trx, { adminId, act: 'job_retried', details: { job, id: jobId }, at: context.clock.now() })
  })
}

/** Queues a notice to everybody, once per idempotency key. */
export async function sendBroadcast(
  context: AppContext,
  call: CallIdentity,
  given: { title: string; message: string },
): Promise<Broadcast> {
  // PostgreSQL keeps no half of a surrogate pair, neither in a text nor in the answer that a repeat gets.
  const notice = { title: given.title, message: given.message.toWellFormed() }
  return once(context.db, call, async (trx) => {
    const broadcast = await queueBroadcast(trx, context, notice)
    const details = { id: broadcast.id, title: notice.title }
    await recordAct(trx, { adminId: call.userId, act: 'broadcast_sent', details, at: context.clock.now() })
    return broadcast
  })
}

/** One account as administrators see it; throws AppError `not_found` also when it is deleted. */
export async function getUser(trx: Db | Trx, userId: number): Promise<AdminUser> {
  const user = await findUser(trx, userId)
  if (!user) throw new AppError('not_found')
  return presentUser(user)
}
