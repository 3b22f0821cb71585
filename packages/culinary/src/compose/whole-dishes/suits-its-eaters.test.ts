import { isA } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import { composeRecipes } from '../compose-recipes.ts'
import type { ComposedRecipe } from '../composed-recipe.ts'
import { aRequest, EATS_EVERYTHING, stocked } from '../kitchen.fixture.ts'

const BESIDE = ['ziemniaki', 'cebula', 'marchew', 'ogorki-kiszone', 'olej-rzepakowy'].map((food) => stocked(food, 1500))

function gramsOf({ ingredients }: ComposedRecipe, food: string): number {
  return ingredients.reduce((sum, each) => sum + (each.food !== null && isA(each.food, food) ? (each.grams ?? 0) : 0), 0)
}

describe('a dish', () => {
  it('is fried in the fat that they always have', () => {
    const pantry = ['makaron', 'groszek', 'cebula', 'szpinak', 'ciecierzyca', 'pomidory'].map((food) => stocked(food, 600))
    const fatsBy = (staple: string) =>
      composeRecipes(aRequest({ pantry, staples: ['sol', 'pieprz', staple], count: 8, meal: null })).recipes.flatMap(({ ingredients }) =>
        ingredients.flatMap(({ food }) => (food !== null && /^(?:olej|oliwa)/u.test(food) ? food : [])),
      )
    expect(new Set(fatsBy('olej-rzepakowy'))).toEqual(new Set(['olej-rzepakowy']))
    expect(new Set(fatsBy('oliwa-z-oliwek'))).toEqual(new Set(['oliwa-z-oliwek']))
  })

  it('sends who has to do with little salt for none, as far as it can be told without', () => {
    const pantry = [...BESIDE, stocked('jajka', null, { quantityPieces: 10 }), stocked('filet-z-kurczaka', 800)]
    const saltFor = (conditions: readonly 'nadcisnienie'[]) => {
      const profile = { ...EATS_EVERYTHING, conditions }
      const { recipes } = composeRecipes(aRequest({ pantry, staples: [], profile, count: 8, meal: null, maxMissing: 3 }))
      expect(recipes.length).toBeGreaterThan(2)
      return recipes.filter((recipe) => gramsOf(recipe, 'sol') > 0).length
    }
    expect(saltFor(['nadcisnienie'])).toBeLessThan(saltFor([]) / 2)
  })

  it('has half of the meat for sick kidneys', () => {
    const pantry = [...BESIDE, stocked('piers-z-indyka', 400, { bestBefore: '2026-11-22' })]
    const meatFor = (profile: typeof EATS_EVERYTHING | (Omit<typeof EATS_EVERYTHING, 'conditions'> & { conditions: ['choroby-nerek'] })) =>
      composeRecipes(aRequest({ pantry, profile, maxMissing: 0 })).recipes.map((recipe) => gramsOf(recipe, 'piers-z-indyka'))
    const [usual = 0] = meatFor(EATS_EVERYTHING)
    const [less = 0] = meatFor({ ...EATS_EVERYTHING, conditions: ['choroby-nerek'] })
    expect(less).toBeGreaterThan(0)
    expect(less).toBeLessThan(0.7 * usual)
  })

  it('takes nothing of animals that is long past its day, and says so; flour is flour', () => {
    const old = [stocked('piers-z-indyka', 400, { bestBefore: '2026-08-20' }), stocked('maka-pszenna', 500, { bestBefore: '2026-08-20' })]
    const { recipes } = composeRecipes(aRequest({ pantry: [...BESIDE, ...old, stocked('jajka', 600)], count: 3 }))
    expect(recipes.length).toBeGreaterThan(0)
    for (const recipe of recipes) {
      expect(gramsOf(recipe, 'piers-z-indyka')).toBe(0)
      expect(recipe.why).toContain('Nie użyto, bo długo po terminie: pierś z indyka.')
    }
  })

  it('of a supper saves the meat that ends by tomorrow, though it is one for lunch', () => {
    const eggs = [stocked('jajka', 600), stocked('chleb', 500), stocked('maslo', 200)]
    const supper = (bestBefore: string, count: number) =>
      composeRecipes(
        aRequest({ pantry: [...BESIDE, ...eggs, stocked('lopatka-wieprzowa', 400, { bestBefore })], meal: 'dinner', maxMissing: 0, count }),
      ).recipes
    expect(gramsOf(supper('2026-11-22', 1)[0] ?? fail(), 'lopatka-wieprzowa')).toBeGreaterThan(0)
    expect(supper('2026-11-23', 3).some((recipe) => gramsOf(recipe, 'lopatka-wieprzowa') > 0)).toBe(true)
  })

  it('with potatoes and no vegetable gets one beside it at lunch, and none in the morning', () => {
    const pantry = ['maka-pszenna', 'ser-zolty', 'jajka', 'pomidory', 'maslo'].map((food) => stocked(food, 1000))
    const [lunch] = composeRecipes(aRequest({ pantry, wish: 'kluski kładzione z serem', maxMissing: 0 })).recipes
    expect(gramsOf(lunch ?? fail(), 'pomidory')).toBeGreaterThan(0)
    expect(lunch?.steps.slice(0, -1).some(({ text }) => /omidory pokrój w cząstki/u.test(text))).toBe(true)
    expect(lunch?.steps.at(-1)?.text).toMatch(/Obok podaj pomidory\.$/u)
  })
})

function fail(): never {
  throw new Error('nothing was composed')
}
