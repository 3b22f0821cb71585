import type { Recipe } from '../../recipes/recipe.ts'

export const STEWS: readonly Recipe[] = []
