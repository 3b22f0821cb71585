import type { Recipe } from '../../recipes/recipe.ts'

export const SUPPERS: readonly Recipe[] = []
