import type { User } from '@spizarka/contract/accounts'
import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import { POINTS } from '@spizarka/contract/limits'
import type { listConsents as endpoint } from '@spizarka/contract/privacy'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { awardPoints, getBalance } from '../points/index.ts'
import { findUser, lockUser, updateInstallRewardGiven, updateMarketingConsent } from './accounts.queries.ts'
import { countConsents, insertConsents, listConsents } from './consents.queries.ts'

/** A user as the contract shows them; throws AppError `user_not_found`. */
export async function readUser({ db }: AppContext, userId: number): Promise<User> {
  const [user, points] = await Promise.all([findUser(db, userId), getBalance(db, userId)])
  if (!user) throw new AppError('user_not_found')
  return { ...user, ai_points: points }
}

/** Credits the points for installing the app, once an account; throws AppError `install_reward_taken` after that. */
export async function claimInstallReward({ db }: AppContext, call: CallIdentity) {
  return once(db, call, async (trx) => {
    const user = await lockUser(trx, call.userId)
    if (!user) throw new AppError('user_not_found')
    if (user.has_received_pwa_install_reward) throw new AppError('install_reward_taken')
    await updateInstallRewardGiven(trx, user.id)
    await awardPoints(trx, { userId: user.id, reason: 'pwa_install_reward', reference: String(user.id), amount: POINTS.installReward })
    return { points_awarded: POINTS.installReward }
  })
}

/** One page of what a user agreed to, refused or withdrew, newest first. */
export async function readConsents(
  { db }: AppContext,
  userId: number,
  query: QueryOut<typeof endpoint>,
  url: string,
): Promise<ResponseOf<typeof endpoint>> {
  const [count, rows] = await Promise.all([countConsents(db, userId), listConsents(db, userId, windowOf(query))])
  const results = rows.map(({ id, created_at, ...consent }) => ({ ...consent, id: String(id), created_at: created_at.toISOString() }))
  return toPage(url, query, { count, results })
}

/** Gives or withdraws the marketing consent; a change is recorded, saying the same again is not. */
export async function changeMarketingConsent(context: AppContext, userId: number, granted: boolean): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId)
    if (!user || user.marketing_consent === granted) return
    await updateMarketingConsent(trx, userId, granted)
    await insertConsents(trx, userId, [{ kind: 'marketing', granted }], context.clock.now())
  })
}
