import type { Recipe } from '../../recipes/recipe.ts'

export const SIDES: readonly Recipe[] = []
