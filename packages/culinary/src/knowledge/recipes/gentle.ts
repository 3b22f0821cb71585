import type { Recipe } from '../../recipes/recipe.ts'

export const GENTLE: readonly Recipe[] = []
