const SUPPRESSED_MS = 5000

/** Says whether a code was taken less than 5 seconds ago (SPEC section 5); `now` is in milliseconds. What is no repeat counts as taken. */
export function createRepeatFilter(): (gtin: string, now: number) => boolean {
  const takenAt = new Map<string, number>()
  return (gtin, now) => {
    const isRepeat = now - (takenAt.get(gtin) ?? -Infinity) < SUPPRESSED_MS
    if (!isRepeat) takenAt.set(gtin, now)
    return isRepeat
  }
}
