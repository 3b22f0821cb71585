import { readMe, signIn, signOut, type User } from '@spizarka/contract/accounts'
import { isApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { publicCall } from '../api/public-call.ts'
import { fireAndForget } from '../fire-and-forget.ts'
import { showBadge } from '../push/badge.ts'
import { deleteCachedPictures } from '../storage/cached-pictures.ts'
import { deviceStore } from '../storage/device-store.ts'
import { drafts } from '../storage/drafts.ts'
import { offlineCopies } from '../storage/offline-copy.ts'
import { forgetShared } from '../storage/shared-content.ts'
import { forgetUserDatabase } from '../storage/user-database.ts'
import { refreshAccessToken } from './refresh-access-token.ts'
import { endSessionLocally, readSession, showLoading, showUser, subscribeToSession } from './session.ts'
import { tokens } from './tokens.ts'

const RELOAD_MS = 300_000
const KNOWN_USER = 'user'

/** The refresh token of the session that is being kept. */
let currentRefreshToken: string | null | undefined
/** Whose session that is, once it is known. */
let currentUserId: number | undefined

/** Takes up the session whose tokens are stored: at the start of a page, and when another tab has begun one. */
export async function resumeSession(): Promise<void> {
  if (currentRefreshToken === tokens.refresh()) return
  startKeeping()
  showLoading()
  // Starts with the last known user, which is usually right and the only one available offline.
  const known = offlineCopies.find(KNOWN_USER, readMe)?.data
  if (known) showUser(known)
  try {
    showUser(await readUserWithRetry())
  } catch (error) {
    // No answer at all says nothing about the session.
    if (isApiError(error) && error.status < 500) endSessionLocally('expired')
  }
}

/** Signs in by login or e-mail; throws what the API said. */
export async function beginSession(identifier: string, password: string): Promise<void> {
  tokens.save(await publicCall(signIn, { body: { username: identifier, email: identifier, password } }))
  try {
    const user = await call(readMe)
    startKeeping()
    showUser(user)
  } catch (error) {
    tokens.clear()
    throw error
  }
}

/** Signs out: here at once, on the server as soon as it can be reached. */
export async function endSession(): Promise<void> {
  const refresh = tokens.refresh()
  endSessionLocally('signed-out')
  if (refresh === null) return
  // An unreachable server changes nothing here; there the session ends by age.
  await publicCall(signOut, { body: { refresh }, keepalive: true }).catch(() => undefined)
}

/** Reads the profile again; what is shown stays when that fails. */
export async function reloadUser(): Promise<void> {
  const owner = tokens.refresh()
  const shown = readSession().user
  const user = await call(readMe).catch(() => undefined)
  // Signed out, or points changed here, while the answer was on its way: it is out of date.
  if (user && tokens.refresh() === owner && readSession().user === shown) showUser(user)
}

// SPEC section 4: whatever the profile fails with at the start, a new access token is tried before the session is given up.
async function readUserWithRetry(): Promise<User> {
  try {
    return await call(readMe)
  } catch (error) {
    // After a 401 the new token has been tried already.
    if (isApiError(error, 401)) throw error
    await refreshAccessToken(tokens.access())
    return call(readMe)
  }
}

function startKeeping(): void {
  if (currentRefreshToken === undefined) {
    setInterval(reloadIfPresent, RELOAD_MS)
    window.addEventListener('online', reloadIfPresent)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') reloadIfPresent()
    })
    subscribeToSession(({ status, user, ended }) => {
      if (user) {
        currentUserId = user.id
        offlineCopies.save(KNOWN_USER, user, Date.now())
      }
      if (status !== 'guest') return
      // A session that ran out may be begun again by the same person: what they changed meanwhile waits for them.
      if (ended === 'signed-out' && currentUserId !== undefined) forgetUserDatabase(currentUserId)
      forgetUser()
    })
  }
  currentRefreshToken = tokens.refresh()
}

function forgetUser(): void {
  currentRefreshToken = null
  drafts.forgetAll()
  deviceStore.forgetAll()
  offlineCopies.forgetAll()
  fireAndForget(showBadge)(0)
  fireAndForget(deleteCachedPictures)()
  fireAndForget(forgetShared)()
  if ('Notification' in window && Notification.permission === 'granted') fireAndForget(forgetPush)()
}

/** What is sent to this browser was for whoever has left; its code comes for those who have it. */
async function forgetPush(): Promise<void> {
  const push = await import('../push/push.ts')
  await push.forgetPush()
}

function reloadIfPresent(): void {
  if (readSession().status !== 'guest') reloadUser().catch(reportError)
}
