import { expect, it } from 'vitest'
import { validateRecipes } from '../../recipes/validate-recipes.ts'
import { RECIPES } from './index.ts'

// Reads some three thousand lines as a person would write them.
it('holds a sound recipe base', { timeout: 60_000 }, () => {
  expect(validateRecipes(RECIPES)).toEqual([])
})

it('has enough for every day and every meal', () => {
  expect(RECIPES.length).toBeGreaterThanOrEqual(240)
  for (const meal of ['breakfast', 'lunch', 'dinner', 'snack'] as const)
    expect(RECIPES.filter(({ meals }) => meals.includes(meal)).length).toBeGreaterThanOrEqual(25)
  for (const kind of ['soup', 'salad', 'casserole', 'cake'] as const)
    expect(RECIPES.filter((recipe) => recipe.kind === kind).length).toBeGreaterThanOrEqual(10)
})
