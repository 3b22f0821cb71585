import type { Recipe } from '../../recipes/recipe.ts'

export const SPREADS: readonly Recipe[] = []
