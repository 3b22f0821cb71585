import { randomUUID } from 'node:crypto'
import type { ResponseOf } from '@spizarka/contract/endpoint'
import type { ErrorCode } from '@spizarka/contract/errors'
import type { readRecipeSession as endpoint } from '@spizarka/contract/recipe-sessions'
import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { AppError, isErrorCode } from '../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { countChargedPoints } from '../points/index.ts'
import { deleteRecipeHelpBefore } from './recipe-help.queries.ts'
import { refundAll } from './recipe-points.ts'
import {
  deleteRecipeSessionsBefore,
  findRecipeSession,
  insertRecipeSession,
  lockProcessingRecipeSession,
  type RecipeSession,
  updateRecipeSessionFailed,
} from './recipe-sessions.queries.ts'

/** An order to the engine. */
interface Order {
  kind: RecipeSession['kind']
  /** As the call's body; what the job reads again. */
  request: object
  /** The recipe that a picture is for. */
  recipeId?: number
  job: Job<{ sessionId: string }>
  /** Locks what the order concerns; throws where it is not allowed. */
  admit: (trx: Trx) => Promise<void>
  /** Reserves what it costs, last of all; throws where points are short. */
  charge?: (trx: Trx, sessionId: string) => Promise<void>
}

/** Opens a session that its job works on: the session, its points and its job, or none of them. Throws `too_many_requests`. */
export async function openRecipeSession(
  context: AppContext,
  call: CallIdentity,
  { kind, request, recipeId, job, admit, charge }: Order,
): Promise<{ session_id: string }> {
  const { userId } = call
  await context.rateLimits.take('recipe', String(userId), context.settings.RATE_RECIPE_USER)
  return once(context.db, call, async (trx) => {
    const id = randomUUID()
    await admit(trx)
    await insertRecipeSession(trx, {
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

const FAILURES = { compose: 'recipe_failed', picture: 'picture_failed', import: 'import_failed' } as const satisfies Record<
  RecipeSession['kind'],
  ErrorCode
>

/** Why a session failed where the fault is ours. */
function defaultFailure(kind: RecipeSession['kind']): ErrorCode {
  return FAILURES[kind]
}

/** Fails a session with a reason and refunds its points; a finished one is left alone. `data` fills the text. */
export async function failRecipeSession(trx: Trx, id: string, code: ErrorCode, data: Readonly<Record<string, string>> = {}): Promise<void> {
  if (!(await lockProcessingRecipeSession(trx, id))) return
  await updateRecipeSessionFailed(trx, id, code, data)
  await refundAll(trx, id)
}

/** What composing and importing do when their last try has failed. */
export async function giveUpRecipeSession({ db }: AppContext, { sessionId }: { sessionId: string }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const session = await lockProcessingRecipeSession(trx, sessionId)
    // A session whose recipe is stored waits for its picture, and that job handles the failure.
    if (session && session.recipe_id === null) await failRecipeSession(trx, sessionId, defaultFailure(session.kind))
  })
}

const errorDataSchema = z.record(z.string(), z.string())

/** The result of a session; throws `not_found` while it is processed, and the stored reason when it failed. */
export async function readRecipeSession({ db }: AppContext, ownerId: number, sessionId: string): Promise<ResponseOf<typeof endpoint>> {
  const session = await findRecipeSession(db, ownerId, sessionId)
  if (!session || session.state === 'processing') throw new AppError('not_found')
  if (session.state === 'failed') throw new AppError(failureReason(session), errorDataSchema.parse(session.error_data ?? {}))
  return {
    kind: session.kind,
    recipe_id: String(session.recipe_id),
    charged: await countChargedPoints(db, ownerId, sessionId),
    picture_failed: session.picture_failed,
    made_by: session.made_by ?? 'kitchen',
  }
}

/** The stored reason of a failed session. */
function failureReason({ error_code: code, kind }: RecipeSession): ErrorCode {
  return isErrorCode(code) ? code : defaultFailure(kind)
}

const RETENTION_DAYS = 30
const DAY_MS = 86_400_000

/** Deletes orders a month old, and expired help. */
export const purgeRecipeSessions = defineJob({
  name: 'compose.purge-sessions',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
  async handle({ db, clock }) {
    await deleteRecipeHelpBefore(db, clock.now())
    await deleteRecipeSessionsBefore(db, new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS))
  },
  // The next day's job does it all.
  onExhausted: async () => {},
})

const DIGITS = 8

/** A session's own seed: another try of its job makes the same dish and the same card. */
export function seedOfSession(sessionId: string): number {
  return Number.parseInt(sessionId.slice(0, DIGITS), 16)
}
