import { expect, it } from 'vitest'
import { FOODS, type Food, findFoodById } from './index.ts'

/** Fewest foods a kitchen that wants to know its shop needs. */
const FEWEST_FOODS = 900

function food(id: string): Food {
  const found = findFoodById(id)
  if (!found) throw new Error(`no food ${id}`)
  return found
}

it('knows a shop', () => {
  expect(FOODS.length).toBeGreaterThan(FEWEST_FOODS)
})

it('tells a fresh food from its dried, smoked and tinned kin', () => {
  expect(food('jablka-gala').edibleShare).toBe(food('jablka').edibleShare)
  expect(food('jablka-suszone').edibleShare).toBeUndefined()
  expect(food('pomidory-krojone').edibleShare).toBeUndefined()
  expect(food('udko-z-kurczaka').bonedShare).toBeLessThan(1)
  expect(food('piers-z-kurczaka').bonedShare).toBeUndefined()
})

it('knows what is sold dry', () => {
  expect(food('ryz-basmati').cookedYield).toBe(2.8)
  expect(food('kasza-manna').cookedYield).toBe(6)
  const wet = ['fasola-konserwowa', 'makaron-udon', 'makaron-swiezy', 'ziemniaki']
  expect(wet.map((id) => food(id).cookedYield)).toEqual([undefined, undefined, undefined, undefined])
})

function substitutesWithout(id: string, allergen: 'milk' | 'gluten'): string[] {
  return (food(id).substitutes ?? []).filter((other) => !food(other).allergens.includes(allergen))
}

it('offers a way out of milk and gluten wherever it replaces them at all', () => {
  for (const id of ['mleko', 'smietanka-30', 'smietana-18', 'maslo', 'jogurt-naturalny', 'ser-zolty'])
    expect(substitutesWithout(id, 'milk')).not.toEqual([])
  for (const id of ['bulka-tarta', 'makaron-penne', 'sos-sojowy']) expect(substitutesWithout(id, 'gluten')).not.toEqual([])
})

it('leaves unsaid only what equivalents leave unsaid', () => {
  expect(food('mleko').equivalents).not.toContain('mleko-bez-laktozy')
})
