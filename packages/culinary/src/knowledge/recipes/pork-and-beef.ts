import type { Recipe } from '../../recipes/recipe.ts'

export const PORK_AND_BEEF: readonly Recipe[] = []
