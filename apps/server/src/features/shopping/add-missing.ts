import type { Unit } from '@spizarka/contract/common'
import type { BodyOut, ResponseOf } from '@spizarka/contract/endpoint'
import { LIMITS } from '@spizarka/contract/limits'
import { type addMissing as endpoint, forDishSchema } from '@spizarka/contract/shopping'
import { choosePacks, reckonShopping } from '@spizarka/culinary/shopping'
import { roundQuantity } from '@spizarka/culinary/units'
import { findFoodById } from '@spizarka/knowledge'
import { z } from 'zod'
import { dayInWarsaw } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/db/connect.ts'
import { toNumber } from '../../platform/db/decimal.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { listUsableStock, lockPantry, NO_RATES, rateBetween } from '../pantry/index.ts'
import { contentSchema, findVisibleRecipe, productsOf } from '../recipes/index.ts'
import { listAssumedFoods } from '../staples/index.ts'
import { checkListLimit } from './manage-lists.ts'
import { itemWithMore, type NeededItem, newItem, putOnList } from './new-items.ts'
import { readName } from './read-name.ts'
import { type ItemRow, type ItemToWrite, listItems } from './shopping-items.queries.ts'
import { insertShoppingList, type ListRow, lockShoppingList } from './shopping-lists.queries.ts'

type Answer = ResponseOf<typeof endpoint>

const NOTHING_MISSING: Answer = { list_id: null, added: 0, merged: 0 }

/**
 * Puts what the pantry lacks for a recipe on a list, in one item a product with what is there already; on a new list named after the
 * dish where none is given. Throws `not_found` for a recipe or a list that is not the caller's, and the limits of lists and items.
 */
export async function addMissing(
  { db, clock }: AppContext,
  call: CallIdentity,
  recipeId: number,
  { list_id, servings, ingredients }: BodyOut<typeof endpoint>,
): Promise<Answer> {
  return once(db, call, async (trx) => {
    const [ownerId, now] = [call.userId, clock.now()]
    await lockPantry(trx, ownerId)
    const recipe = await findVisibleRecipe(trx, recipeId, ownerId)
    if (!recipe) throw new AppError('not_found')
    const given = list_id === null ? undefined : await lockShoppingList(trx, ownerId, Number(list_id))
    const missing = await listMissing(trx, ownerId, recipe, { servings: servings ?? recipe.servings, places: ingredients }, now)
    if (missing.length === 0) return NOTHING_MISSING
    const list = given ?? (await openList(trx, ownerId, recipe.title, now))
    return putMissing(trx, list, missing, now)
  })
}

/** Throws `not_found` for a recipe that the caller does not see. */
export async function requireRecipe(db: Db, recipeId: number, ownerId: number): Promise<void> {
  if (!(await findVisibleRecipe(db, recipeId, ownerId))) throw new AppError('not_found')
}

async function openList(trx: Trx, ownerId: number, title: string, now: Date): Promise<ListRow> {
  await checkListLimit(trx, ownerId)
  const name = title.slice(0, LIMITS.shoppingListName).toWellFormed()
  const list = await insertShoppingList(trx, { owner_id: ownerId, name, source: 'recipe', created_at: now, updated_at: now })
  // What it is opened with belongs to its first version.
  return { ...list, version: 0 }
}

type Recipe = NonNullable<Awaited<ReturnType<typeof findVisibleRecipe>>>

interface MissingRequest {
  servings: number
  /** Of the ingredients; without them all that are not optional. */
  places: readonly number[] | undefined
}

