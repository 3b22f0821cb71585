import type { ResponseOf } from '@spizarka/contract/endpoint'
import type { takeRecipeWay as endpoint } from '@spizarka/contract/recipe-sessions'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Caller } from '../../platform/http/route.ts'
import { getRecipe, insertRecipe, isAtRecipeLimit, readViewer } from '../recipes/index.ts'
import { addStaple } from '../staples/index.ts'
import { deleteRecipeHelp } from './recipe-help.queries.ts'
import { findWay, openRecipeHelp } from './recipe-help.ts'
import { lockRecipeSession, updateRecipeSessionHelped } from './recipe-sessions.queries.ts'

/**
 * Keeps the dish that a way of a failed session leads to, for nothing: its points came back when it failed. What the way takes for there is
 * put among what its owner always has. Whoever asks again gets the recipe that the session gave. Throws `not_found`, `recipe_limit`, and
 * `recipe_help_expired` after a day, or where the dish must not be served any more.
 */
export async function takeRecipeWay(
  context: AppContext,
  user: Caller,
  sessionId: string,
  wayId: string,
): Promise<ResponseOf<typeof endpoint>> {
  const viewer = await readViewer(context, user)
  return context.db.transaction().execute(async (trx) => {
    // Takes the user's lock first, as every writer does.
    const isFull = await isAtRecipeLimit(trx, user.id)
    const session = await lockRecipeSession(trx, user.id, sessionId)
    if (session?.kind !== 'compose') throw new AppError('not_found')
    if (session.recipe_id !== null) return { recipe_id: String(session.recipe_id) }
    const way = findWay(await openRecipeHelp(context, trx, user.id, sessionId), wayId)
    if (!way) throw new AppError('not_found')
    if (isFull) throw new AppError('recipe_limit')
    const now = context.clock.now()
    const recipeId = await insertRecipe(context, trx, { ...way.dish, ownerId: user.id })
    // The profile may have changed since the dish was composed.
    const { verdict } = await getRecipe({ ...context, db: trx }, recipeId, viewer)
    if (verdict === 'blocked') throw new AppError('recipe_help_expired')
    for (const food of way.staples) await addStaple(trx, user.id, food, now)
    await updateRecipeSessionHelped(trx, sessionId, recipeId)
    await deleteRecipeHelp(trx, sessionId)
    return { recipe_id: String(recipeId) }
  })
}
