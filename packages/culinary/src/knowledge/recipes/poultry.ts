import type { Recipe } from '../../recipes/recipe.ts'

export const POULTRY: readonly Recipe[] = []
