import { refreshAccess } from '@spizarka/contract/accounts'
import { isApiError } from '../api/api-error.ts'
import { publicCall } from '../api/public-call.ts'
import { endSessionLocally } from './session.ts'
import { tokens } from './tokens.ts'

let refreshInFlight: Promise<boolean> | undefined

/**
 * After a 401: true when there is another access token than the rejected one. One refresh serves every call that waits for it, in all
 * tabs. A refused refresh ends the session; a refresh that got no answer throws and ends nothing.
 */
export function refreshAccessToken(rejected: string | null): Promise<boolean> {
  refreshInFlight ??= withCrossTabLock(() => requestAccessToken(rejected)).finally(() => {
    refreshInFlight = undefined
  })
  return refreshInFlight
}

async function requestAccessToken(rejected: string | null): Promise<boolean> {
  const current = tokens.access()
  // Another call or another tab was quicker.
  if (current !== null && current !== rejected) return true
  const refresh = tokens.refresh()
  if (refresh === null) return expire()
  try {
    const { access } = await publicCall(refreshAccess, { body: { refresh } })
    // Signed out, or in as someone else, in the meantime: this token is nobody's.
    if (tokens.refresh() !== refresh) return false
    tokens.saveAccess(access)
    return true
  } catch (error) {
    if (isRefusal(error)) return expire()
    throw error
  }
}

function expire(): false {
  endSessionLocally('expired')
  return false
}

// Too many tries say nothing about the token, nor does a server in trouble.
function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429
}

function withCrossTabLock<Result>(task: () => Promise<Result>): Promise<Result> {
  // Only secure pages have locks; without them two tabs refresh twice, which the server allows.
  const locks: LockManager | null | undefined = navigator.locks
  return locks ? locks.request('spizarka.refresh', task) : task()
}
