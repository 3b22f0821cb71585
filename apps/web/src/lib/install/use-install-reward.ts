import { POINTS } from '@spizarka/contract/limits'
import { claimInstallReward, listPointHistory } from '@spizarka/contract/points'
import { isApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { queryClient } from '../query-client.ts'
import { randomUuid } from '../random-uuid.ts'
import { reloadUser } from '../session/keep-session.ts'
import { creditBonus, readSession, showUser, useSession } from '../session/session.ts'
import { useInstallation } from './installation.ts'
import { isStandalone } from './standalone.ts'

let claimInFlight: Promise<number> | undefined

/** Credits the points for installing the app, once however often it is called; resolves to the points, 0 when they had been taken before. */
export function claimReward(): Promise<number> {
  claimInFlight ??= claim().finally(() => {
    claimInFlight = undefined
  })
  return claimInFlight
}

async function claim(): Promise<number> {
  try {
    await call(claimInstallReward, { idempotencyKey: randomUuid() })
  } catch (error) {
    if (!isApiError(error, 409)) throw error
    await reloadUser()
    return 0
  }
  const { user } = readSession()
  if (user) showUser({ ...user, has_received_pwa_install_reward: true })
  creditBonus(POINTS.installReward)
  await queryClient.invalidateQueries({ queryKey: [listPointHistory.path] })
  return POINTS.installReward
}

/** Whether the points for installing the app are waiting to be credited. */
export function useInstallRewardDue(): boolean {
  const { user } = useSession()
  const { installed } = useInstallation()
  return user !== null && !user.has_received_pwa_install_reward && (installed || isStandalone())
}
