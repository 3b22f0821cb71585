import { LIMITS } from '@spizarka/contract/limits'
import type { Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { lockPantry } from '../pantry/index.ts'
import { countOwnRecipes } from './recipes.queries.ts'

/** Whether the owner keeps as many recipes as one may; until the transaction ends nobody adds one for them. */
export async function isAtRecipeLimit(trx: Trx, ownerId: number): Promise<boolean> {
  await lockPantry(trx, ownerId)
  return (await countOwnRecipes(trx, ownerId)) >= LIMITS.recipes
}

/** Throws `recipe_limit` when the owner keeps as many recipes as one may; until the transaction ends nobody adds one for them. */
export async function checkRecipeLimit(trx: Trx, ownerId: number): Promise<void> {
  if (await isAtRecipeLimit(trx, ownerId)) throw new AppError('recipe_limit')
}
