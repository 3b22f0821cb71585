import { type PaymentStatus, readPaymentStatus } from '@spizarka/contract/payments'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../lib/api/api-error.ts'
import { call } from '../../lib/api/call.ts'

/** How often, and how far apart, the server is asked (SPEC section 9). */
export const MAX_ATTEMPTS = 5
const ATTEMPT_INTERVAL_MS = 2000

/** `unknown`: no payment was named; `unconfirmed`: five tries brought no answer; `error`: the last of them failed, or no other would help. */
export type PaymentOutcome = 'checking' | 'completed' | 'failed' | 'unconfirmed' | 'unknown' | 'error'

interface PaymentCheck {
  outcome: PaymentOutcome
  /** What the server said last. */
  status: PaymentStatus | undefined
  error: Error | null
  /** The try under way, from 1 to 5. */
  attempt: number
  checkAgain: () => Promise<void>
}

/** Asks five times, two seconds apart, what happened to a payment. */
export function usePaymentStatus(sessionId: string | undefined): PaymentCheck {
  const queryClient = useQueryClient()
  const queryKey = [readPaymentStatus.path, sessionId]
  const query = useQuery<PaymentStatus>({
    queryKey,
    queryFn: sessionId === undefined ? skipToken : ({ signal }) => call(readPaymentStatus, { params: { sessionId }, signal }),
    refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) =>
      isSettled(data, error) || dataUpdateCount + errorUpdateCount >= MAX_ATTEMPTS ? false : ATTEMPT_INTERVAL_MS,
    // The same answer once more is one try more.
    notifyOnChangeProps: 'all',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // Whoever opens the address again wants to know how it stands now.
    gcTime: 0,
  })
  const state = queryClient.getQueryState(queryKey)
  const made = (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0)
  return {
    outcome: outcomeOf(sessionId, query.data, query.error, made),
    status: query.data,
    error: query.error,
    attempt: Math.min(made + 1, MAX_ATTEMPTS),
    checkAgain: () => queryClient.resetQueries({ queryKey }),
  }
}

function isSettled(status: PaymentStatus | undefined, error: Error | null): boolean {
  // What the server refuses it refuses again; what did not reach it, or was too much for it, may come through next time.
  if (isApiError(error)) return error.status < 500 && error.status !== 429
  return error === null && (status?.status === 'completed' || status?.status === 'failed')
}

function outcomeOf(sessionId: string | undefined, status: PaymentStatus | undefined, error: Error | null, made: number): PaymentOutcome {
  if (sessionId === undefined) return 'unknown'
  if (isSettled(status, error)) return error ? 'error' : status?.status === 'failed' ? 'failed' : 'completed'
  if (made < MAX_ATTEMPTS) return 'checking'
  return error ? 'error' : 'unconfirmed'
}
