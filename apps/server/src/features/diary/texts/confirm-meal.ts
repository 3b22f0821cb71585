import type { BodyOut, ResponseOf } from '@spizarka/contract/endpoint'
import { LIMITS } from '@spizarka/contract/limits'
import type { confirmMeal as confirmEndpoint, previewDeductions as previewEndpoint } from '@spizarka/contract/meal-texts'
import { forEachNutrient } from '@spizarka/contract/recipe-parts'
import { gramsBefore } from '@spizarka/culinary/meals'
import { matchStock } from '@spizarka/culinary/stock'
import type { Cooking } from '@spizarka/knowledge'
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
import { findEdibleFood, thingOfFood, weighedDishOfRecipe } from '../eaten-things.ts'
import { columnsOf, type EatenAmount, type EatenThing, figuresFrom, presentEntry } from '../entry-figures.ts'
import { checkDay, statedColumns } from '../write-entries.ts'
import { itemsOf } from './log-meal-text.ts'
import type { StoredMealItem } from './meal-items.ts'
import { findMealSession, lockMealSession, updateMealSession } from './meal-sessions.queries.ts'

type Confirmed = BodyOut<typeof confirmEndpoint>
type Answer = ResponseOf<typeof confirmEndpoint>

const deductedSchema = z.array(z.object({ product_id: z.string(), quantity: z.number(), unit: z.enum(['grams', 'ml', 'pieces']) }))

