import type { Recipe } from '../../recipes/recipe.ts'

export const SALADS_FILLING: readonly Recipe[] = []
