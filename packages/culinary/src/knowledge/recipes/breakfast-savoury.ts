import type { Recipe } from '../../recipes/recipe.ts'

export const BREAKFAST_SAVOURY: readonly Recipe[] = []
