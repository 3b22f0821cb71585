import { findFoodById, isA } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import { EATS_EVERYTHING, STAPLES, stocked } from '../compose/kitchen.fixture.ts'
import { type PlannedDay, type PlanRequest, planMeals } from './index.ts'
import { aPlanRequest } from './plan-request.fixture.ts'

const HOUSE = [
  'chleb',
  'ser-zolty',
  'szynka',
  'jajka',
  'mleko',
  'maslo',
  'platki-owsiane',
  'ziemniaki',
  'marchew',
  'jablka',
  'ogorki',
  'pomidory',
]

const THERE = new Set([...HOUSE, ...STAPLES.map(({ foodId }) => foodId)])

function aPlan(fields: Partial<PlanRequest> = {}): readonly PlannedDay[] {
  const request = aPlanRequest({ pantry: [...STAPLES, ...HOUSE.map((food) => stocked(food, 1500))], ...fields })
  const { days } = planMeals(request)
  if (!days) throw new Error('no plan')
  return days
}

function foodsOf(days: readonly PlannedDay[], day: string): string[] {
  return days.flatMap((each) => (each.day === day ? each.meals.flatMap(({ dish }) => dish.needs.flatMap(({ food }) => food ?? [])) : []))
}

describe('the days of a plan', () => {
  it('have a quick supper beside a cooked dinner on most days, and on workdays one dish that takes long', () => {
    const days = [1, 2].flatMap((seed) => aPlan({ days: 6, seed }))
    const suppers = days.flatMap(({ meals }) => meals.filter(({ meal }) => meal === 'dinner'))
    const quick = suppers.filter(({ dish }) => (dish.totalMinutes ?? 0) <= 20)
    expect(quick.length).toBeGreaterThanOrEqual((2 * suppers.length) / 3)
    for (const { day, meals } of days) {
      const long = meals.filter(({ dish, leftoversOf }) => leftoversOf === null && (dish.totalMinutes ?? 0) > 30)
      expect([day, long.length <= 1 || [0, 6].includes(new Date(day).getUTCDay())]).toEqual([day, true])
    }
  })

  it('say of what is only heated up no more than that takes', () => {
    const left = aPlan({ days: 7 }).flatMap(({ meals }) => meals.filter(({ leftoversOf }) => leftoversOf !== null))
    expect(left.length).toBeGreaterThan(0)
    for (const { dish } of left) expect(dish.totalMinutes).toBeLessThanOrEqual(10)
  })

  it('have fish of the house on a Friday and its piece of meat on a Sunday', () => {
    const own = ['dorsz', 'schab'].map((food) => stocked(food, 400, { bestBefore: '2026-11-30' }))
    const pantry = [...STAPLES, ...HOUSE.map((food) => stocked(food, 1500)), ...own]
    const days = aPlan({ pantry, startOn: '2026-11-26', days: 5 })
    expect(foodsOf(days, '2026-11-27')).toContain('dorsz')
    expect(foodsOf(days, '2026-11-29')).toContain('schab')
  })

  it('say of meat that nothing takes in the time what time it needs', () => {
    const pantry = [
      ...STAPLES,
      ...HOUSE.map((food) => stocked(food, 1500)),
      stocked('skrzydelka-z-kurczaka', 900, { bestBefore: '2026-11-25' }),
    ]
    const said = (maxMinutes: number | null): string[] =>
      aPlan({ pantry, maxMinutes }).flatMap(({ meals }) => meals.flatMap(({ dish }) => dish.unmet ?? []))
    expect(said(40)).toEqual([expect.stringMatching(/^Tego plan nie zużyje: „skrzydełka z kurczaka” – potrzeba \d+ min, a masz 40\.$/u)])
    expect(said(null)).toEqual([])
  })

  it('say of a carcass too what time its broth needs', () => {
    const pantry = [...STAPLES, ...HOUSE.map((food) => stocked(food, 1500)), stocked('porcja-rosolowa', 700, { bestBefore: '2026-11-24' })]
    const said = aPlan({ pantry, maxMinutes: 40 }).flatMap(({ meals }) => meals.flatMap(({ dish }) => dish.unmet ?? []))
    expect(said).toEqual([expect.stringMatching(/„porcja rosołowa” – potrzeba \d+ min, a masz 40\./u)])
  })

  it('have as many dishes of a kind as were asked for, and no more', () => {
    const meals = aPlan({ days: 7, wish: 'dwie zupy w tygodniu' }).flatMap(({ meals: all }) => all)
    const soups = meals.filter(({ dish }) => dish.kind === 'soup')
    expect(soups.filter(({ leftoversOf }) => leftoversOf === null)).toHaveLength(2)
    expect(soups.length).toBeLessThanOrEqual(3)
    expect(meals.flatMap(({ dish }) => dish.unmet ?? [])).toEqual([])
  })

  it('have a soup in the cold months, at lunch or supper', () => {
    const house = [...HOUSE, 'kielbasa', 'seler', 'pietruszka', 'por', 'smietana-18', 'passata', 'ryz', 'kasza-jeczmienna']
    const pantry = [...STAPLES, ...house.map((food) => stocked(food, 1500))]
    for (const seed of [1, 2, 3]) {
      const meals = aPlan({ pantry, days: 5, startOn: '2026-12-07', seed }).flatMap(({ meals: all }) => all)
      const soups = meals.filter(({ meal, dish }) => meal !== 'breakfast' && dish.kind === 'soup')
      expect([seed, soups.length >= 1 && soups.length <= 3]).toEqual([seed, true])
    }
  })

  it('have a supper that is no more of a meal than the dinner', () => {
    const days = [1, 2, 3].flatMap((seed) => aPlan({ days: 5, seed }))
    const upside = days.filter(({ meals }) => {
      const [dinner, supper] = ['lunch', 'dinner'].map((each) => meals.find(({ meal }) => meal === each)?.dish.kcalPerServing ?? 0)
      return (supper ?? 0) > 1.1 * (dinner ?? 0)
    })
    expect(upside.length).toBeLessThanOrEqual(days.length / 10)
  })

  it('fry nothing where that was ruled out and other dishes are to be had', () => {
    const meals = aPlan({ days: 4, wish: 'bez smażenia' }).flatMap(({ meals: all }) => all)
    expect(meals.flatMap(({ dish }) => dish.unmet ?? [])).toEqual([])
  })

  it('send nobody for flakes or bread before breakfast where others are at home', () => {
    const breakfasts = aPlan({ days: 7 }).flatMap(({ meals }) => meals.filter(({ meal }) => meal === 'breakfast'))
    const bought = breakfasts.flatMap(({ dish }) => dish.needs.flatMap(({ food }) => food ?? [])).filter((food) => !THERE.has(food))
    expect(bought.filter((food) => ['platki-zbozowe', 'platki-sniadaniowe', 'pieczywo'].some((kind) => isA(food, kind)))).toEqual([])
  })

  it('make a snack of what one eats between meals', () => {
    const pantry = [...STAPLES, ...[...HOUSE, 'jogurt-naturalny', 'orzechy-wloskie', 'mandarynki'].map((food) => stocked(food, 1500))]
    const days = aPlan({ pantry, meals: ['breakfast', 'lunch', 'dinner', 'snack'], days: 3 })
    const snacks = days.flatMap(({ meals }) => meals.filter(({ meal }) => meal === 'snack'))
    for (const { dish } of snacks) expect([dish.title, (dish.kcalPerServing ?? 0) <= 330]).toEqual([dish.title, true])
    expect(snacks.some(({ dish }) => dish.needs.some(({ food }) => findFoodById(food ?? '')?.aisle === 'fruit'))).toBe(true)
  })
})

it('cooks for two days as often as can be, where that is wished of one meal', () => {
  const days = aPlan({ days: 4, meals: ['breakfast', 'lunch'], wish: 'obiady gotowane na dwa dni, bo późno wracamy z pracy' })
  const lunches = days.flatMap(({ meals }) => meals.filter(({ meal }) => meal === 'lunch'))
  expect(lunches.map(({ leftoversOf }) => leftoversOf !== null)).toEqual([false, true, false, true])
})

it('is made in little time too, where a pot for two days would take longer than there is', () => {
  const profile = { ...EATS_EVERYTHING, conditions: ['dna-moczanowa' as const] }
  for (const maxMinutes of [20, 23])
    for (const people of [2, 3]) {
      const days = aPlan({
        pantry: [],
        staples: ['sol', 'pieprz-czarny', 'olej'],
        profile,
        people,
        days: 6,
        meals: ['breakfast', 'dinner'],
        maxMinutes,
      })
      expect(days.flatMap(({ meals }) => meals).filter(({ dish }) => (dish.totalMinutes ?? 0) <= maxMinutes)).toHaveLength(12)
    }
})
