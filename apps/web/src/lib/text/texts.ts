import { isApiError } from '../api/api-error.ts'

export const REQUIRED = 'To pole jest wymagane.'
export const NO_CONNECTION = 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie.'

/** Why a call came to nothing that says nothing of what was asked: a server that fails, also one before ours without words, is no lost connection. */
export function whyItFailed(error: unknown): string {
  return isApiError(error)
    ? (error.detail ?? error.error ?? 'Serwer nie odpowiada tak, jak powinien. Spróbuj ponownie za chwilę.')
    : NO_CONNECTION
}
