import { describe, expect, it } from 'vitest'
import { indexStock, type StockedProduct } from '../../stock/index.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import { foodGate } from '../kitchen.ts'
import { adaptDish } from './adapt-dish.ts'
import { baseDishes } from './base-dish.ts'

function dishCalled(title: string) {
  const dish = baseDishes().find(({ recipe }) => recipe.title === title)
  if (!dish) throw new Error(`no dish ${title}`)
  return dish
}

/** Foods that would have to be bought; null where the dish cannot be made of the pantry. */
function missingFrom(dish: ReturnType<typeof dishCalled>, pantry: readonly StockedProduct[], maxMissing: number): string[] | null {
  const request = aRequest({ pantry, meal: null, servings: dish.recipe.servings, maxMissing })
  const kitchen = { request, gate: foodGate(request.profile), stock: indexStock(pantry, request.staples), wishedFoods: new Set<string>() }
  return adaptDish(dish, { ...kitchen, takesUnchecked: false })?.missing.map(({ row }) => row.id) ?? null
}

describe('a dish', { timeout: 60_000 }, () => {
  it('may be a little short of its main food, and is none without most of it', () => {
    const pizza = dishCalled('Pizza margherita z domowego ciasta')
    const withPassata = (grams: number) =>
      missingFrom(
        pizza,
        pizza.ingredients.map(({ food }) => stocked(food, food === 'passata' ? grams : 5000)),
        3,
      )
    expect([250, 175, 125].map(withPassata)).toEqual([[], ['passata'], null])
  })

  it('is none that mostly has to be bought, however much may be', () => {
    const tortillas = dishCalled('Tortille z jajecznicą i czarną fasolą')
    const pantry = ['tortilla-kukurydziana', 'jajka', 'fasola-czarna-konserwowa'].map((food) => stocked(food, 5000))
    expect(missingFrom(tortillas, pantry, 20)).toBeNull()
    expect(missingFrom(tortillas, [...pantry, stocked('pomidory', 5000)], 20)).toContain('awokado')
  })
})
