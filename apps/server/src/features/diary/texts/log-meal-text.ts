import { randomUUID } from 'node:crypto'
import type { BodyOut, ResponseOf } from '@spizarka/contract/endpoint'
import { ERRORS, type ErrorCode } from '@spizarka/contract/errors'
import { COSTS } from '@spizarka/contract/limits'
import type { logMealText as logEndpoint, readMealSession as readEndpoint } from '@spizarka/contract/meal-texts'
import { mealItemSchema } from '@spizarka/contract/meal-texts'
import type { ReadMealItem } from '@spizarka/culinary/meals'
import { type Food, findFoodById } from '@spizarka/knowledge'
import { z } from 'zod'
import { addHours, dayInWarsaw, mealInWarsaw } from '../../../platform/clock/clock.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../../platform/http/route.ts'
import { once } from '../../../platform/idempotency/once.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { refundPoints, reservePoints, settlePoints } from '../../points/index.ts'
import { thingOfFood, weighedDishOfRecipe } from '../eaten-things.ts'
import { sumOf } from '../entry-figures.ts'
import { checkDay } from '../write-entries.ts'
import { type StoredMealItem, storedMealItemSchema, toStoredItem } from './meal-items.ts'
import {
  deleteMealSessionsBefore,
  findMealSession,
  findMealSessionById,
  insertMealSession,
  listDishTitles,
  type MealSession,
  updateMealRead,
} from './meal-sessions.queries.ts'

/** Queues a meal told in words: points are reserved, the session is there, and the job is enqueued, or none of it. */
export async function logMealText(
  context: AppContext,
  call: CallIdentity,
  { text, day, meal_type }: BodyOut<typeof logEndpoint>,
): Promise<{ session_id: string }> {
  const now = context.clock.now()
  const eatenOn = day ?? dayInWarsaw(now)
  checkDay(now, eatenOn)
  await context.rateLimits.take('intake', String(call.userId), context.settings.RATE_INTAKE_USER)
  return once(context.db, call, async (trx) => {
    const [id, { userId }] = [randomUUID(), call]
    await reservePoints(trx, {
      userId,
      reason: 'meal_analysis',
      reference: id,
      amount: COSTS.consumptionAnalysis,
      shortage: 'points_short_meal',
    })
    await insertMealSession(trx, {
      id,
      owner_id: userId,
      state: 'processing',
      input: text,
      day: eatenOn,
      meal_type: meal_type ?? mealInWarsaw(now),
      created_at: now,
    })
    await context.jobs.enqueue(trx, readMealText, { sessionId: id })
    return { session_id: id }
  })
}

/** Reads a session's meal and keeps what it is; run twice, the second time changes nothing. */
async function readMeal(context: AppContext, { sessionId }: { sessionId: string }): Promise<void> {
  const session = await findMealSessionById(context.db, sessionId)
  if (session?.state !== 'processing') return
  const dishes = await listDishTitles(context.db, session.owner_id)
  const read = await context.engine.analyseMeal({ text: session.input, dishes })
  const items: StoredMealItem[] = []
  for (const [place, item] of read.entries()) items.push(await storeReading(context, session.owner_id, item, place))
  await context.db.transaction().execute(async (trx) => {
    if (!items.some(({ status }) => status === 'ready')) await failSession(trx, sessionId, 'meal_nothing_readable')
    else if (await updateMealRead(trx, sessionId, { state: 'ready', items }))
      await settlePoints(trx, { reason: 'meal_analysis', reference: sessionId })
  })
}

async function storeReading({ db }: AppContext, ownerId: number, item: ReadMealItem, place: number): Promise<StoredMealItem> {
  if (item.dishId === null) return toStoredItem(item, place, item.food && thingOfFood(item.food, 'text', item.cooking), null)
  const { thing, dish } = await weighedDishOfRecipe(db, ownerId, Number(item.dishId))
  return toStoredItem(item, place, thing, dish)
}

async function failSession(trx: Trx, id: string, code: ErrorCode): Promise<void> {
  if (!(await updateMealRead(trx, id, { state: 'failed', code }))) return
  await refundPoints(trx, { reason: 'meal_analysis', reference: id, refundReason: 'meal_analysis_refund' })
}

/** Reads the meal of a session. */
export const readMealText = defineJob({
  name: 'diary.read-meal-text',
  payload: z.object({ sessionId: z.uuid() }),
  retries: 2,
  retryDelaySeconds: 1,
  expireSeconds: 120,
  concurrency: 2,
  handle: readMeal,
  onExhausted: async ({ db }, { sessionId }) => {
    await db.transaction().execute((trx) => failSession(trx, sessionId, 'meal_failed'))
  },
})

const RETENTION_HOURS = 7 * 24

/** Forgets what was told a week ago; the entries stay. */
export const purgeMealSessions = defineJob({
  name: 'diary.purge-meal-sessions',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
  handle: ({ db, clock }) => deleteMealSessionsBefore(db, addHours(clock.now(), -RETENTION_HOURS)),
  // The next day's job does it all.
  onExhausted: async () => {},
})

/** What was read of a session; throws `not_found` while it is read, and why nothing came of it. */
export async function readMealSession({ db }: AppContext, ownerId: number, id: string): Promise<ResponseOf<typeof readEndpoint>> {
  const session = await findMealSession(db, ownerId, id)
  const items = itemsOf(session)
  return {
    day: session?.day ?? '',
    meal_type: session?.meal_type ?? 'snack',
    total: sumOf(items),
    items: z
      .array(mealItemSchema)
      .parse(items)
      .map((item) => ({ ...item, tile: item.food_id === null ? null : tileOf(findFoodById(item.food_id)) })),
  }
}

/** The drawing of a food; what has none of its own is a drink or a dish like any other. */
function tileOf(food: Food | null): string | null {
  if (food === null) return null
  return food.look?.tile ?? (DRINKS.has(food.aisle) ? 'drink' : food.kind === 'dish' ? 'dish' : null)
}

const DRINKS: ReadonlySet<string> = new Set(['hot-drinks', 'drinks', 'alcohol'])

/** The items of a session that was read; throws for any other. */
export function itemsOf(session: MealSession | undefined): StoredMealItem[] {
  if (!session || session.state === 'processing') throw new AppError('not_found')
  if (session.state === 'failed')
    throw new AppError(Object.hasOwn(ERRORS, session.error_code ?? '') ? (session.error_code as ErrorCode) : 'meal_failed')
  return z.array(storedMealItemSchema).parse(session.items)
}
