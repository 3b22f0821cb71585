import { DISHES, type DishPattern } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import { validateSteps } from '../../recipes/validate-steps.ts'
import { indexStock } from '../../stock/index.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import { foodGate } from '../kitchen.ts'
import type { ComposeRequest } from '../request.ts'
import { chooseMethod } from './choose-method.ts'
import { fillPattern } from './fill-pattern.ts'
import { writePattern } from './write-pattern.ts'

const IN_MULTICOOKERS = DISHES.filter(({ variants }) => variants !== undefined)

/** A dish of a pattern in a multi-cooker, out of a random half of what may stand in its slots; null where that does not fill it. */
function cooked(pattern: DishPattern, fields: Partial<ComposeRequest>) {
  const request = aRequest({ device: 'thermomix', maxMissing: 9, ...fields })
  const foods = [...new Set(pattern.slots.flatMap((slot) => slot.foods))].filter((_, place) => (place * 7 + request.seed * 5) % 3 > 0)
  const pantry = indexStock(foods.map((food) => stocked(food, 5000)))
  const kitchen = { request, gate: foodGate(request.profile), stock: pantry, wishedFoods: new Set<string>(), takesUnchecked: false }
  const method = chooseMethod(pattern, request)
  const filled = method && fillPattern(pattern, kitchen, {}, method)
  return method && filled && writePattern(pattern, filled, kitchen, method)
}

it('has soups, stews, grains, pasta, steamed dishes, batters, porridge and spreads for multi-cookers', () => {
  expect(IN_MULTICOOKERS.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'soup',
      'cream-soup',
      'stew',
      'one-pot-grain',
      'pasta',
      'steamed',
      'pancake',
      'crepe',
      'porridge',
      'bread-paste',
    ]),
  )
})

// The first to read a step builds the index over the food table.
describe.each(IN_MULTICOOKERS)('$id in a multi-cooker', { timeout: 30_000 }, (pattern) => {
  it('stands up to the rules for steps of the base', () => {
    const dishes = [1, 2, 3, 4, 5, 6].flatMap((seed) => cooked(pattern, { seed }) ?? [])
    expect(dishes.length).toBeGreaterThan(3)
    const faults = dishes.flatMap((dish) => {
      const { device, equipment, ...recipe } = dish
      expect(equipment[0]).toBe(device)
      return validateSteps({ ...recipe, equipment }, dish.steps, dish.totalMinutes, equipment)
    })
    expect(faults).toEqual([])
  })

  it('never fills the bowl over its brim', () => {
    const dishes = [3, 4, 6, 12].flatMap((servings) => cooked(pattern, { servings }) ?? [])
    const faults = dishes.flatMap((dish) => validateSteps(dish, dish.steps, dish.totalMinutes, dish.equipment))
    expect(faults.map(({ code }) => code)).not.toContain('bowl-too-small')
  })

  it('is the same in both machines', () => {
    const [one, other] = (['thermomix', 'lidlomix'] as const).map((device) => cooked(pattern, { device, seed: 3 }))
    expect(one?.steps).toEqual(other?.steps)
  })
})

it('makes servings smaller for the bowl, and gives up what would be too small', () => {
  const [soup] = DISHES.filter(({ id }) => id === 'soup')
  if (!soup) throw new Error('no soup')
  const perServing = (servings: number): number | null => {
    const dish = cooked(soup, { servings, maxMinutes: null })
    return dish && dish.ingredients.reduce((sum, { grams }) => sum + grams, 0) / servings
  }
  expect(perServing(4)).toBeLessThan(perServing(2) ?? 0)
  expect(perServing(12)).toBeNull()
})

it('offers the way of the multi-cookers beside a dish that was asked for without one, as far as the bowl holds it', () => {
  const [stew] = DISHES.filter(({ id }) => id === 'stew')
  if (!stew) throw new Error('no stew')
  const [variant] = cooked(stew, { device: null, servings: 2 })?.variants ?? []
  expect(variant?.devices).toEqual(['thermomix', 'lidlomix'])
  expect(variant?.steps.some(({ machine }) => machine)).toBe(true)
  expect(cooked(stew, { device: null, servings: 12 })?.variants).toEqual([])
})
