import type { Recipe } from '../../recipes/recipe.ts'

export const BREADS: readonly Recipe[] = []
