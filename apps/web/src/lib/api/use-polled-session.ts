import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { isApiError } from './api-error.ts'

// The built-in engine answers at once, within a few seconds where the server has just started: nobody waits 3 s for what was ready after
// two. A language model takes its time (SPEC section 7: every 3 s).
const FIRST_POLLS_MS = [150, 300, 600, 600, 600, 1200, 1200, 1200]
const POLL_MS = 3000
const TIMEOUT_MS = 180_000
const MAX_POLLS = FIRST_POLLS_MS.length + TIMEOUT_MS / POLL_MS

/** The job has neither finished nor failed after three minutes. */
export class PollTimeout extends Error {}

/**
 * The result of a queued job, polled until it is there: 404 means that the job still runs, every other failure (422 with its reason) is
 * the outcome. `data` is null until then; nothing is polled without `read`.
 */
export function usePolledSession<Result>(queryKey: readonly unknown[], read: ((signal: AbortSignal) => Promise<Result>) | undefined) {
  const queryClient = useQueryClient()
  const query = useQuery<Result | null>({
    queryKey,
    queryFn: read
      ? async ({ client, signal }) => {
          try {
            return await read(signal)
          } catch (error) {
            if (!isApiError(error, 404)) throw error
            if ((client.getQueryState(queryKey)?.dataUpdateCount ?? 0) >= MAX_POLLS) throw new PollTimeout()
            return null
          }
        }
      : skipToken,
    refetchInterval: ({ state: { data, status, dataUpdateCount } }) =>
      status === 'success' && data === null ? (FIRST_POLLS_MS[dataUpdateCount - 1] ?? POLL_MS) : false,
    retry: false,
    // Once the result is there it is the client's to change: nothing else changes it behind its back.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: 'always',
  })
  const startOver = () => queryClient.resetQueries({ queryKey })
  return { ...query, startOver }
}
