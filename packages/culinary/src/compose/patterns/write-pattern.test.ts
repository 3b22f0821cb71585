import { DISHES, findFoodById } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import { inflectName } from '../../inflection/index.ts'
import { readIngredient } from '../../ingredients/index.ts'
import { indexStock } from '../../stock/index.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import { foodGate } from '../kitchen.ts'
import { fillPattern } from './fill-pattern.ts'
import { writePattern } from './write-pattern.ts'

const FOODS = [...new Set(DISHES.flatMap(({ slots }) => slots.flatMap(({ foods }) => foods)))]
const EVERYTHING = indexStock(FOODS.map((food) => stocked(food, 3000)))

it('knows every food that may stand in a slot', () => {
  expect(FOODS.filter((food) => findFoodById(food) === null)).toEqual([])
})

it('can put each of them into a sentence', () => {
  expect(FOODS.filter((food) => inflectName(findFoodById(food)?.name ?? '') === null)).toEqual([])
})

// The first to read a line builds the index over the food table.
describe.each(DISHES)('$id', { timeout: 30_000 }, (pattern) => {
  const dishes = [1, 2, 3].map((seed) => {
    const request = aRequest({ servings: seed, seed })
    const kitchen = { request, gate: foodGate(request.profile), stock: EVERYTHING, wishedFoods: new Set<string>(), takesUnchecked: false }
    const filled = fillPattern(pattern, kitchen)
    if (!filled) throw new Error('a full pantry does not fill it')
    return writePattern(pattern, filled, kitchen)
  })

  it('writes lines that are read as what they list', () => {
    const faults = dishes.flatMap(({ ingredients }) =>
      ingredients.flatMap(({ line, food, grams }) => {
        const [read, ...more] = readIngredient(line)
        const isSame = more.length === 0 && read?.food?.id === food && Math.abs((read.usedGrams ?? 0) - grams) <= Math.max(3, 0.25 * grams)
        return isSame ? [] : [`${line}: ${read?.food?.id} ${read?.usedGrams} against ${food} ${grams}`]
      }),
    )
    expect(faults).toEqual([])
  })

  it('writes whole sentences that use what it lists, and takes no longer than it says', () => {
    for (const { steps, ingredients, totalMinutes, title } of dishes) {
      expect(title.length).toBeLessThanOrEqual(120)
      expect(steps.map(({ text }) => text).filter((text) => /[{}|]|\(\)|\s[.,]/u.test(text) || !/^\p{Lu}.*\.$/u.test(text))).toEqual([])
      expect(new Set(steps.flatMap(({ uses = [] }) => uses))).toEqual(new Set(ingredients.map(({ food }) => food)))
      expect(Math.max(0, ...steps.map(({ timer }) => timer?.minutes ?? 0))).toBeLessThanOrEqual(totalMinutes)
    }
  })

  it('comes to a plateful', () => {
    for (const { ingredients, servings } of dishes) {
      const grams = ingredients.reduce((sum, each) => sum + each.grams, 0) / servings
      expect(grams).toBeGreaterThan(100)
      expect(grams).toBeLessThan(900)
    }
  })
})
