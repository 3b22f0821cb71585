import { ApiError } from '../../lib/api/api-error.ts'

/** What to say about a change that failed: the server's words, the missing connection, or the given sentence. */
export function failureText(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) return error.detail ?? error.error ?? Object.values(error.fields)[0]?.[0] ?? otherwise
  return navigator.onLine ? otherwise : OFFLINE
}

/** Why nothing can be changed now. */
export const OFFLINE = 'Jesteś offline. Zmienisz to, gdy wróci połączenie.'
