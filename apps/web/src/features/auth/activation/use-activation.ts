import { useEffect, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { starts } from '../../../lib/starts.ts'
import { loadAuthCalls } from '../load-auth-calls.ts'

const INVALID = 'Link aktywacyjny jest nieprawidłowy lub już wygasł. Poproś o nowy, wyślemy go od razu.'

export type Activation =
  | { state: 'loading' | 'success' | 'unreachable' }
  /** `used`: the account works already, there is nothing left to do. */
  | { state: 'error'; message: string; used: boolean }

/** Uses an activation link; `retry` is for a try that never reached the server. */
export function useActivation(uid: string | undefined, token: string | undefined) {
  const [activation, setActivation] = useState<Activation>({ state: 'loading' })

  useEffect(() => {
    let shown = true
    starts(async () => {
      const outcome = await activate(uid, token)
      if (shown) setActivation(outcome)
    })()
    return () => {
      shown = false
    }
  }, [uid, token])

  const retry = async () => {
    setActivation({ state: 'loading' })
    setActivation(await activate(uid, token))
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
