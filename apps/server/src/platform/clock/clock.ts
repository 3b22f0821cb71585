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

/** The day so many days after another one, `YYYY-MM-DD`; counted on the calendar, because two days a year do not have 24 hours. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
