import { useEffect, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { loadAuthCalls } from '../load-auth-calls.ts'

const INVALID = 'Link aktywacyjny jest nieprawidłowy lub już wygasł. Poproś o nowy, wyślemy go od razu.'

export type Activation =
  | { state: 'loading' | 'success' | 'unreachable' }
  /** `used`: the account works already, there is nothing left to do. */
  | { state: 'error'; message: string; used: boolean }

/** Uses an activation link; `retry` is for a try that never reached the server. */
export function useActivation(uid: string | undefined, token: string | undefined) {
  const [activation, setActivation] = useState<Activation>({ state: 'loading' })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let shown = true
    activate(uid, token).then((outcome) => {
      if (shown) setActivation(outcome)
    }, reportError)
    return () => {
      shown = false
    }
  }, [uid, token, tries])

  const retry = () => {
    setActivation({ state: 'loading' })
    setTries(tries + 1)
  }
  return { activation, retry }
}

async function activate(uid: string | undefined, token: string | undefined): Promise<Activation> {
  if (!uid || !token) return { state: 'error', message: INVALID, used: false }
  try {
    const { activateAccount } = await loadAuthCalls()
    await activateAccount(uid, token)
    return { state: 'success' }
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) return { state: 'unreachable' }
    return { state: 'error', message: error.detail ?? INVALID, used: error.status === 403 }
  }
}
