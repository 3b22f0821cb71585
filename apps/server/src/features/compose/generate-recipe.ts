import type { BodyOut } from '@spizarka/contract/endpoint'
import type { generateRecipe as endpoint } from '@spizarka/contract/recipe-sessions'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Caller, CallIdentity } from '../../platform/http/route.ts'
import { checkRecipeLimit } from '../recipes/index.ts'
import { openSession } from './open-session.ts'
import { composeRecipe } from './recipe-jobs.ts'
import { reserveCompose } from './recipe-points.ts'

type Request = BodyOut<typeof endpoint>

/** Queues the composing of a recipe and reserves its points; throws under the field that Premium has, `recipe_limit`, and when points are short. */
export async function generateRecipe(
  context: AppContext,
  { id: userId, plan }: Caller,
  call: CallIdentity,
  asked: Request,
): Promise<{ session_id: string }> {
  const request = { ...asked, custom_prompt: asked.custom_prompt?.trim() || null }
  if (plan === 'free') refusePremium(request)
  return openSession(context, call, {
    kind: 'compose',
    request,
    job: composeRecipe,
    admit: (trx) => checkRecipeLimit(trx, userId),
    charge: (trx, sessionId) => reserveCompose(trx, { userId, sessionId, withPicture: request.with_picture }),
  })
}

/** Throws under the first field that Premium has and that says something. */
function refusePremium({ custom_prompt, calories, device }: Request): void {
  if (custom_prompt !== null) throw new AppError('premium_custom_prompt')
  if (calories !== null) throw new AppError('premium_calories')
  if (device !== null) throw new AppError('premium_device')
}
