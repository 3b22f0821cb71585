import type { User } from '@spizarka/contract/accounts'
import { showUser } from '../lib/session.ts'
import { tokens } from '../lib/session/tokens.ts'

export function aUser(changes: Partial<User> = {}): User {
  return {
    id: 7,
    username: 'marta',
    email: 'marta@example.pl',
    plan: 'free',
    ai_points: 204,
    marketing_consent: false,
    has_received_pwa_install_reward: false,
    subscription_cancelled: false,
    has_used_discount_code: false,
    is_admin: false,
    ...changes,
  }
}

/** Someone is signed in on this page, without a call to the API. */
export function signedIn(changes: Partial<User> = {}): User {
  const user = aUser(changes)
  tokens.save({ access: 'access-1', refresh: 'refresh-1' })
  showUser(user)
  return user
}
