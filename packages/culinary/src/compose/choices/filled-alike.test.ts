import { expect, it } from 'vitest'
import { openKitchen } from '../compose-recipes.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import { readWish } from '../wish/index.ts'
import { dishesFromPantry } from './dishes-from-pantry.ts'

function dishesOf(grams: number) {
  const pantry = ['jajka', 'pomidory', 'pieczarki', 'cebula', 'makaron-penne', 'smietana-18', 'ziemniaki'].map((food) =>
    stocked(food, grams),
  )
  const kitchen = openKitchen(aRequest({ pantry, meal: 'lunch' }), readWish(null), false)
  return [...dishesFromPantry(kitchen, () => true)]
}

const contentOf = ({ recipe }: ReturnType<typeof dishesOf>[number]): string =>
  JSON.stringify([recipe.title, recipe.ingredients, recipe.steps])

it('is one dish where two pantries fill it alike, and another where they fill it otherwise', () => {
  const [one, other, scarce] = [dishesOf(800), dishesOf(800), dishesOf(90)]
  expect(one.length).toBeGreaterThan(3)
  for (const [place, dish] of one.entries()) expect(other[place]).toBe(dish)
  const known = new Map(one.map((dish) => [contentOf(dish), dish]))
  for (const dish of scarce) expect(known.get(contentOf(dish)) ?? dish).toBe(dish)
  expect(scarce.some((dish) => !one.includes(dish))).toBe(true)
})
