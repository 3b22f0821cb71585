// A working day: long enough not to ask again over lunch, over before a forgotten computer is somebody else's.
const VERIFIED_MS = 12 * 3_600_000

/** Until when a session counts as verified whose second factor was shown at `shownAt`; null when it does not any more, or never did. */
export function verifiedUntil(shownAt: Date | null, now: Date): Date | null {
  const until = shownAt && new Date(shownAt.getTime() + VERIFIED_MS)
  return until && until > now ? until : null
}
