import { fireAndForget } from '../fire-and-forget.ts'
import { endSessionLocally, readSession } from './session.ts'
import { tokens } from './tokens.ts'

// The client of the API and its schemas are loaded for those who have a session.
const loadKeepSession = () => import('./keep-session.ts')

/** Starts keeping the session of this page: reads the user when a token is there, and follows what other tabs do. */
export function startSession(): void {
  tokens.onChangeElsewhere(followOtherTabs)
  followOtherTabs()
}

function followOtherTabs(): void {
  if (tokens.access() !== null) resume()
  else if (readSession().status !== 'guest') endSessionLocally('expired')
}

const resume = fireAndForget(async () => {
  const { resumeSession } = await loadKeepSession()
  await resumeSession()
})

/** Ends the session here, in the other tabs and on the server. */
export async function signOut(): Promise<void> {
  const { endSession } = await loadKeepSession()
  await endSession()
}
