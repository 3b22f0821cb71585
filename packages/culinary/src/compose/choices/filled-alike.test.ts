import { describe, expect, it } from 'vitest'
import { openKitchen } from '../compose-recipes.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import { readWish } from '../wish/index.ts'
import { dishesFromPantry } from './dishes-from-pantry.ts'

const HOUSE = ['jajka', 'pomidory', 'papryka-czerwona', 'cukinia', 'marchew', 'cebula', 'makaron-penne', 'smietana-18', 'ziemniaki', 'ryz']

/** The dishes of a house with so many grams of each of its things, but for those that it has less of. */
function dishesWith(less: Record<string, number> = {}) {
  const pantry = HOUSE.map((food) => stocked(food, less[food] ?? 800))
  const kitchen = openKitchen(aRequest({ pantry, meal: 'lunch' }), readWish(null), false)
  return [...dishesFromPantry(kitchen, () => true)]
}

type Dish = ReturnType<typeof dishesWith>[number]

function foodsOf({ recipe }: Dish): string {
  return [recipe.id, ...recipe.ingredients.map(({ food }) => food)].join()
}

function gramsOf({ recipe }: Dish): string {
  return recipe.ingredients.map(({ grams }) => grams).join()
}

describe('a dish with choices', () => {
  it('is one dish where two pantries fill it alike', () => {
    const [one, other] = [dishesWith(), dishesWith()]
    expect(one.length).toBeGreaterThan(3)
    for (const [place, dish] of one.entries()) expect(other[place]).toBe(dish)
  })

  it('is the same where its parts come to as much as a kitchen measures: of 202 g of courgette and of 201', () => {
    const [one, other] = [dishesWith({ cukinia: 202 }), dishesWith({ cukinia: 201 })]
    const withCourgette = one.filter(({ recipe }) => recipe.ingredients.some(({ food, grams }) => food === 'cukinia' && grams < 202))
    expect(withCourgette.length).toBeGreaterThan(0)
    for (const dish of withCourgette) expect(other).toContain(dish)
  })

  it('is another one where a pantry fills it with the same in other parts', () => {
    const plenty = new Map(dishesWith().map((dish) => [foodsOf(dish), gramsOf(dish)]))
    const scarce = dishesWith({ cukinia: 90 }).filter((dish) => plenty.has(foodsOf(dish)))
    expect(scarce.filter((dish) => plenty.get(foodsOf(dish)) !== gramsOf(dish)).length).toBeGreaterThan(0)
  })
})
