import { describe, expect, it } from 'vitest'
import { addDays } from '../../../lib/days.ts'
import { today } from '../../../lib/text/format.ts'
import { daysInTarget, observeWeekday, type SummedDay, toneOf, weeksOf, withTrend } from './periods.ts'

const aDay = (day: string, kcal: number | null, changes: Partial<SummedDay> = {}): SummedDay => ({
  day,
  kcal,
  protein_g: 0,
  fat_g: 0,
  carbs_g: 0,
  target_kcal: 2000,
  entries: 1,
  coverage: 1,
  ...changes,
})
/** Days that begin on Monday, 2 March 2026. */
const daysOf = (energies: readonly (number | null)[]) => energies.map((kcal, at) => aDay(addDays('2026-03-02', at), kcal))

describe('the trend of weights', () => {
  it('takes up a tenth of what is new a day, and more after a gap', () => {
    expect(withTrend([])).toEqual([])
    const [first, next] = withTrend([
      { day: '2026-03-01', kg: 80 },
      { day: '2026-03-02', kg: 79 },
    ])
    expect([first?.trend, next?.trend]).toEqual([80, 79.9])
    const [, late] = withTrend([
      { day: '2026-03-01', kg: 80 },
      { day: '2026-04-30', kg: 79 },
    ])
    expect(late?.trend).toBeCloseTo(79, 1)
  })

  it('does not follow the ups and downs of days', () => {
    const weights = Array.from({ length: 60 }, (_, at) => ({ day: addDays('2026-01-01', at), kg: 80 + (at % 2 === 0 ? 1 : -1) }))
    expect(Math.abs((withTrend(weights).at(-1)?.trend ?? 0) - 80)).toBeLessThan(0.2)
  })
})

describe('a day against its target', () => {
  it.each([
    [2000, 'ok'],
    [2040, 'ok'],
    [2041, 'attention'],
    [1700, 'ok'],
    [1699, 'low'],
    [null, 'low'],
  ])('of %s kcal is %s', (kcal, tone) => expect(toneOf(aDay('2026-03-02', kcal))).toBe(tone))

  it('is open while it is today, and counts in none of the sums', () => {
    expect(toneOf(aDay(today(), 5000))).toBe('open')
    const days = [aDay(today(), 2000), aDay('2026-03-02', 2000), aDay('2026-03-03', 0, { entries: 0 }), aDay('2026-03-04', 3000)]
    expect(daysInTarget(days)).toEqual({ inTarget: 1, counted: 2 })
  })
})

describe('weeks', () => {
  it('have the means of the days that are known, the last of them whole', () => {
    const days = daysOf([...Array.from({ length: 3 }, () => 9000), 1000, 1000, 1000, 1000, null, 3000, 3000])
    expect(weeksOf(days)).toEqual([{ first: '2026-03-05', last: '2026-03-11', kcal: 1667, days: 6 }])
  })

  it('with fewer than four days are left out', () => {
    expect(weeksOf(daysOf([1000, 1000, 1000, null, null, null, null]))).toEqual([])
  })
})

/** So many weeks in which only Mondays are of another energy. */
const weeks = (monday: number, count: number) => daysOf(Array.from({ length: count * 7 }, (_, at) => (at % 7 === 0 ? monday : 2000)))

describe('a day of the week on which more is eaten', () => {
  it('is told once it was seen three times and by a tenth', () => {
    expect(observeWeekday(weeks(2600, 3))).toMatchObject({ title: 'W poniedziałki jesz więcej', onIt: 2600, onOthers: 2000, times: 3 })
    expect(observeWeekday(weeks(2600, 2))).toBeNull()
    expect(observeWeekday(weeks(2190, 4))).toBeNull()
  })
})
