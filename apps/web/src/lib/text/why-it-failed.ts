import { isApiError } from '../api/api-error.ts'
import { NO_CONNECTION } from './texts.ts'

/** Why a call came to nothing that says nothing of what was asked: a server that fails, also one before ours without words, is no lost connection. */
export function whyItFailed(error: unknown): string {
  return isApiError(error)
    ? (error.detail ?? error.error ?? 'Serwer nie odpowiada tak, jak powinien. Spróbuj ponownie za chwilę.')
    : NO_CONNECTION
}
