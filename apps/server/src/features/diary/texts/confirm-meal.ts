import type { BodyOut, ResponseOf } from '@spizarka/contract/endpoint'
import { LIMITS } from '@spizarka/contract/limits'
import type { confirmMeal as confirmEndpoint } from '@spizarka/contract/meal-texts'
import { matchStock } from '@spizarka/culinary/stock'
import { z } from 'zod'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { thousandths } from '../../../platform/db/decimal.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../../platform/http/route.ts'
import { once } from '../../../platform/idempotency/once.ts'
import { deductStock, listStock, lockPantry } from '../../pantry/index.ts'
import { upsertDeductions } from '../deductions.queries.ts'
import { type EntryRow, insertEntry, listEntriesById } from '../diary-entries.queries.ts'
import { findEdibleFood, thingOfFood, thingOfRecipe } from '../eaten-things.ts'
import { columnsOf, type EatenAmount, type EatenThing, presentEntry } from '../entry-figures.ts'
import { checkDay } from '../write-entries.ts'
import { itemsOf } from './log-meal-text.ts'
import type { KeptItem } from './meal-items.ts'
import { lockMealSession, updateMealSession } from './meal-sessions.queries.ts'

type Confirmed = BodyOut<typeof confirmEndpoint>
type Answer = ResponseOf<typeof confirmEndpoint>

const deductedSchema = z.array(z.object({ product_id: z.string(), quantity: z.number(), unit: z.enum(['grams', 'ml', 'pieces']) }))

/** Writes a meal that was read into the diary; again, it gives the same entries. Throws `meal_unresolved` for what nobody put right. */
export async function confirmMeal({ db, clock }: AppContext, call: CallIdentity, id: string, confirmed: Confirmed): Promise<Answer> {
  const now = clock.now()
  return once(db, call, async (trx) => {
    const ownerId = call.userId
    // First, as everyone who writes a pantry.
    await lockPantry(trx, ownerId)
    const session = await lockMealSession(trx, ownerId, id)
    const items = itemsOf(session)
    if (!session) throw new AppError('not_found')
    if (session.state === 'confirmed') {
      const entries = await listEntriesById(trx, ownerId, session.entry_ids.map(Number))
      return { entries: entries.map(presentEntry), deducted: deductedSchema.parse(session.deducted ?? []), already_confirmed: true }
    }
    const day = confirmed.day ?? session.day
    checkDay(now, day)
    const eaten = items.flatMap((item) => resolve(item, confirmed.items))
    const entries: { row: EntryRow; foodId: string | null; grams: number | null }[] = []
    for (const each of eaten) {
      const thing = await thingOf(trx, ownerId, each)
      const columns = columnsOf(thing, each.amount)
      const meal_type = confirmed.meal_type ?? session.meal_type
      const row = await insertEntry(trx, { owner_id: ownerId, day, meal_type, created_at: now, ...columns, source: 'text' })
      entries.push({ row, foodId: each.foodId, grams: each.amount.grams ?? null })
    }
    const deducted = confirmed.deduct_from_pantry ? await takeEaten(trx, ownerId, entries, now) : []
    await updateMealSession(trx, id, {
      state: 'confirmed',
      input: '',
      entry_ids: entries.map(({ row }) => String(row.id)),
      deducted: JSON.stringify(deducted),
      confirmed_at: now,
    })
    return { entries: entries.map(({ row }) => presentEntry(row)), deducted, already_confirmed: false }
  })
}

/** An item as it is to be written. */
interface Resolved {
  foodId: string | null
  recipeId: string | null
  amount: EatenAmount
}

/** An item as it was read or as it was corrected, none where it was removed. */
function resolve(item: KeptItem, corrections: Confirmed['items']): Resolved[] {
  const correction = corrections.find(({ id }) => id === item.id)
  if (correction?.removed) return []
  const given = correction?.food_id ?? null
  if (given !== null && !findEdibleFood(given)) throw new AppError('diary_food_unknown')
  const isReady = item.status === 'ready' || (given !== null && (correction?.grams ?? item.grams) != null)
  if (!isReady) throw new AppError('meal_unresolved')
  const isOther = given !== null && given !== item.food_id
  if (item.recipe_id !== null && !isOther)
    return [{ foodId: null, recipeId: item.recipe_id, amount: { portionPercent: portionOf(item, correction?.grams ?? null) } }]
  const grams = correction?.grams ?? item.grams
  const foodId = given ?? item.food_id
  if (grams === null || foodId === null) throw new AppError('meal_unresolved')
  const keepsMeasure = !isOther && correction?.grams == null && item.quantity !== null && item.measure !== null
  return [
    { foodId, recipeId: null, amount: keepsMeasure ? { grams, quantity: item.quantity ?? 0, measure: item.measure ?? '' } : { grams } },
  ]
}

/** The portion of a dish, in whole percent; of other grams than were read as much more or less. Throws where nobody knows what a portion weighs. */
function portionOf({ portion_percent: portion, grams: read }: KeptItem, grams: number | null): number {
  if (grams === null) return portion ?? WHOLE_PERCENT
  if (read === null || read <= 0) throw new AppError('meal_unresolved')
  return Math.min(
    LIMITS.portionPercent.most,
    Math.max(LIMITS.portionPercent.least, Math.round(((portion ?? WHOLE_PERCENT) * grams) / read)),
  )
}

const WHOLE_PERCENT = 100

async function thingOf(trx: Trx, ownerId: number, { foodId, recipeId }: Resolved): Promise<EatenThing> {
  if (recipeId !== null) return thingOfRecipe(trx, ownerId, Number(recipeId))
  const food = foodId === null ? null : findEdibleFood(foodId)
  if (!food) throw new AppError('diary_food_unknown')
  return thingOfFood(food, 'text')
}

/** Takes foods out of the pantry as far as they are there, each for its entry. The pantry's lock must be held. */
async function takeEaten(
  trx: Trx,
  ownerId: number,
  entries: readonly { row: EntryRow; foodId: string | null; grams: number | null }[],
  now: Date,
): Promise<Answer['deducted']> {
  const deducted: Answer['deducted'] = []
  for (const { row, foodId, grams } of entries) {
    if (foodId === null || grams === null) continue
    const pantry = await listStock(trx, ownerId)
    const name = findEdibleFood(foodId)?.name ?? ''
    const [matched] = matchStock([{ food: foodId, name, grams }], pantry, 1, [])
    const wanted = (matched?.takes ?? []).flatMap(({ product, quantity }) => {
      const held = pantry[product]
      return held && !held.isSpice && quantity > 0
        ? [{ productId: held.id, amount: thousandths(quantity), unit: held.unit ?? undefined }]
        : []
    })
    const { given } = await deductStock(trx, ownerId, wanted, now)
    await upsertDeductions(trx, row.id, given)
    for (const { productId, done, unit } of given)
      if (done && unit) deducted.push({ product_id: String(productId), quantity: done / 1000, unit })
  }
  return deducted
}
