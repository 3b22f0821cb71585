import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { drawOwnCard, findVisibleRecipe, lockOwnRecipe, makePicture, updatePicture } from '../recipes/index.ts'
import { refundPicture, reservePicture, settlePicture } from './recipe-points.ts'
import { failRecipeSession, openRecipeSession, seedOfSession } from './recipe-session.ts'
import { findRecipeSessionById, lockProcessingRecipeSession, updateRecipeSessionReady } from './recipe-sessions.queries.ts'

/** Queues a picture of one of the owner's recipes and reserves its points; throws `not_found`, and when points are short. */
export async function illustrateRecipe(context: AppContext, call: CallIdentity, recipeId: number): Promise<{ session_id: string }> {
  const { userId } = call
  return openRecipeSession(context, call, {
    kind: 'picture',
    request: {},
    recipeId,
    job: illustrateRecipeJob,
    async admit(trx) {
      if (!(await lockOwnRecipe(trx, recipeId, userId))) throw new AppError('not_found')
    },
    charge: (trx, sessionId) => reservePicture(trx, { userId, sessionId }),
  })
}

// The order stays in the session, not in the payload: failed jobs are stored with their payload.
const payload = z.object({ sessionId: z.uuid() })

/** Makes the picture of a session's recipe and attaches it; run twice, the second time changes nothing. */
async function handle(context: AppContext, { sessionId }: { sessionId: string }): Promise<void> {
  const session = await findRecipeSessionById(context.db, sessionId)
  const recipe = session?.recipe_id ? await findVisibleRecipe(context.db, session.recipe_id, session.owner_id) : undefined
  if (!session || !recipe) return giveUp(context, { sessionId })
  if (session.state !== 'processing') return
  const { key, madeBy } = await makePicture(context, recipe, seedOfSession(sessionId))
  await context.db.transaction().execute(async (trx) => {
    // Locks the recipe first, in the order in which deleting it locks it and its session.
    if (!(await lockOwnRecipe(trx, recipe.id, session.owner_id))) return refundPicture(trx, sessionId)
    if (!(await lockProcessingRecipeSession(trx, sessionId))) return
    await updatePicture(trx, recipe.id, key)
    await settlePicture(trx, sessionId)
    await updateRecipeSessionReady(trx, sessionId, session.kind === 'picture' ? { made_by: madeBy } : {})
  })
}

/** A composed recipe stays without its picture; a picture that was ordered alone has failed. The points come back either way. */
async function giveUp({ db, jobs }: AppContext, { sessionId }: { sessionId: string }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const session = await lockProcessingRecipeSession(trx, sessionId)
    if (session?.kind === 'picture') return failRecipeSession(trx, sessionId, 'picture_failed')
    if (session) await updateRecipeSessionReady(trx, sessionId, { picture_failed: true })
    if (session?.recipe_id) await jobs.enqueue(trx, drawOwnCard, { recipeId: session.recipe_id })
    // Also where the session is gone: it goes with its recipe, which its owner may delete at any time.
    await refundPicture(trx, sessionId)
  })
}

/** Makes the picture that a session waits for. */
export const illustrateRecipeJob = defineJob({
  name: 'compose.illustrate-recipe',
  payload,
  retries: 2,
  retryDelaySeconds: 1,
  expireSeconds: 300,
  concurrency: 2,
  handle,
  onExhausted: giveUp,
})
