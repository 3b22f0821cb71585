import { findFoodById } from '@spizarka/knowledge'
import { expect, it } from 'vitest'
import type { DishFacts } from '../../compose/wish/index.ts'
import { countReasons } from './place-points.ts'

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

it('offers a cold soup in its months alone', () => {
  const soup = factsOf('Chłodnik z ogórków na kefirze', 'soup', { kefir: 300, ogorki: 200, chleb: 80 })
  expect(countReasons(soup, { ...SUPPER, month: 12 })).toBe(countReasons(soup, { ...SUPPER, month: 7 }) + 1)
})
