import type { Db, Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { contentSchema, findVisibleRecipe, type KeptIngredient } from '../recipes/index.ts'

/** What cooking needs to know of a recipe. */
export interface CookedRecipe {
  id: number
  title: string
  kind: string
  /** The meals that it is for; none is any. */
  meals: readonly string[]
  servings: number
  keepsDays: number
  ingredients: readonly KeptIngredient[]
}

/** A recipe that a user may cook, their own or a published one; throws `not_found` for another's. */
export async function getCookedRecipe(db: Db | Trx, userId: number, recipeId: number): Promise<CookedRecipe> {
  const row = await findVisibleRecipe(db, recipeId, userId)
  if (!row) throw new AppError('not_found')
  const { id, title, kind, meal_types: meals, servings, keeps_days } = row
  return { id, title, kind, meals, servings, keepsDays: keeps_days, ingredients: contentSchema.parse(row.content).ingredients }
}
