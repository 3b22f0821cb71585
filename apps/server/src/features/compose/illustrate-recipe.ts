import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { lockOwnRecipe } from '../recipes/index.ts'
import { illustrateRecipe as illustrateJob } from './recipe-jobs.ts'
import { reservePicture } from './recipe-points.ts'
import { insertSession } from './recipe-sessions.queries.ts'

/** Queues a picture of one of the owner's recipes: its points, the session and the job, or none of them. Throws `not_found`. */
export async function illustrateRecipe(context: AppContext, call: CallIdentity, recipeId: number): Promise<{ session_id: string }> {
  const { userId } = call
  await context.rateLimits.take('recipe', String(userId), context.settings.RATE_RECIPE_USER)
  return once(context.db, call, async (trx) => {
    if (!(await lockOwnRecipe(trx, recipeId, userId))) throw new AppError('not_found')
    const id = randomUUID()
    await insertSession(trx, {
      id,
      owner_id: userId,
      kind: 'picture',
      recipe_id: recipeId,
      request: '{}',
      created_at: context.clock.now(),
    })
    await reservePicture(trx, { userId, sessionId: id })
    await context.jobs.enqueue(trx, illustrateJob, { sessionId: id })
    return { session_id: id }
  })
}
