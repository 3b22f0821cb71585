import { plural } from '@spizarka/contract/plural'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** For how long something waits: 5 min, 31 godz., 4 dni. */
export function describeWait(since: string, now = Date.now()): string {
  const waited = Math.max(0, now - Date.parse(since))
  if (waited < HOUR) return `${Math.floor(waited / MINUTE)}\u00a0min`
  if (waited < 2 * DAY) return `${Math.floor(waited / HOUR)}\u00a0godz.`
  const days = Math.floor(waited / DAY)
  return `${days}\u00a0${plural(days, ['dzień', 'dni', 'dni'])}`
}
