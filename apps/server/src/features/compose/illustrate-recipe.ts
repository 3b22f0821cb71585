import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { lockOwnRecipe } from '../recipes/index.ts'
import { openSession } from './open-session.ts'
import { illustrateRecipe as illustrateJob } from './recipe-jobs.ts'
import { reservePicture } from './recipe-points.ts'

/** Queues a picture of one of the owner's recipes and reserves its points; throws `not_found`, and when points are short. */
export async function illustrateRecipe(context: AppContext, call: CallIdentity, recipeId: number): Promise<{ session_id: string }> {
  const { userId } = call
  return openSession(context, call, {
    kind: 'picture',
    request: {},
    recipeId,
    job: illustrateJob,
    async admit(trx) {
      if (!(await lockOwnRecipe(trx, recipeId, userId))) throw new AppError('not_found')
    },
    charge: (trx, sessionId) => reservePicture(trx, { userId, sessionId }),
  })
}
