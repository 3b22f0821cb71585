import { POINTS } from '@spizarka/contract/limits'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { awardPoints } from '../points/index.ts'
import { lockUser, updateInstallReward } from './accounts.queries.ts'

/** Credits the points for installing the app, once an account; throws AppError `install_reward_taken` after that. */
export async function claimInstallReward({ db }: AppContext, call: CallIdentity) {
  return once(db, call, async (trx) => {
    const user = await lockUser(trx, call.userId)
    if (!user) throw new AppError('user_not_found')
    if (user.has_received_pwa_install_reward) throw new AppError('install_reward_taken')
    await updateInstallReward(trx, user.id)
    await awardPoints(trx, { userId: user.id, reason: 'pwa_install_reward', reference: String(user.id), amount: POINTS.installReward })
    return { points_awarded: POINTS.installReward }
  })
}
