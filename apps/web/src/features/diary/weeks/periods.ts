import { type DiarySummary, exportDiary, readDiarySummary } from '@spizarka/contract/diary'
import { listWeights } from '@spizarka/contract/fitness'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { addDays } from '../../../lib/days.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { today } from '../../../lib/text/format.ts'
import type { BarTone } from './charts.tsx'

export type SummedDay = DiarySummary['days'][number]

/** Days with entries below which an average says nothing. */
export const MIN_DAYS = 3
/** Share of a target that a day in it has eaten. */
export const BAND = { least: 0.85, most: 1.02 }

/** What was eaten from a day to a day. */
export function useSummary(from: string, to: string) {
  return useQuery(endpointQuery(readDiarySummary, { query: { from, to } }))
}

/** Weights from a day on. */
export function useWeights(from: string) {
  return useQuery(endpointQuery(listWeights, { query: { from } }))
}

/** How a day stands to its target; today is not over. */
export function toneOf({ day, kcal, target_kcal: target }: SummedDay): BarTone {
  if (day === today()) return 'open'
  if (kcal === null || target === null) return 'low'
  if (kcal > target * BAND.most) return 'attention'
  return kcal < target * BAND.least ? 'low' : 'ok'
}

/** Days with entries that are over, and how many of them are in the target. */
export function daysInTarget(days: readonly SummedDay[]): { inTarget: number; counted: number } {
  const counted = days.filter(({ day, entries, target_kcal }) => entries > 0 && day !== today() && target_kcal !== null)
  return { inTarget: counted.filter((day) => toneOf(day) === 'ok').length, counted: counted.length }
}

export interface Weighed {
  day: string
  kg: number
  /** What the weights come to, without the ups and downs of days. */
  trend: number
}

/** Share of what is new that one day takes up. */
const DAILY = 0.1

/** Weights with their smoothed trend: exponential, by the days between them, so that a gap counts as long as it is. */
export function withTrend(weights: readonly { day: string; kg: number }[]): Weighed[] {
  let trend = weights[0]?.kg ?? 0
  let before = weights[0]?.day ?? ''
  return weights.map(({ day, kg }) => {
    const days = daysBetween(before, day)
    trend += (1 - (1 - DAILY) ** days) * (kg - trend)
    before = day
    return { day, kg, trend: Math.round(trend * 100) / 100 }
  })
}

const DAY_MS = 86_400_000

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

export interface SummedWeek {
  first: string
  last: string
  kcal: number
  days: number
}

const WEEK = 7
/** So many bars have words at them. */
export const MAX_LABELLED_BARS = 7
/** Weeks with fewer days are left out. */
export const MIN_DAYS_OF_WEEK = 4

/** Mean energy of the weeks that end with the last of the days; those with too few days are left out. */
export function weeksOf(days: readonly SummedDay[]): SummedWeek[] {
  const weeks: SummedWeek[] = []
  for (let end = days.length; end >= WEEK; end -= WEEK) {
    const week = days.slice(end - WEEK, end)
    const known = week.flatMap(({ day, kcal, entries }) => (entries > 0 && kcal !== null && day !== today() ? [kcal] : []))
    if (known.length < MIN_DAYS_OF_WEEK) continue
    const mean = known.reduce((sum, each) => sum + each, 0) / known.length
    weeks.unshift({ first: week[0]?.day ?? '', last: week.at(-1)?.day ?? '', kcal: Math.round(mean), days: known.length })
  }
  return weeks
}

/** Means of whole weeks back from the last day of what was eaten of one thing; a week with too few days that know it is left out. */
export function weeklyMeans(days: readonly string[], eaten: ReadonlyMap<string, number | null>): SummedAmount[] {
  const weeks: SummedAmount[] = []
  for (let end = days.length; end >= WEEK; end -= WEEK) {
    const week = days.slice(end - WEEK, end)
    const known = week.flatMap((day) => (day === today() ? [] : (eaten.get(day) ?? [])))
    if (known.length < MIN_DAYS_OF_WEEK) continue
    const amount = known.reduce((sum, each) => sum + each, 0) / known.length
    weeks.unshift({ first: week[0] ?? '', last: week.at(-1) ?? '', amount, days: known.length })
  }
  return weeks
}

interface SummedAmount {
  first: string
  last: string
  amount: number
  days: number
}

const WEEKDAYS_EATEN = ['W niedziele', 'W poniedziałki', 'We wtorki', 'W środy', 'W czwartki', 'W piątki', 'W soboty'] as const

/** A day of the week on which more is eaten than on the others: a tenth at least, seen three times at least; null where none stands out. */
export function observeWeekday(days: readonly SummedDay[]): { title: string; onIt: number; onOthers: number; times: number } | null {
  const known = days.flatMap(({ day, kcal, entries }) => (entries > 0 && kcal !== null && day !== today() ? [{ day, kcal }] : []))
  const [most] = WEEKDAYS_EATEN.map((name, weekday) => {
    const isOn = ({ day }: { day: string }) => new Date(`${day}T00:00:00Z`).getUTCDay() === weekday
    const [on, off] = [known.filter(isOn), known.filter((each) => !isOn(each))]
    return { title: `${name} jesz więcej`, onIt: meanEnergy(on), onOthers: meanEnergy(off), times: on.length, others: off.length }
  })
    .filter(({ times, others, onIt, onOthers }) => times >= 3 && others >= 9 && onIt > onOthers * 1.1)
    .toSorted((one, other) => other.onIt - one.onIt)
  return most ? { ...most, onIt: Math.round(most.onIt), onOthers: Math.round(most.onOthers) } : null
}

function meanEnergy(days: readonly { kcal: number }[]): number {
  return days.reduce((sum, { kcal }) => sum + kcal, 0) / days.length
}

/** Saves the entries of a range as a file. */
export async function downloadDiary(from: string, to: string): Promise<void> {
  const bytes = await call(exportDiary, { query: { from, to } })
  saveFile(bytes, `dziennik-${from}-${to}.csv`, exportDiary.download?.type)
}

/** The last so many days. */
export function lastDays(count: number): { from: string; to: string } {
  const to = today()
  return { from: addDays(to, 1 - count), to }
}
