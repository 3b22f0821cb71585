import { randomUUID } from 'node:crypto'
import type { Plan } from '@spizarka/contract/accounts'
import type { ResponseOf } from '@spizarka/contract/endpoint'
import type { ErrorCode } from '@spizarka/contract/errors'
import { COSTS, LIMITS } from '@spizarka/contract/limits'
import { planOf } from '@spizarka/contract/plans'
import { generateShoppingList as endpoint, type readShoppingListSession as sessionEndpoint } from '@spizarka/contract/shopping-generation'
import { reckonShopping } from '@spizarka/culinary/shopping'
import type { PlannedShopping } from '@spizarka/engine'
import { z } from 'zod'
import { addDays, dayInWarsaw } from '../../../platform/clock/clock.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { AppError, isErrorCode } from '../../../platform/errors/app-error.ts'
import type { Caller, CallIdentity } from '../../../platform/http/route.ts'
import { once } from '../../../platform/idempotency/once.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { notify } from '../../notifications/index.ts'
import { lockPantry } from '../../pantry/index.ts'
import { countChargedPoints, refundPoints, reservePoints, settlePoints } from '../../points/index.ts'
import { isAtRecipeLimit } from '../../recipes/index.ts'
import { checkListLimit, nameOfDay } from '../manage-lists.ts'
import { newItem, putOnList } from '../new-items.ts'
import { countShoppingLists, insertShoppingList } from '../shopping-lists.queries.ts'
import { keepDishes } from './keep-plan.ts'
import { coveredOf, documentOf, needsOfDocument, withChores } from './plan-document.ts'
import { buildPlanRequest, readShoppingHome, type ShoppingOrder, type StoredOrder, storedOrderSchema } from './plan-request.ts'
import {
  findShoppingSession,
  findShoppingSessionById,
  insertShoppingSession,
  lockProcessingShoppingSession,
  type ShoppingSession,
  updateShoppingSessionFailed,
  updateShoppingSessionReady,
  updateShoppingSessionSeen,
} from './shopping-sessions.queries.ts'

/**
 * Queues the planning of days with their list and reserves its points. Throws for a first day that is past or too far ahead, for what Premium has, at the
 * limit of lists and when points are short.
 */
export async function generateShoppingList(
  context: AppContext,
  { plan }: Caller,
  call: CallIdentity,
  asked: ShoppingOrder,
): Promise<{ session_id: string }> {
  const now = context.clock.now()
  const today = dayInWarsaw(now)
  const start_on = asked.start_on ?? today
  if (start_on < today) throw new AppError('shopping_start_past')
  if (start_on > addDays(today, LIMITS.shoppingStartDays)) throw new AppError('shopping_start_too_late')
  const order = { ...asked, start_on, custom_prompt: asked.custom_prompt?.trim() || null }
  refusePremium(plan, order)
  await context.rateLimits.take('shopping', String(call.userId), context.settings.RATE_RECIPE_USER)
  return once(context.db, call, async (trx) => {
    const [id, { userId }] = [randomUUID(), call]
    await checkListLimit(trx, userId)
    await insertShoppingSession(trx, { id, owner_id: userId, request: JSON.stringify(order), created_at: now })
    const shortage = 'points_short_shopping_list'
    await reservePoints(trx, { userId, reason: 'shopping_list', reference: id, amount: COSTS.shoppingList, shortage })
    await context.jobs.enqueue(trx, planList, { sessionId: id })
    return { session_id: id }
  })
}

/** Throws under the first field that Premium has and that asks for more than Free has. */
function refusePremium(plan: Plan, { people, days, custom_prompt }: ShoppingOrder): void {
  const rules = planOf(plan)
  if (!rules.allows('shopping_people', people)) throw new AppError('premium_people')
  if (!rules.allows('shopping_days', days)) throw new AppError('premium_days')
  if (custom_prompt !== null && !rules.allows('custom_prompt')) throw new AppError('premium_custom_prompt')
}

// The order stays in the session, not in the payload: failed jobs are stored with their payload.
const payload = z.object({ sessionId: z.uuid() })

/** Plans the days of a session from the pantry and the profile of now; run twice, the second time changes nothing. */
async function handle(context: AppContext, { sessionId }: { sessionId: string }): Promise<void> {
  const session = await findShoppingSessionById(context.db, sessionId)
  if (session?.state !== 'processing') return
  const { custom_prompt: wish, ...asked } = endpoint.body.parse(session.request)
  const order = storedOrderSchema.parse({ ...asked, seed: planSeedOf(sessionId) })
  const planned = await context.engine.planShopping(await buildPlanRequest(context, session.owner_id, order, wish))
  await context.db.transaction().execute((trx) => storePlan(context, trx, { session, order, planned }))
}

/** A number out of a session: the same however often it is planned. */
function planSeedOf(sessionId: string): number {
  return Number.parseInt(sessionId.slice(0, 7), 16)
}

interface PlannedOrder {
  session: ShoppingSession
  order: StoredOrder
  planned: PlannedShopping
}

