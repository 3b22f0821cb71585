import type { Recipe } from '../../recipes/recipe.ts'

export const DESSERTS: readonly Recipe[] = []
