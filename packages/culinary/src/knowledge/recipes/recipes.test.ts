import { expect, it } from 'vitest'
import { validateRecipes } from '../../recipes/validate-recipes.ts'
import { RECIPES } from './index.ts'

it('holds a sound recipe base', () => {
  expect(validateRecipes(RECIPES)).toEqual([])
})
