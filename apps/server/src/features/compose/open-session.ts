import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { insertSession, type RecipeSession } from './recipe-sessions.queries.ts'

/** What is asked of the kitchen. */
interface Order {
  kind: RecipeSession['kind']
  /** As the call's body; what the job reads again. */
  request: object
  /** The recipe that a picture is for. */
  recipeId?: number
  job: Job<{ sessionId: string }>
  /** Locks what the order is about; throws where it cannot be taken. */
  admit: (trx: Trx) => Promise<void>
  /** Reserves what it costs, last of all; throws where points are short. */
  charge?: (trx: Trx, sessionId: string) => Promise<void>
}

/** Opens a session that its job works on: the session, its points and its job, or none of them. Throws `too_many_requests`. */
export async function openSession(
  context: AppContext,
  call: CallIdentity,
  { kind, request, recipeId, job, admit, charge }: Order,
): Promise<{ session_id: string }> {
  const { userId } = call
  await context.rateLimits.take('recipe', String(userId), context.settings.RATE_RECIPE_USER)
  return once(context.db, call, async (trx) => {
    const id = randomUUID()
    await admit(trx)
    await insertSession(trx, {
      id,
      owner_id: userId,
      kind,
      request: JSON.stringify(request),
      recipe_id: recipeId,
      created_at: context.clock.now(),
    })
    await charge?.(trx, id)
    await context.jobs.enqueue(trx, job, { sessionId: id })
    return { session_id: id }
  })
}
