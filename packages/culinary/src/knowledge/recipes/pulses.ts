import type { Recipe } from '../../recipes/recipe.ts'

export const PULSES: readonly Recipe[] = []
