import type { AppContext } from '../../platform/context.ts'

// Each throws AppError `too_many_requests` when the network address, or the account that the call is about, was tried too often.

export async function limitSignIn({ rateLimits, settings }: AppContext, address: string, identifier: string): Promise<void> {
  await rateLimits.take('login-address', address, settings.RATE_LOGIN_ADDRESS)
  // Every spelling that finds the account counts as one: full-width letters are no fresh tries.
  await rateLimits.take('login-account', identifier.normalize('NFKC').toLowerCase(), settings.RATE_LOGIN_ACCOUNT)
}

export async function limitRegistration({ rateLimits, settings }: AppContext, address: string, email: string): Promise<void> {
  await rateLimits.take('register-address', address, settings.RATE_REGISTER_ADDRESS)
  await rateLimits.take('register-account', email, settings.RATE_REGISTER_ACCOUNT)
}

export async function limitResend({ rateLimits, settings }: AppContext, address: string, email: string): Promise<void> {
  await limitLink({ rateLimits, settings }, address)
  await rateLimits.take('resend-account', email, settings.RATE_REGISTER_ACCOUNT)
}

export async function limitLink({ rateLimits, settings }: Pick<AppContext, 'rateLimits' | 'settings'>, address: string): Promise<void> {
  await rateLimits.take('link-address', address, settings.RATE_LINK_ADDRESS)
}

export async function limitRefresh({ rateLimits, settings }: AppContext, address: string): Promise<void> {
  await rateLimits.take('refresh-address', address, settings.RATE_REFRESH_ADDRESS)
}
