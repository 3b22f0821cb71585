import { setTimeout as sleep } from 'node:timers/promises'
import type { AppContext } from '../../platform/context.ts'
import { networkOf } from '../../platform/rate-limit/rate-limits.ts'

type Limits = Pick<AppContext, 'rateLimits' | 'settings'>

// Each throws AppError `too_many_requests` when the network address, or the account that the call is about, was tried too often.

export async function limitSignIn({ rateLimits, settings }: Limits, address: string, identifier: string): Promise<void> {
  await rateLimits.take('login-address', networkOf(address), settings.RATE_LOGIN_ADDRESS)
  // Every spelling that finds the account counts as one: full-width letters are no fresh tries.
  await rateLimits.take('login-account', identifier.normalize('NFKC').toLowerCase(), settings.RATE_LOGIN_ACCOUNT)
}

export async function limitRegistration({ rateLimits, settings }: Limits, address: string, email: string): Promise<void> {
  await rateLimits.take('register-address', networkOf(address), settings.RATE_REGISTER_ADDRESS)
  await rateLimits.take('register-account', email, settings.RATE_REGISTER_ACCOUNT)
}

export async function limitResend(limits: Limits, address: string, email: string): Promise<void> {
  await limitLink(limits, address)
  await limits.rateLimits.take('resend-account', email, limits.settings.RATE_REGISTER_ACCOUNT)
}

/** The answer tells whether there is an account, so it is given sparingly. */
export async function limitReset({ rateLimits, settings }: Limits, address: string, email: string): Promise<void> {
  await rateLimits.take('reset-address', networkOf(address), settings.RATE_RESET_ADDRESS)
  await rateLimits.take('reset-account', email, settings.RATE_REGISTER_ACCOUNT)
}

/** Here too the answer tells of others' accounts; and nobody's mailbox is to be flooded. */
export async function limitEmailChange({ rateLimits, settings }: Limits, userId: number, newEmail: string): Promise<void> {
  await rateLimits.take('email-change-user', String(userId), settings.RATE_REGISTER_ACCOUNT)
  await rateLimits.take('email-change-account', newEmail, settings.RATE_REGISTER_ACCOUNT)
}

export async function limitLink({ rateLimits, settings }: Limits, address: string): Promise<void> {
  await rateLimits.take('link-address', networkOf(address), settings.RATE_LINK_ADDRESS)
}

export async function limitRefresh({ rateLimits, settings }: Limits, address: string): Promise<void> {
  await rateLimits.take('refresh-address', networkOf(address), settings.RATE_REFRESH_ADDRESS)
}

export async function limitPassword({ rateLimits, settings }: Limits, userId: number): Promise<void> {
  await rateLimits.take('password-user', String(userId), settings.RATE_PASSWORD_USER)
}

// Longer than what is done for an address that is known.
const MIN_RESPONSE_MS = 100

/** Does a work that ends, well or badly, no sooner than after a tenth of a second: how long it took does not tell what it found. */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), sleep(MIN_RESPONSE_MS)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
