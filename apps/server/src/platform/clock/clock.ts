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

const warsawTime = new Intl.DateTimeFormat('pl-PL', { timeZone: 'Europe/Warsaw', hour: '2-digit', minute: '2-digit' })

/** The time of day in Warsaw as people say it, `HH:MM`. */
export function timeInWarsaw(time: Date): string {
  return warsawTime.format(time)
}

const warsawHour = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Warsaw' })

/** The hour of the clock in Warsaw, 0 to 23. */
export function hourInWarsaw(time: Date): number {
  return Number(warsawHour.format(time))
}

/** The meal that people in Poland have at that time; at night a snack. */
export function mealInWarsaw(time: Date): 'breakfast' | 'lunch' | 'dinner' | 'snack' {
  const hour = hourInWarsaw(time)
  if (hour >= 4 && hour < 11) return 'breakfast'
  if (hour >= 11 && hour < 17) return 'lunch'
  return hour >= 17 && hour < 22 ? 'dinner' : 'snack'
}

/** The day so many days after another one, `YYYY-MM-DD`; counted on the calendar, because two days a year do not have 24 hours. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The calendar days from one day to another; negative where that one is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}

/** The time so many hours after another one; before it, where they are negative. */
export function addHours(time: Date, hours: number): Date {
  return new Date(time.getTime() + hours * 3_600_000)
}
