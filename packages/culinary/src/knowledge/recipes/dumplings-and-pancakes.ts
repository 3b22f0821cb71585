import type { Recipe } from '../../recipes/recipe.ts'

export const DUMPLINGS_AND_PANCAKES: readonly Recipe[] = []
