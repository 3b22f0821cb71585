import type { ResponseOf } from '@spizarka/contract/endpoint'
import { readRecipeSession } from '@spizarka/contract/recipe-sessions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'

export type RecipeSession = ResponseOf<typeof readRecipeSession>

// The built-in kitchen answers at once, a language model takes its time.
const FIRST_POLLS_MS = [150, 300, 600, 1000]
const POLL_MS = 3000
const PATIENCE_MS = 180_000
const MOST_POLLS = FIRST_POLLS_MS.length + PATIENCE_MS / POLL_MS

/** Nothing has come after three minutes. */
export class StillCooking extends Error {}

const keyOf = (sessionId: string | undefined) => [readRecipeSession.path, { sessionId }]

/** What came of a queued recipe or picture: polled until it is there. `data` is null while it is being made; without an id nothing is asked. */
export function useRecipeSession(sessionId: string | undefined) {
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: keyOf(sessionId),
    enabled: sessionId !== undefined,
    queryFn: async ({ client, queryKey, signal }): Promise<RecipeSession | null> => {
      try {
        return await call(readRecipeSession, { params: { sessionId: sessionId ?? '' }, signal })
      } catch (error) {
        if (!isApiError(error, 404)) throw error
        if ((client.getQueryState(queryKey)?.dataUpdateCount ?? 0) >= MOST_POLLS) throw new StillCooking()
        return null
      }
    },
    refetchInterval: ({ state: { data, status, dataUpdateCount } }) =>
      status === 'success' && data === null ? (FIRST_POLLS_MS[dataUpdateCount - 1] ?? POLL_MS) : false,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: 'always',
  })
  const startOver = () => queryClient.resetQueries({ queryKey: keyOf(sessionId) })
  return { ...query, startOver }
}
