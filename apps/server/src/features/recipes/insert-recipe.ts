import type { Trx } from '../../platform/db/connect.ts'
import type { RecipesRow } from '../../platform/db/row-types.gen.ts'
import type { RecipeContent } from './content.ts'
import { factsOf } from './recipe-facts.ts'
import { insertRow } from './recipes.queries.ts'

/** A recipe of somebody's that is to be kept. */
export interface NewRecipe {
  ownerId: number
  source: Exclude<RecipesRow['source'], 'base'>
  /** The recipe of the base that it was adapted from. */
  baseId: string | null
  title: string
  about: string
  kind: string
  mealTypes: readonly string[]
  servings: number
  activeMinutes: number | null
  totalMinutes: number | null
  device: RecipesRow['device']
  keepsDays: number
  content: RecipeContent
  why: readonly string[]
  sourceUrl: string | null
}

/** Keeps a recipe, with what is computed from it; gives its id. Whether the owner may have one more is the caller's to check. */
export async function insertRecipe(trx: Trx, recipe: NewRecipe, now: Date): Promise<number> {
  return insertRow(trx, {
    owner_id: recipe.ownerId,
    source: recipe.source,
    base_id: recipe.baseId,
    title: recipe.title,
    about: recipe.about,
    kind: recipe.kind,
    meal_types: [...recipe.mealTypes],
    servings: recipe.servings,
    active_minutes: recipe.activeMinutes,
    total_minutes: recipe.totalMinutes,
    device: recipe.device,
    keeps_days: recipe.keepsDays,
    content: JSON.stringify(recipe.content),
    why: [...recipe.why],
    source_url: recipe.sourceUrl,
    created_at: now,
    updated_at: now,
    ...factsOf(recipe.title, recipe.content.ingredients, recipe.servings),
  })
}
