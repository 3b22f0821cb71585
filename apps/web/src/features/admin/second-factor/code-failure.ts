import { isApiError } from '../../../lib/api/api-error.ts'

/** Why a code was not taken. */
export function describeCodeFailure(error: unknown): string {
  const said = isApiError(error) && error.status < 500 ? (error.fieldMessage('code') ?? error.detail) : undefined
  return said ?? 'Nie udało się sprawdzić kodu. Spróbuj ponownie.'
}
