const NBSP = '\u00a0'
const DAY_MS = 86_400_000

function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** The day so many days later, both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(utc(day).getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

const weekday = new Intl.DateTimeFormat('pl-PL', { weekday: 'long', timeZone: 'UTC' })
const shortWeekday = new Intl.DateTimeFormat('pl-PL', { weekday: 'short', timeZone: 'UTC' })
const dayOfMonth = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', timeZone: 'UTC' })
const dayAndMonth = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** czw, sob */
export function shortWeekdayOf(day: string): string {
  return shortWeekday.format(utc(day)).replace('.', '')
}

/** A day's name at the head of what is eaten then: Czwartek. */
export function weekdayOf(day: string): string {
  const name = weekday.format(utc(day))
  return name.charAt(0).toLocaleUpperCase('pl') + name.slice(1)
}

const wholeDay = new Intl.DateTimeFormat('pl-PL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** czwartek, 20 listopada */
export function formatWholeDay(day: string): string {
  return wholeDay.format(utc(day))
}

/** Whether that is a day of the calendar, `YYYY-MM-DD`: 2026-02-30 is none. */
export function isCalendarDay(day: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day
}

/** From one day to another: czw 20 – sob 22 listopada, czw 30 kwietnia – sob 2 maja; one day alone is said once. */
export function formatDays(first: string, last: string): string {
  const whole = (day: string) => `${shortWeekdayOf(day)}${NBSP}${dayAndMonth.format(utc(day)).replace(' ', NBSP)}`
  if (first === last) return whole(first)
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  return `${isOneMonth ? `${shortWeekdayOf(first)}${NBSP}${dayOfMonth.format(utc(first))}` : whole(first)} – ${whole(last)}`
}

const FROM_DAYS = ['z niedzieli', 'z poniedziałku', 'z wtorku', 'ze środy', 'z czwartku', 'z piątku', 'z soboty'] as const

/** What something was left from: z czwartku, ze środy. */
export function fromDay(day: string): string {
  return (FROM_DAYS[utc(day).getUTCDay()] ?? FROM_DAYS[0]).replace(' ', NBSP)
}

/** 20 listopada */
export function formatDayAndMonth(day: string): string {
  return dayAndMonth.format(utc(day)).replace(' ', NBSP)
}
