import { findFoodById } from '@spizarka/knowledge'
import { expect, it } from 'vitest'
import { looksOf } from './dish-looks.ts'

function patternOf(title: string, kind: string, grams: Readonly<Record<string, number>>): string {
  const eaten = Object.entries(grams).flatMap(([id, each]) => {
    const food = findFoodById(id)
    return food ? { food, grams: each } : []
  })
  return looksOf({ kind, title, servings: 1 }, eaten, []).pattern
}

it('takes the same with another vegetable for the same dish, and with other meat or groats for another', () => {
  const fritters = patternOf('Placki z marchewki', 'pancakes', { marchew: 200, 'maka-pszenna': 60 })
  expect(patternOf('Placki z cukinii', 'pancakes', { cukinia: 200, 'maka-pszenna': 60 })).toBe(fritters)
  const rice = patternOf('Ryż z kurczakiem', 'grain', { 'ryz-bialy': 80, 'piers-z-kurczaka': 150 })
  expect(patternOf('Ryż z jajkiem', 'grain', { 'ryz-bialy': 80, jajka: 100 })).not.toBe(rice)
})
