import type { Recipe } from '../../recipes/recipe.ts'

export const VEGETABLE_MAINS: readonly Recipe[] = []