/** Keeps dishes, plan and list and settles the points, or says why there is none and gives them back. */
async function storePlan(
  context: AppContext,
  trx: Trx,
  { session: { id, owner_id: ownerId }, order, planned }: PlannedOrder,
): Promise<void> {
  // Takes the user's lock first, as every writer does.
  await lockPantry(trx, ownerId)
  if (!(await lockProcessingShoppingSession(trx, id))) return
  if (planned.days === null) return failSession(trx, id, 'shopping_none_fits')
  if ((await countShoppingLists(trx, ownerId, 'open')) >= LIMITS.openShoppingLists) return failSession(trx, id, 'shopping_list_limit')
  if (await isAtRecipeLimit(trx, ownerId)) return failSession(trx, id, 'shopping_list_failed')
  const now = context.clock.now()
  const { people, days, start_on } = order
  const dishes = planned.days.flatMap(({ meals }) => meals.map(({ dish }) => dish))
  const recipeIds = await keepDishes(context, trx, ownerId, dishes)
  const plan = documentOf(planned.days, (dish) => recipeIds.get(dish) ?? '')
  const home = await readShoppingHome(trx, ownerId, start_on)
  const { items, covered } = reckonShopping(needsOfDocument(plan), home)
  const list = await insertShoppingList(trx, {
    owner_id: ownerId,
    name: nameOfDay(start_on),
    source: 'generated',
    people,
    days,
    start_on,
    request: JSON.stringify(order),
    plan: JSON.stringify(withChores(plan, home.pantry)),
    covered: JSON.stringify(coveredOf(covered, plan, home.pantry)),
    created_at: now,
    updated_at: now,
  })
  // What it is opened with belongs to its first version.
  const opened = { ...list, version: 0 }
  const rows = items.map((item) => newItem(item, 'plan', { version: 1, now }))
  await putOnList(trx, opened, rows, rows.length, now)
  await settlePoints(trx, { reason: 'shopping_list', reference: id })
  await updateShoppingSessionReady(trx, id, list.id, planned.madeBy)
  await context.jobs.enqueue(trx, notifyListReady, { sessionId: id }, SEEN_WITHIN_SECONDS)
}

/** Says why nothing came of a session and gives its points back. The session's lock must be held. */
async function failSession(trx: Trx, id: string, code: ErrorCode): Promise<void> {
  await updateShoppingSessionFailed(trx, id, code)
  await refundPoints(trx, { reason: 'shopping_list', reference: id, refundReason: 'shopping_list_refund' })
}

/** Plans the days of an order. It uses a whole core, so at most two run at once. */
export const planList = defineJob({
  name: 'shopping.plan-list',
  payload,
  retries: 2,
  retryDelaySeconds: 1,
  expireSeconds: 300,
  concurrency: 2,
  handle,
  onExhausted: async ({ db }, { sessionId }) => {
    await db.transaction().execute(async (trx) => {
      if (await lockProcessingShoppingSession(trx, sessionId)) await failSession(trx, sessionId, 'shopping_list_failed')
    })
  },
})

/** Whoever has the app open asks more often than that. */
const SEEN_WITHIN_SECONDS = 30

/** Tells whoever closed the app that their list is ready. */
export const notifyListReady = defineJob({
  name: 'shopping.tell-list-ready',
  payload,
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 60,
  concurrency: 1,
  async handle(context, { sessionId }) {
    const session = await findShoppingSessionById(context.db, sessionId)
    if (session?.state !== 'ready' || session.seen_at !== null) return
    await context.db.transaction().execute((trx) =>
      notify(trx, context, {
        userId: session.owner_id,
        kind: 'list_ready',
        push: 'list_ready',
        reference: `list_ready:${sessionId}`,
        title: 'Lista zakupów jest gotowa',
        message: 'Plan posiłków i zakupy czekają na Ciebie.',
        target: 'shopping_lists',
        ...(session.list_id !== null && { targetId: String(session.list_id) }),
      }),
    )
  },
  // The list stands among the others all the same.
  onExhausted: async () => {},
})

/** The result of a session; throws `not_found` while it is processed, and the stored reason when it failed. */
export async function readShoppingListSession(
  { db, clock }: AppContext,
  ownerId: number,
  sessionId: string,
): Promise<ResponseOf<typeof sessionEndpoint>> {
  const session = await findShoppingSession(db, ownerId, sessionId)
  if (!session || session.state === 'processing') throw new AppError('not_found')
  if (session.state === 'failed') throw new AppError(failureReason(session))
  if (session.list_id === null) throw new AppError('not_found')
  if (session.seen_at === null) await updateShoppingSessionSeen(db, sessionId, clock.now())
  const charged = await countChargedPoints(db, ownerId, sessionId)
  return { list_id: String(session.list_id), charged, made_by: session.made_by ?? 'kitchen' }
}

/** The stored reason of a failed session. */
function failureReason({ error_code: code }: ShoppingSession): ErrorCode {
  return isErrorCode(code) ? code : 'shopping_list_failed'
}
