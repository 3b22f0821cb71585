import { describe, expect, it } from 'vitest'
import { fitBase } from './base/compose-from-base.ts'
import { type BaseDish, baseDishes } from './base/index.ts'
import { dishesFromPantry } from './choices/dishes-from-pantry.ts'
import { aRequest, stocked } from './kitchen.fixture.ts'
import { mayTell } from './may-tell.ts'
import { openKitchen } from './open-kitchen.ts'
import { readWish } from './wish/index.ts'

const COOKED = [...new Set(baseDishes().flatMap(({ ingredients }) => ingredients.map(({ food }) => food)))]
const LETTERS = ['wbij', 'gotuj', 'piekarnik', 'ubij', 'obierz', 'zetrzyj']

/** Dishes with choices of some pantries, and those that were fitted with a side. */
function unwrittenDishes(): readonly BaseDish[] {
  return [0, 1, 2].flatMap((from) => {
    const pantry = COOKED.filter((_, place) => place % 3 === from).map((food) => stocked(food, 800))
    const kitchen = openKitchen(aRequest({ pantry, meal: 'lunch', servings: 2 }), readWish(null), false)
    const plates = [...fitBase(kitchen)].flatMap(({ adapted, bare }) => (bare ? adapted.dish : []))
    return [...dishesFromPantry(kitchen, () => true), ...plates]
  })
}

describe('what steps may tell before they are written', () => {
  const dishes = unwrittenDishes()

  it.each(LETTERS)('is never less than what they tell: "%s"', (letters) => {
    const told = dishes.map(({ recipe }) => {
      const may = mayTell(recipe, letters)
      return { title: recipe.title, may, does: recipe.steps.some(({ text }) => text.toLowerCase().includes(letters)) }
    })
    expect(told.filter(({ may, does }) => does && !may)).toEqual([])
    expect(told.some(({ does }) => does)).toBe(true)
    expect(told.some(({ may }) => !may)).toBe(true)
  })

  it('is what they tell where they stand written', () => {
    const [dish] = baseDishes()
    const word = dish?.recipe.steps[0]?.text.toLowerCase().slice(0, 6) ?? ''
    expect([dish && mayTell(dish.recipe, word), dish && mayTell(dish.recipe, 'żźąę')]).toEqual([true, false])
  })
})