/** What so many servings need beyond what the pantry holds and what is always there; what is optional only where it is asked for. */
async function listMissing(
  trx: Trx,
  ownerId: number,
  recipe: Recipe,
  { servings, places }: MissingRequest,
  now: Date,
): Promise<NeededItem[]> {
  const day = dayInWarsaw(now)
  const dish = { recipe_id: String(recipe.id), title: recipe.title }
  const factor = servings / recipe.servings
  const needs = contentSchema
    .parse(recipe.content)
    .ingredients.filter(({ optional }, place) => (places ? places.includes(place) : !optional))
    .flatMap((ingredient) => productsOf(ingredient))
    .map(({ food, name, grams, bought }) => {
      const stated = bought ?? grams
      return { food, name, grams: stated === null ? null : stated * factor, source: dish }
    })
  const pantry = await listUsableStock(trx, ownerId, day)
  return reckonShopping(needs, { pantry, staples: await listAssumedFoods(trx, ownerId), day }).items
}

async function putMissing(trx: Trx, list: ListRow, missing: readonly NeededItem[], now: Date): Promise<Answer> {
  const moment = { version: list.version + 1, now }
  const open = (await listItems(trx, list.id)).filter((row) => !row.checked && !row.in_pantry)
  const written = new Map<string, ItemToWrite>()
  let merged = 0
  for (const needed of missing) {
    const row = open.find((each) => !written.has(each.id) && isProduct(each, needed))
    const more = row && together(row, needed)
    if (row && more) {
      merged += 1
      written.set(row.id, itemWithMore(row, more, dishesOf(row, needed), moment))
    } else {
      const item = newItem(needed, 'recipe', moment)
      written.set(item.id, item)
    }
  }
  const added = written.size - merged
  await putOnList(trx, list, [...written.values()], added, now)
  return { list_id: String(list.id), added, merged }
}

function isProduct(row: ItemRow, { food, name }: NeededItem): boolean {
  return food === null ? row.product_key === readName(name).productKey : row.food_id === food
}

const dishesSchema = z.array(forDishSchema)

function dishesOf(row: ItemRow, { sources }: NeededItem) {
  const before = dishesSchema.parse(row.dishes)
  return [...before, ...sources.filter(({ recipe_id }) => !before.some((dish) => dish.recipe_id === recipe_id))]
}

/** What both need, in the item's unit; null where the food table cannot tell how much one is in the unit of the other. */
function together(row: ItemRow, needed: NeededItem): NeededItem | null {
  const { unit, quantity } = row
  if (unit === null || quantity === null) return needed
  if (needed.unit === null || needed.need === null) return { ...needed, ...amountsOf(row) }
  const rate = rateBetween(needed.unit, unit, NO_RATES, row.food_id)
  if (rate === null) return null
  const [need, have] = [needed.need * rate, needed.have === null ? null : needed.have * rate]
  const before = amountsOf(row)
  // What the list needs altogether less what there is; but an amount that somebody chose is only added to.
  const isReckoned = before.need !== null && asSold(row, before.need - (before.have ?? 0), unit).quantity === before.quantity
  const total = isReckoned && before.need !== null ? before.need + need : null
  const lacking = total === null ? Number(quantity) + need - (have ?? 0) : total - (have ?? 0)
  return {
    ...needed,
    unit,
    need: total === null ? null : roundQuantity(total),
    have: have && roundQuantity(have),
    ...asSold(row, lacking, unit),
  }
}

function amountsOf(row: ItemRow): Pick<NeededItem, 'unit' | 'quantity' | 'need' | 'have'> {
  return { unit: row.unit, quantity: toNumber(row.quantity), need: toNumber(row.need), have: toNumber(row.have) }
}

/** As shops sell it: in whole packs where the food has them, else in whole pieces. */
function asSold({ food_id }: ItemRow, lacking: number, unit: Unit): Pick<NeededItem, 'quantity' | 'packs'> {
  const food = food_id === null ? null : findFoodById(food_id)
  const amount = roundQuantity(lacking)
  const packs = choosePacks(amount, food?.unit === unit ? food.packs : undefined)
  if (packs) return { quantity: roundQuantity(packs.count * packs.size), packs: { ...packs, unit } }
  return { quantity: unit === 'pieces' ? Math.ceil(amount) : amount, packs: null }
}
