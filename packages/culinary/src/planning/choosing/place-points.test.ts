import { findFoodById } from '@spizarka/knowledge'
import { expect, it } from 'vitest'
import type { DishFacts } from '../../compose/wish/index.ts'
import { countReasons, isMealFor } from './place-points.ts'

const SUPPER = { place: 'light', isDayOff: false, month: 11 } as const

function factsOf(title: string, kind: DishFacts['kind'], grams: Readonly<Record<string, number>>): DishFacts {
  const ingredients = Object.entries(grams).flatMap(([id, each]) => {
    const food = findFoodById(id)
    return food ? { food, grams: each, purpose: 'eaten' as const } : []
  })
  expect(ingredients).toHaveLength(Object.keys(grams).length)
  return {
    title,
    about: '',
    kind,
    meals: ['lunch', 'dinner'],
    activeMinutes: 10,
    totalMinutes: 15,
    keepsDays: 0,
    servings: 1,
    kcal: 500,
    ingredients,
    steps: [],
    equipment: [],
    tags: [],
    notTags: [],
  }
}

it('takes pasta or bread with a vegetable alone for no supper, however much protein the table counts in it', () => {
  const plain = factsOf('Makaron z czosnkiem', 'pasta', { makaron: 120, cukinia: 150, czosnek: 8, 'oliwa-z-oliwek': 10 })
  const withEgg = factsOf('Makaron z jajkiem', 'pasta', { makaron: 120, cukinia: 150, jajka: 110, 'oliwa-z-oliwek': 10 })
  expect(countReasons(plain, SUPPER)).toBe(countReasons(withEgg, SUPPER) + 1)
})

it('offers a cold soup in its months alone, whatever else speaks for it', () => {
  const soup = factsOf('Chłodnik z ogórków na kefirze', 'soup', { kefir: 300, ogorki: 200, chleb: 80 })
  expect(countReasons(soup, { ...SUPPER, month: 12 })).toBe(countReasons(soup, { ...SUPPER, month: 7 }) + 3)
})

it('takes a plate of broth for less of a supper than a small one', () => {
  const soup = factsOf('Rosół z ziemniakami', 'soup', { ziemniaki: 200, marchew: 100, 'piers-z-kurczaka': 80 })
  const reasonsOf = (kcal: number): number => countReasons({ ...soup, kcal }, SUPPER)
  expect(reasonsOf(330)).toBe(reasonsOf(500) + 1)
  expect(reasonsOf(250)).toBe(reasonsOf(500) + 2)
})

it('takes a drink for a breakfast where hardly anything else is to be had', () => {
  const cocoa = { facts: { kind: 'drink' as const, meals: ['breakfast' as const, 'snack' as const] } }
  expect(isMealFor(cocoa, { meal: 'breakfast', place: 'breakfast' })).toBe(false)
  expect(isMealFor(cocoa, { meal: 'breakfast', place: 'breakfast' }, { isNearEnough: true })).toBe(true)
  expect(isMealFor(cocoa, { meal: 'snack', place: 'snack' })).toBe(true)
})

it('asks less protein of a soup than of other dinners, and as much energy', () => {
  const dinner = { place: 'main', isDayOff: false, month: 12 } as const
  const plate = { ziemniaki: 250, marchew: 150, jajka: 60, chleb: 80 }
  const [soup, stew] = [factsOf('Zupa jarzynowa', 'soup', plate), factsOf('Potrawka', 'stew', plate)]
  expect(countReasons(soup, dinner)).toBe(countReasons(stew, dinner) - 1)
  expect(countReasons({ ...soup, kcal: 380 }, dinner)).toBe(countReasons(soup, dinner) + 1)
})
