import { parse } from 'tinyduration'

/** The library tries every way to divide a row of digits: what is longer than any duration is not shown to it. */
const LONGEST = 40
const MINUTES = { days: 24 * 60, hours: 60, minutes: 1, seconds: 1 / 60 } as const

/** Whole minutes of an ISO 8601 duration (`PT1H30M`), at least one; null for none, for what is no duration, and for more than a week. */
export function readMinutes(value: unknown): number | null {
  if (typeof value !== 'string' || value.length > LONGEST) return null
  const { negative, days = 0, hours = 0, minutes = 0, seconds = 0 } = tryParse(value) ?? {}
  if (negative) return null
  const sum = days * MINUTES.days + hours * MINUTES.hours + minutes * MINUTES.minutes + seconds * MINUTES.seconds
  return sum > 0 && sum <= 7 * MINUTES.days ? Math.max(1, Math.round(sum)) : null
}

function tryParse(value: string): ReturnType<typeof parse> | undefined {
  try {
    return parse(value.replace(/\s/g, '').toUpperCase())
  } catch {
    return undefined
  }
}
