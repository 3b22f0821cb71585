import { expect, it } from 'vitest'
import { FOODS, type Food, findFoodById } from './index.ts'
import { bonedShareOf, cookedYieldOf, drainedShareOf, edibleShareOf, yieldKeys } from './yields.ts'

function food(id: string): Food {
  const found = findFoodById(id)
  if (!found) throw new Error(`no food ${id}`)
  return found
}

it('names no food that the table does not have', () => {
  const unknown = yieldKeys().filter((key) => !FOODS.some(({ id }) => id === key || id.startsWith(`${key}-`)))
  expect(unknown).toEqual([])
})

it('keeps every share between nothing and all', () => {
  const odd = FOODS.filter((row) =>
    [edibleShareOf(row), bonedShareOf(row), drainedShareOf(row)].some((share) => !(share > 0 && share <= 1)),
  )
  expect(odd.map(({ id }) => id)).toEqual([])
})

it('tells a fresh food from its dried, smoked and tinned kin', () => {
  expect(edibleShareOf(food('jablka-gala'))).toBe(edibleShareOf(food('jablka')))
  expect(edibleShareOf(food('jablka-suszone'))).toBe(1)
  expect(edibleShareOf(food('pomidory-krojone'))).toBe(1)
  expect(bonedShareOf(food('udko-z-kurczaka'))).toBeLessThan(1)
  expect(bonedShareOf(food('piers-z-kurczaka'))).toBe(1)
})

it('knows what is sold dry', () => {
  expect(cookedYieldOf(food('ryz-basmati'))).toBe(2.8)
  expect(cookedYieldOf(food('kasza-manna'))).toBe(6)
  const wet = ['fasola-konserwowa', 'makaron-udon', 'makaron-swiezy', 'ziemniaki']
  expect(wet.map((id) => cookedYieldOf(food(id)))).toEqual([null, null, null, null])
})
