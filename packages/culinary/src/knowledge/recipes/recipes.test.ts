import { expect, it } from 'vitest'
import { validateRecipes } from '../../recipes/validate-recipes.ts'
import { RECIPES } from './index.ts'

// Reads some three thousand lines as a person would write them.
it('holds a sound recipe base', { timeout: 60_000 }, () => {
  expect(validateRecipes(RECIPES)).toEqual([])
})
