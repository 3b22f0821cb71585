import type { Recipe } from '../../recipes/recipe.ts'

export const FISH: readonly Recipe[] = []
