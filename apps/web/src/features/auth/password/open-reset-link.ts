import { isApiError } from '../../../lib/api/api-error.ts'
import { NO_CONNECTION } from '../../../lib/texts.ts'
import { loadAuthCalls } from '../load-auth-calls.ts'
import { blamesLink } from './reset-texts.ts'

export type ResetLink =
  | { state: 'valid'; uid: string; token: string }
  | { state: 'invalid' }
  /** No answer that says anything about the link. */
  | { state: 'unknown'; message: string }

/** Looks whether a reset link is good, without using it up: it is when a try with empty passwords finds no fault with the link. */
export async function openResetLink(uid: string | undefined, token: string | undefined): Promise<ResetLink> {
  if (!uid || !token) return { state: 'invalid' }
  const valid = { state: 'valid', uid, token } as const
  try {
    const { setNewPassword } = await loadAuthCalls()
    await setNewPassword(uid, token)
    return valid
  } catch (error) {
    if (isApiError(error, 400) && !blamesLink(error)) return valid
    if (!isApiError(error) || error.status >= 500) return { state: 'unknown', message: NO_CONNECTION }
    if (error.status === 429) return { state: 'unknown', message: error.message }
    return { state: 'invalid' }
  }
}
