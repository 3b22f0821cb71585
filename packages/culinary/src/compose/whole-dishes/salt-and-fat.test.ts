import { findFoodById } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import { isPureSalt } from '../../kitchen-checks/index.ts'
import { type ComposedRecipe, composeRecipes } from '../index.ts'
import { aRequest, EATS_EVERYTHING, stocked } from '../kitchen.fixture.ts'

const ofFoods = (...foods: string[]) => foods.map((food) => stocked(food, 1500))

/** Grams of salt in a serving. */
function saltIn({ ingredients, servings }: ComposedRecipe): number {
  return ingredients.reduce((sum, { food, grams }) => sum + ((grams ?? 0) * saltOf(food)) / 100, 0) / servings
}

function saltOf(food: string | null): number {
  return food === null ? 0 : (findFoodById(food)?.nutrition?.saltG ?? 0)
}

describe('salt', () => {
  it('is as much as such a dish has at least, where rounding takes a pinch from it', () => {
    const steamed = ofFoods('dorsz', 'ziemniaki', 'koperek', 'oliwa-z-oliwek', 'cytryny', 'sol', 'ogorki', 'smietana-18')
    const request = aRequest({ pantry: steamed, servings: 3, wish: 'bez smażenia', maxMinutes: 40, maxMissing: 0 })
    const [dish] = composeRecipes(request).recipes
    expect(dish?.title).toMatch(/na parze/u)
    expect(dish && saltIn(dish)).toBeGreaterThan(0.76)
  })

  const foods = ['ser-zolty', 'pieczarki', 'chleb', 'twarog', 'pomidory', 'szpinak', 'maslo', 'olej-rzepakowy']
  const pantry = [...ofFoods(...foods), stocked('jajka', null, { quantityPieces: 12 })]
  const breakfasts = { pantry, meal: 'breakfast', servings: 1, count: 5 } as const

  it('of one plate is told in pinches where no spoon measures it', () => {
    for (const recipe of composeRecipes(aRequest(breakfasts)).recipes) {
      // Nobody weighs a plate to the gram.
      expect([recipe.title, saltIn(recipe) <= 2.5 * 1.05]).toEqual([recipe.title, true])
      const little = recipe.ingredients.filter(({ food, grams }) => food !== null && isPureSalt(food) && (grams ?? 0) < 1.25)
      for (const { line } of little) expect(line).toMatch(/szczypt/u)
    }
  })

  it('is less for whoever must do with little of it', () => {
    const profile = { ...EATS_EVERYTHING, conditions: ['nadcisnienie'] } as const
    for (const { title, ingredients, servings } of composeRecipes(aRequest({ ...breakfasts, profile })).recipes) {
      const added = ingredients.reduce((sum, { food, grams }) => sum + (food !== null && isPureSalt(food) ? (grams ?? 0) : 0), 0)
      expect([title, added / servings <= 0.5]).toEqual([title, true])
    }
  })
})

it('does not fry what gives its own fat in as much oil as what gives none', () => {
  const beside = ofFoods('papryka', 'cebula', 'ryz-bialy', 'olej-rzepakowy')
  const oilWith = (meat: string) => {
    const { recipes } = composeRecipes(aRequest({ pantry: [...beside, stocked(meat, 1500)], servings: 4, count: 10, maxMissing: 0 }))
    const fried = recipes.filter(
      ({ title, baseId }) => baseId === null && /^(?:Kurczak|Pierś z kurczaka|Mięso mielone|Kotleciki z mielonego) z /u.test(title),
    )
    return fried.flatMap(({ ingredients }) => ingredients.flatMap(({ food, grams }) => (food === 'olej-rzepakowy' ? (grams ?? 0) : [])))
  }
  const [lean, fat] = [oilWith('piers-z-kurczaka'), oilWith('mieso-mielone')]
  expect(fat.length).toBeGreaterThan(0)
  expect(Math.min(...lean)).toBeGreaterThan(2 * Math.max(...fat))
})
