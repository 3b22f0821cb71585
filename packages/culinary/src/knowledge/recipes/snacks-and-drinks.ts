import type { Recipe } from '../../recipes/recipe.ts'

export const SNACKS_AND_DRINKS: readonly Recipe[] = []
