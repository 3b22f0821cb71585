import { activate, register, resendActivation } from '@spizarka/contract/accounts'
import type { BodyIn } from '@spizarka/contract/endpoint'
import { isApiError } from '../../lib/api/api-error.ts'
import { publicCall } from '../../lib/api/public-call.ts'

export { beginSession } from '../../lib/session/keep-session.ts'

type Registration = BodyIn<typeof register>

export async function createAccount(registration: Registration): Promise<void> {
  await publicCall(register, { body: registration })
}

export async function sendActivationLink(email: string): Promise<void> {
  await publicCall(resendActivation, { body: { email } })
}

const activations = new Map<string, Promise<void>>()

/**
 * Uses an activation link. A link works once, and React runs effects twice in development: whoever asks again gets the first answer,
 * unless there was none.
 */
export function activateAccount(uid: string, token: string): Promise<void> {
  const known = activations.get(token)
  if (known) return known
  const activation = publicCall(activate, { body: { uid, token } }).catch((error: unknown) => {
    if (!isApiError(error) || error.status >= 500) activations.delete(token)
    throw error
  })
  activations.set(token, activation)
  return activation
}
