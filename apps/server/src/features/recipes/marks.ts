import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { deleteFavorite, insertFavorite, lockVisibleRecipe, upsertRating } from './marks.queries.ts'

/** Marks a recipe that the user may read as favourite; again changes nothing. Throws `not_found`. */
export async function markFavorite(context: AppContext, userId: number, id: number): Promise<void> {
  await onVisible(context, userId, id, (trx) => insertFavorite(trx, id, userId, context.clock.now()))
}

/** Takes the mark off; again changes nothing. Throws `not_found`. */
export async function unmarkFavorite(context: AppContext, userId: number, id: number): Promise<void> {
  await onVisible(context, userId, id, (trx) => deleteFavorite(trx, id, userId))
}

/** Says how good a recipe was, 1 to 5; what the user said before gives way. Throws `not_found`, and `own_recipe_rating` where others read it. */
export async function rateRecipe(context: AppContext, userId: number, id: number, rating: number): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const recipe = await lockVisibleRecipe(trx, id, userId, { alone: true })
    if (!recipe) throw new AppError('not_found')
    if (recipe.isOwn && recipe.isPublished) throw new AppError('own_recipe_rating')
    await upsertRating(trx, id, userId, rating, context.clock.now())
  })
}

async function onVisible({ db }: AppContext, userId: number, id: number, act: (trx: Trx) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await lockVisibleRecipe(trx, id, userId))) throw new AppError('not_found')
    await act(trx)
  })
}
