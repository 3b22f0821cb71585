import type { Recipe } from '../../recipes/recipe.ts'

export const CASSEROLES: readonly Recipe[] = []
