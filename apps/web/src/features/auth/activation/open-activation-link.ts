import { isApiError } from '../../../lib/api/api-error.ts'
import { loadAuthCalls } from '../load-auth-calls.ts'

const INVALID = 'Link aktywacyjny jest nieprawidłowy lub już wygasł. Poproś o nowy, wyślemy go od razu.'

export type Activation =
  | { state: 'success' | 'unreachable' }
  | { state: 'error'; message: string }
  /** The account works already, there is nothing left to do. */
  | { state: 'used'; message: string }

/** Uses an activation link and says what came of it. */
export async function openActivationLink(uid: string | undefined, token: string | undefined): Promise<Activation> {
  if (!uid || !token) return { state: 'error', message: INVALID }
  try {
    const { activateAccount } = await loadAuthCalls()
    await activateAccount(uid, token)
    return { state: 'success' }
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) return { state: 'unreachable' }
    return { state: error.status === 403 ? 'used' : 'error', message: error.detail ?? INVALID }
  }
}