/** Writes a meal that was read into the diary; again, it gives the same entries. Throws `meal_unresolved` for what nobody corrected. */
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
    const meal_type = confirmed.meal_type ?? session.meal_type
    const entries: { row: EntryRow; foodId: string | null; grams: number | null }[] = []
    for (const each of eatenOf(items, confirmed)) {
      const columns = await columnsOfEaten(trx, ownerId, each)
      const row = await insertEntry(trx, { owner_id: ownerId, day, meal_type, created_at: now, ...columns })
      const { foodId, cooking, amount } = each
      const bought = amount.grams === undefined || foodId === null ? null : gramsBefore(findEdibleFood(foodId), cooking, amount.grams)
      entries.push({ row, foodId, grams: bought })
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

/** What confirming a meal as corrected would take out of the pantry, each product once. Reads alone. */
export async function previewDeductions(
  { db }: AppContext,
  ownerId: number,
  id: string,
  corrected: BodyOut<typeof previewEndpoint>,
): Promise<ResponseOf<typeof previewEndpoint>> {
  const items = itemsOf(await findMealSession(db, ownerId, id))
  const pantry = await listStock(db, ownerId)
  const needed = eatenOf(items, corrected, { skipsOpen: true }).flatMap(({ foodId, cooking, amount: { grams } }) => {
    const food = foodId === null ? null : findEdibleFood(foodId)
    return food && grams !== undefined ? [{ food: food.id, name: food.name, grams: gramsBefore(food, cooking, grams) }] : []
  })
  const deducted = new Map<string, ResponseOf<typeof previewEndpoint>['deducted'][number]>()
  for (const { held, unit, quantity } of findTakes(needed, pantry)) {
    const product_id = String(held.id)
    const before = deducted.get(product_id)?.quantity ?? 0
    deducted.set(product_id, { product_id, name: held.name, unit, quantity: thousandths(before + quantity) / 1000 })
  }
  return { deducted: [...deducted.values()] }
}

/** What eaten foods take of the products of a pantry, as far as these are there; a spice is there or not, and never less. */
function findTakes(eaten: readonly { food: string; name: string; grams: number }[], pantry: Awaited<ReturnType<typeof listStock>>) {
  return matchStock(eaten, pantry, 1, []).flatMap(({ takes }) =>
    takes.flatMap(({ product, unit, quantity }) => {
      const held = pantry[product]
      return held && !held.isSpice && held.unit === unit && quantity > 0 ? [{ held, unit, quantity }] : []
    }),
  )
}

/** Something as it is to be written: a food, a dish, or what only its own words and perhaps its energy are known of. */
interface Resolved {
  foodId: string | null
  cooking: Cooking | null
  recipeId: string | null
  /** A dish as it was read, for when its recipe is gone. */
  read?: StoredMealItem
  own: { title: string; kcal: number | null } | null
  amount: EatenAmount
}

/** All that was eaten: what was read, as corrected, and what was added. Throws for what is not resolved, or leaves it out. */
function eatenOf(
  items: readonly StoredMealItem[],
  { items: corrections, added }: Pick<Confirmed, 'items' | 'added'>,
  { skipsOpen = false } = {},
): Resolved[] {
  const read = items.flatMap((item) => {
    const resolved = resolve(item, corrections)
    if (Array.isArray(resolved)) return resolved
    if (skipsOpen) return []
    throw new AppError(resolved)
  })
  return [
    ...read,
    ...added.map((each) =>
      'title' in each
        ? { foodId: null, cooking: null, recipeId: null, own: each, amount: {} }
        : { foodId: each.food_id, cooking: null, recipeId: null, own: null, amount: { grams: each.grams } },
    ),
  ]
}

/** An item as it was read or as it was corrected, none where it was removed; or why it cannot be written. */
function resolve(item: StoredMealItem, corrections: Confirmed['items']): Resolved[] | 'diary_food_unknown' | 'meal_unresolved' {
  const correction = corrections.find(({ id }) => id === item.id)
  if (correction?.removed) return []
  const given = correction?.food_id ?? null
  if (given !== null && !findEdibleFood(given)) return 'diary_food_unknown'
  const isReady = item.status === 'ready' || (given !== null && (correction?.grams ?? item.grams) != null)
  if (!isReady) return 'meal_unresolved'
  const isOther = given !== null && given !== item.food_id
  if (item.recipe_id !== null && !isOther) {
    const portionPercent = portionOf(item, correction?.grams ?? null)
    return portionPercent === null
      ? 'meal_unresolved'
      : [{ foodId: null, cooking: null, recipeId: item.recipe_id, read: item, own: null, amount: { portionPercent } }]
  }
  const grams = correction?.grams ?? item.grams
  const foodId = given ?? item.food_id
  if (grams === null || foodId === null) return 'meal_unresolved'
  const keepsMeasure = !isOther && correction?.grams == null && item.quantity !== null && item.measure !== null
  const amount = keepsMeasure ? { grams, quantity: item.quantity ?? 0, measure: item.measure ?? '' } : { grams }
  return [{ foodId, cooking: isOther ? null : item.cooking, recipeId: null, own: null, amount }]
}

/** The portion of a dish, in whole percent; of other grams than were read as much more or less; null where nobody knows what a portion weighs. */
function portionOf({ portion_percent: portion, grams: read }: StoredMealItem, grams: number | null): number | null {
  if (grams === null) return portion ?? WHOLE_PERCENT
  if (read === null || read <= 0) return null
  return Math.min(
    LIMITS.portionPercent.most,
    Math.max(LIMITS.portionPercent.least, Math.round(((portion ?? WHOLE_PERCENT) * grams) / read)),
  )
}

const WHOLE_PERCENT = 100

async function columnsOfEaten(trx: Trx, ownerId: number, eaten: Resolved) {
  if (eaten.own) return statedColumns(eaten.own)
  return { ...columnsOf(await thingOf(trx, ownerId, eaten), eaten.amount), source: 'text' as const }
}

async function thingOf(trx: Trx, ownerId: number, { foodId, cooking, recipeId, read }: Resolved): Promise<EatenThing> {
  if (recipeId !== null)
    return weighedDishOfRecipe(trx, ownerId, Number(recipeId)).then(
      ({ thing }) => thing,
      (error: unknown) => {
        if (read && error instanceof AppError && error.code === 'not_found') return thingAsRead(read)
        throw error
      },
    )
  const food = foodId === null ? null : findEdibleFood(foodId)
  if (!food) throw new AppError('diary_food_unknown')
  return thingOfFood(food, 'text', cooking)
}

/** The dish that was read, of a recipe that was deleted since: what was eaten stays eaten, with the figures that were shown. */
function thingAsRead({ title, nutrients, portion_percent, coverage, basis }: StoredMealItem): EatenThing {
  const perServing = forEachNutrient((nutrient) => {
    const eaten = nutrients[nutrient]
    return eaten === null ? null : (eaten * WHOLE_PERCENT) / (portion_percent ?? WHOLE_PERCENT)
  })
  return { source: 'text', title, figures: figuresFrom(perServing), coverage, basis }
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
    // Anew for each: the one before may have taken of it.
    const pantry = await listStock(trx, ownerId)
    const takes = findTakes([{ food: foodId, name: findEdibleFood(foodId)?.name ?? '', grams }], pantry)
    const wanted = takes.map(({ held, unit, quantity }) => ({ productId: held.id, amount: thousandths(quantity), unit }))
    const { given } = await deductStock(trx, ownerId, wanted, now)
    await upsertDeductions(trx, row.id, given)
    for (const { productId, done, unit } of given)
      if (done && unit) deducted.push({ product_id: String(productId), quantity: done / 1000, unit })
  }
  return deducted
}
