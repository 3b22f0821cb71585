import type { Preferences } from '@spizarka/contract/preferences'
import { hourInWarsaw } from '../../../platform/clock/clock.ts'

const HOUR_MS = 3_600_000

/** Seconds until a user may be disturbed: 0 outside their silent hours, which may run over midnight and are none where both ends are one hour. */
export function secondsOfSilence(
  { silent_from: from, silent_until: until }: Pick<Preferences, 'silent_from' | 'silent_until'>,
  now: Date,
): number {
  const isSilent = (time: Date) => {
    const hour = hourInWarsaw(time)
    return from <= until ? hour >= from && hour < until : hour >= from || hour < until
  }
  if (!isSilent(now)) return 0
  // Hour by hour of the clock on the wall: two nights a year have one more or one less.
  let end = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS + HOUR_MS)
  while (isSilent(end)) end = new Date(end.getTime() + HOUR_MS)
  return Math.ceil((end.getTime() - now.getTime()) / 1000)
}
