import { z } from 'zod'
import type { Household } from './household.ts'

const recipeSchema = z.object({ id: z.string() })

/** Keeps a recipe of the household's own; gives its id. */
export async function addRecipe(household: Household, draft: { title: string; ingredients: string[]; steps: string[] }): Promise<string> {
  const kept = await household.call('POST', '/recipes/', { kind: 'eggs', servings: 2, ...draft })
  return recipeSchema.parse(kept).id
}
