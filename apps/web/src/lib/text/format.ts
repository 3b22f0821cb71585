import type { Unit } from '@spizarka/contract/common'
import { plural } from '@spizarka/contract/plural'

const NBSP = '\u00a0'
const decimal = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 3 })
const hundredths = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 2 })
const zloty = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN' })

const UNITS = { grams: 'g', ml: 'ml', pieces: 'szt.' } as const satisfies Record<Unit, string>

/** The abbreviation of a unit: g, ml, szt. */
export function formatUnit(unit: Unit): string {
  return UNITS[unit]
}

/** A number as Poles write it: 1,5 · 1240 · 12 400; a true minus sign. */
export function formatNumber(value: number): string {
  return decimal.format(value).replace('-', '−')
}

/** An amount as it was read, for checking: 2000 g, 10 szt. */
export function formatRawAmount(value: number, unit: Unit): string {
  return `${formatNumber(value)}${NBSP}${UNITS[unit]}`
}

/** From so many grams or millilitres on nobody measures parts of one. */
const MEASURED = 10

/** An amount as people say it: 1500 ml → 1,5 l, 2000 g → 2 kg, 800 g → 800 g, 150,48 ml → 150 ml, 2,82 szt. → 2,8 szt.; quarters are said. */
export function formatAmount(value: number, unit: Unit): string {
  const inQuarters = Number.isInteger(value * 4)
  if (unit === 'pieces' && Math.abs(value) >= 1 && !inQuarters) return formatRawAmount(Math.round(value * 10) / 10, unit)
  if (unit !== 'pieces' && Math.abs(value) >= MEASURED && Math.abs(value) < 1000 && !inQuarters)
    return formatAmount(Math.round(value), unit)
  if (unit === 'pieces' || Math.abs(value) < 1000) return formatRawAmount(value, unit)
  return `${hundredths.format(value / 1000).replace('-', '−')}${NBSP}${unit === 'grams' ? 'kg' : 'l'}`
}

/** 204 pkt */
export function formatPoints(points: number): string {
  return `${formatNumber(points)}${NBSP}pkt`
}

/** What is under a price: Masz 204 pkt, zostaną 144 pkt. */
export function formatBalanceAfter(points: number, cost: number): string {
  const left = points - cost
  return `Masz ${formatPoints(points)}, ${plural(left, ['zostanie', 'zostaną', 'zostanie'])} ${formatPoints(left)}.`
}

/** The form that goes with a number of points: 1 punkt, 2 punkty, 5 punktów. */
export function formatPointsInWords(points: number): string {
  return `${formatNumber(points)}${NBSP}${plural(points, ['punkt', 'punkty', 'punktów'])}`
}

/** A signed number of points, for the ledger: +250 pkt, −2 pkt. */
export function formatPointsChange(points: number): string {
  return `${points > 0 ? '+' : ''}${formatPoints(points)}`
}

/** 1 produkt, 2 produkty, 5 produktów */
export function formatProducts(count: number): string {
  return `${formatNumber(count)}${NBSP}${plural(count, ['produkt', 'produkty', 'produktów'])}`
}

/** Money that the server sends as text, "29.99" → 29,99 zł. */
export function formatMoney(amount: string): string {
  return zloty.format(Number(amount)).replace('-', '−')
}

/** Money in grosze: 1299 → 12,99 zł. */
export function formatGrosze(grosze: number): string {
  return zloty.format(grosze / 100)
}

const tenths = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 1 })

/** The size of a file: 640 kB, 2,4 MB. */
export function formatBytes(bytes: number): string {
  return bytes < 1_000_000 ? `${tenths.format(Math.ceil(bytes / 1000))}${NBSP}kB` : `${tenths.format(bytes / 1_000_000)}${NBSP}MB`
}

const day = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const dayWithYear = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('pl-PL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Europe/Warsaw' })
const moment = new Intl.DateTimeFormat('pl-PL', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Warsaw',
})
const time = new Intl.DateTimeFormat('pl-PL', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Warsaw' })
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' })

/** Today in Poland as `YYYY-MM-DD`. */
export function today(now: Date = new Date()): string {
  return isoDay.format(now)
}

/** 20 listopada, with the year when it is not this one. */
export function formatDay(date: string, now: Date = new Date()): string {
  const format = date.slice(0, 4) === today(now).slice(0, 4) ? day : dayWithYear
  return format.format(new Date(`${date}T00:00:00Z`))
}

/** The day of a moment in Poland: 20 listopada, with the year when it is not this one. */
export function formatDayOf(timestamp: string, now: Date = new Date()): string {
  return formatDay(today(new Date(timestamp)), now)
}

/** czwartek, 20 listopada: today, for greetings. */
export function formatToday(now: Date = new Date()): string {
  return weekday.format(now)
}

/** 20 listopada, 14:05 in Polish time. */
export function formatMoment(timestamp: string): string {
  return moment.format(new Date(timestamp))
}

/** 14:05 in Polish time. */
export function formatTime(timestamp: string): string {
  return time.format(new Date(timestamp))
}

/** Whole days from today in Poland to a day `YYYY-MM-DD`; negative when it is past. */
export function daysUntil(date: string, now: Date = new Date()): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${today(now)}T00:00:00Z`)) / 86_400_000)
}

/** How long something keeps: po terminie, dziś, jutro, 2 dni, 3 tygodnie, 5 miesięcy, 2 lata. */
export function formatDaysLeft(days: number): string {
  if (days < 0) return 'po terminie'
  if (days === 0) return 'dziś'
  if (days === 1) return 'jutro'
  if (days < 14) return `${days}${NBSP}${plural(days, ['dzień', 'dni', 'dni'])}`
  if (days < 60) return counted(Math.floor(days / 7), ['tydzień', 'tygodnie', 'tygodni'])
  if (days < 730) return counted(Math.floor(days / 30), ['miesiąc', 'miesiące', 'miesięcy'])
  return counted(Math.floor(days / 365), ['rok', 'lata', 'lat'])
}

function counted(count: number, forms: [string, string, string]): string {
  return `${count}${NBSP}${plural(count, forms)}`
}
