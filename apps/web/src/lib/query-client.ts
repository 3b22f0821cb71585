import { onlineManager, QueryClient } from '@tanstack/react-query'
import { isApiError } from './api/api-error.ts'
import { takeKnownAnswers } from './api/known-answers.ts'
import { readSession, subscribeToSession } from './session/session.ts'

const RETRIES = 2

/** What has been read from the API; nothing of it outlives the session. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Offline is an answer too ("no connection, try again"), not a reason to wait in silence.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => navigator.onLine && failures < RETRIES && !(isApiError(error) && error.status < 500),
    },
    mutations: { networkMode: 'always' },
  },
})

// The library takes a start without a network for one with it, and would not notice the first return.
if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine)

subscribeToSession(({ status }) => {
  if (status !== 'user') queryClient.clear()
})

// Somebody who is signed in reads the same with their pantry.
if (readSession().status === 'guest')
  for (const [key, data] of takeKnownAnswers()) {
    // What is on the page as it was drawn may be asked for by a tap of an hour later.
    queryClient.setQueryDefaults(key, { gcTime: Infinity })
    queryClient.setQueryData(key, data)
  }
