/** The time, so that tests can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const warsawDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' })

/** The calendar day in Warsaw, `YYYY-MM-DD`: days of the pantry, the diary and of billing are counted there. */
export function dayInWarsaw(time: Date): string {
  return warsawDay.format(time)
}
