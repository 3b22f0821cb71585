import { randomUUID } from 'node:crypto'
import type { BodyOut } from '@spizarka/contract/endpoint'
import type { generateRecipe as endpoint } from '@spizarka/contract/recipe-sessions'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Caller, CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { checkRecipeLimit } from '../recipes/index.ts'
import { composeRecipe } from './recipe-jobs.ts'
import { reserveCompose } from './recipe-points.ts'
import { insertSession } from './recipe-sessions.queries.ts'

type Request = BodyOut<typeof endpoint>

/** Queues the composing of a recipe: its points, the session and the job, or none of them. */
export async function generateRecipe(
  context: AppContext,
  user: Caller,
  call: CallIdentity,
  asked: Request,
): Promise<{ session_id: string }> {
  const request = { ...asked, custom_prompt: asked.custom_prompt?.trim() || null }
  if (user.plan === 'free') refusePremium(request)
  await context.rateLimits.take('recipe', String(user.id), context.settings.RATE_RECIPE_USER)
  return once(context.db, call, async (trx) => {
    await checkRecipeLimit(trx, user.id)
    const id = randomUUID()
    const row = { id, owner_id: user.id, kind: 'compose', request: JSON.stringify(request), created_at: context.clock.now() } as const
    await insertSession(trx, row)
    await reserveCompose(trx, { userId: user.id, sessionId: id, withPicture: request.with_picture })
    await context.jobs.enqueue(trx, composeRecipe, { sessionId: id })
    return { session_id: id }
  })
}

/** Throws under the first field that Premium has and that says something. */
function refusePremium({ custom_prompt, calories, device }: Request): void {
  if (custom_prompt !== null) throw new AppError('premium_custom_prompt')
  if (calories !== null) throw new AppError('premium_calories')
  if (device !== null) throw new AppError('premium_device')
}
