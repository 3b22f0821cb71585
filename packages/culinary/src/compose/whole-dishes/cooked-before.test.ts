import { FOODS, findFoodById, isLeftover } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import { saysCookedBefore } from '../../kitchen-checks/index.ts'
import { asDishesTakeIt } from '../../stock/index.ts'
import { baseDishes, fitDish } from '../base/index.ts'
import { dishesFromPantry } from '../choices/dishes-from-pantry.ts'
import { composeRecipes, openKitchen } from '../compose-recipes.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import { readWish } from '../wish/index.ts'

/** Id of the food that a product filed under one is taken for. */
function foodOf(food: string, name: string): string | null {
  return asDishesTakeIt(stocked(food, 500, { name })).foodId
}

const WAYS = ['gotowane', 'pieczone', 'smażone', 'duszone', 'grillowane', 'z wczoraj', 'z rosołu']

describe('what was cooked already', () => {
  it('is the food that the raw one is once it is cooked, where a record says so', () => {
    expect(foodOf('ziemniaki', 'ziemniaki pieczone')).toBe('ziemniaki-gotowane')
    expect(foodOf('ryz-bialy', 'ryż z wczoraj')).toBe('ryz-ugotowany')
    expect(foodOf('piers-z-kurczaka', 'kurczak z rosołu')).toBe('kurczak-z-rozna')
    expect(foodOf('schab', 'schab duszony')).toBe('pieczen-wieprzowa')
    expect(foodOf('marchew', 'marchewka gotowana')).toBe('marchew-gotowana')
    expect(foodOf('dynia', 'dynia pieczona')).toBeNull()
  })

  it('is what it was where its name says it, or where nothing has to be cooked', () => {
    for (const [food, name] of [
      ['ziemniaki-gotowane', 'ziemniaki gotowane'],
      ['kielbasa', 'kiełbasa grillowana'],
      ['chleb', 'chleb pieczony'],
      ['ziemniaki', 'ziemniaki'],
    ] as const) {
      const product = stocked(food, 500, { name })
      expect(asDishesTakeIt(product)).toBe(product)
    }
  })

  // All dishes, and all foods each cooked in every way: in none is what is cooked taken for raw.
  it.each(WAYS)('is in no dish where its steps take it raw: %s', (way) => {
    const pantry = FOODS.filter(({ aisle, id }) => aisle !== 'household' && aisle !== 'drinks' && !isLeftover(id)).map(({ id, name }) =>
      stocked(id, 5000, { name: `${name} ${way}` }),
    )
    const request = aRequest({ pantry, meal: null, servings: 4, maxMissing: 20 })
    const kitchen = { ...openKitchen(request, readWish(null), true), goesShopping: true as const }
    const raw = new Set(pantry.flatMap((product) => (asDishesTakeIt(product) === product ? [] : product.foodId)))
    expect(raw.size).toBeGreaterThan(200)
    let fitted = 0
    const cookedAsRaw: unknown[] = []
    for (const dish of [...baseDishes(), ...dishesFromPantry(kitchen, () => true)]) {
      const found = fitDish(dish, kitchen)
      if (!found) continue
      fitted += 1
      for (const { row, stock } of found.adapted.ingredients)
        if (raw.has(row.id) && stock.takes.length > 0) cookedAsRaw.push([dish.recipe.id, row.id])
    }
    expect(cookedAsRaw).toEqual([])
    expect(fitted).toBeGreaterThan(500)
  })

  it('is warmed and not boiled again: potatoes of yesterday', () => {
    const beside = ['cebula', 'jajka', 'olej-rzepakowy', 'szczypiorek'].map((food) => stocked(food, 500))
    const pantry = [...beside, stocked('ziemniaki', 800, { name: 'ziemniaki pieczone', bestBefore: '2026-11-22' })]
    const { recipes } = composeRecipes(aRequest({ pantry, count: 3 }))
    const ofPotatoes = recipes.filter(({ ingredients }) => ingredients.some(({ food }) => food === 'ziemniaki-gotowane'))
    expect(ofPotatoes.length).toBeGreaterThan(0)
    for (const { ingredients, steps } of ofPotatoes) {
      expect(ingredients.map(({ food }) => food)).not.toContain('ziemniaki')
      expect(steps.map(({ text }) => text).join(' ')).not.toMatch(/[Zz]iemniaki obierz/)
    }
    expect(saysCookedBefore(findFoodById('ziemniaki-gotowane')?.name ?? '')).toBe(true)
  })
})
