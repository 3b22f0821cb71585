/** A query as the sections of the profile look at it. */
export interface Reading {
  isPending: boolean
  /** Nothing could be read; a reading that fails later leaves what was there. */
  isLoadingError: boolean
  isFetching: boolean
  error: unknown
  refetch: () => Promise<unknown>
}

/** Everything has been read: only then may it be replaced. */
export function isLoaded(readings: readonly Reading[]): boolean {
  return readings.every(({ isPending, isLoadingError }) => !isPending && !isLoadingError)
}
