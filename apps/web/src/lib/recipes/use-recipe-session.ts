import { readRecipeSession } from '@spizarka/contract/recipe-sessions'
import { call } from '../api/call.ts'
import { usePolledSession } from '../api/use-polled-session.ts'

/** The result of a queued recipe, picture or import, polled until it is there; without an id nothing is asked. */
export function useRecipeSession(sessionId: string | undefined) {
  return usePolledSession(
    [readRecipeSession.path, { sessionId }],
    sessionId === undefined ? undefined : (signal) => call(readRecipeSession, { params: { sessionId }, signal }),
  )
}
