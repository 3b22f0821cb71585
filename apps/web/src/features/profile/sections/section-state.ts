import { useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'

/** A query as the sections of the profile look at it. */
export interface SectionQuery {
  isPending: boolean
  /** Nothing could be read; a reading that fails later leaves what was there. */
  isLoadingError: boolean
  isFetching: boolean
  error: unknown
  refetch: () => Promise<unknown>
}

/** Everything has been read: only then may it be replaced. */
export function isLoaded(readings: readonly SectionQuery[]): boolean {
  return readings.every(({ isPending, isLoadingError }) => !isPending && !isLoadingError)
}

/**
 * What is in a field: what was saved until it is edited, so that reading the saved value again never takes away what was entered.
 * `settle` after saving lets go of it, unless it has been edited further since.
 */
export function useEditedValue<Value>(saved: Value) {
  const [edited, setEdited] = useState<{ value: Value }>()
  return {
    value: edited ? edited.value : saved,
    /** Stands for this edit in `settle`; undefined where nothing has been edited. */
    edit: edited,
    change: (value: Value) => setEdited({ value }),
    /** Forgets what was entered. */
    discard: () => setEdited(undefined),
    settle: (edit: { value: Value } | undefined) => setEdited((current) => (current === edit ? undefined : current)),
  }
}

/** What a section says when it could not be saved (SPEC section 8). */
export function describeSaveFailure(error: unknown, otherwise: string): string {
  return isApiError(error, 401) ? 'Sesja wygasła. Zaloguj się ponownie.' : otherwise
}
