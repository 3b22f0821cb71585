import { randomUUID } from 'node:crypto'
import type { BodyOut } from '@spizarka/contract/endpoint'
import type { importRecipe as endpoint } from '@spizarka/contract/recipe-sessions'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { checkRecipeLimit } from '../recipes/index.ts'
import { importRecipe as importJob } from './recipe-jobs.ts'
import { insertSession } from './recipe-sessions.queries.ts'

/** Queues the reading of a recipe from a page or from text; free. Throws `import_address_refused` for what is no address of a page. */
export async function importRecipe(
  context: AppContext,
  call: CallIdentity,
  request: BodyOut<typeof endpoint>,
): Promise<{ session_id: string }> {
  if (request.url && !context.webPages.accepts(request.url)) throw new AppError('import_address_refused')
  await context.rateLimits.take('recipe', String(call.userId), context.settings.RATE_RECIPE_USER)
  return once(context.db, call, async (trx) => {
    await checkRecipeLimit(trx, call.userId)
    const id = randomUUID()
    const row = { id, owner_id: call.userId, kind: 'import', request: JSON.stringify(request), created_at: context.clock.now() } as const
    await insertSession(trx, row)
    await context.jobs.enqueue(trx, importJob, { sessionId: id })
    return { session_id: id }
  })
}
