import { isApiError } from '../../../lib/api/api-error.ts'

/** What a section says when it could not be saved (SPEC section 8). */
export function describeSaveFailure(error: unknown, otherwise: string): string {
  return isApiError(error, 401) ? 'Sesja wygasła. Zaloguj się ponownie.' : otherwise
}
