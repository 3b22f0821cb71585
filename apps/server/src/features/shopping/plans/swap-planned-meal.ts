import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { BodyOut } from '@spizarka/contract/endpoint'
import { LIMITS } from '@spizarka/contract/limits'
import { forDishSchema, type WholeShoppingList } from '@spizarka/contract/shopping'
import type { swapPlannedMeal as endpoint } from '@spizarka/contract/shopping-generation'
import { hasEdits, mergeOperation } from '@spizarka/contract/shopping-merge'
import type { PlannedDish, StandingMeal } from '@spizarka/culinary/planning'
import { reckonShopping } from '@spizarka/culinary/shopping'
import { z } from 'zod'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { toNumber } from '../../../platform/db/decimal.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../../platform/http/route.ts'
import { Overtaken, oncePrepared } from '../../../platform/idempotency/once.ts'
import { lockPantry } from '../../pantry/index.ts'
import { checkRecipeLimit, findVisibleRecipe, keptRecipeOf } from '../../recipes/index.ts'
import { historyOf, itemOf, type Revision } from '../item-state.ts'
import { presentWholeList } from '../manage-lists.ts'
import { itemWithMore, type NeededItem, newItem } from '../new-items.ts'
import { readName } from '../read-name.ts'
import { type ItemRow, type ItemToWrite, listItems, writeItems } from '../shopping-items.queries.ts'
import { getShoppingList, type ListRow, lockShoppingList, updateShoppingList } from '../shopping-lists.queries.ts'
import { keepDishes } from './keep-plan.ts'
import {
  coveredOf,
  needsOfDocument,
  type PlanDocument,
  planDocumentSchema,
  type StoredMeal,
  shownDish,
  withChores,
} from './plan-document.ts'
import { buildPlanRequest, readShoppingHome, storedOrderSchema } from './plan-request.ts'

/**
 * Cooks something else for a meal of a plan, on the days of its leftovers too, and computes the list again; what the user changed or
 * checked stays as it is. Throws `not_found` for a list or a recipe that is not the caller's, and under its field what cannot be swapped.
 */
export async function swapPlannedMeal(
  context: AppContext,
  call: CallIdentity,
  listId: number,
  asked: BodyOut<typeof endpoint>,
): Promise<WholeShoppingList> {
  const { userId: ownerId } = call
  return oncePrepared(
    context.db,
    call,
    // The kitchen may be busy with a plan for seconds: neither the pantry nor a connection waits for it.
    () => proposeDish(context, ownerId, listId, asked),
    async (trx, { list: seen, dish, named }) => {
      const now = context.clock.now()
      await lockPantry(trx, ownerId)
      const list = await lockShoppingList(trx, ownerId, listId)
      // Items may have been checked meanwhile, and the same dish is as good.
      if (!isDeepStrictEqual([list.plan, list.request], [seen.plan, seen.request])) throw new Overtaken()
      const [plan, order] = [planDocumentSchema.parse(list.plan), storedOrderSchema.parse(list.request)]
      if (named === null) await checkRecipeLimit(trx, ownerId)
      else if (!(await findVisibleRecipe(trx, named, ownerId))) throw new AppError('not_found')
      const recipeId = named === null ? ((await keepDishes(context, trx, ownerId, [dish])).get(dish) ?? '') : String(named)
      const changed = withDish(plan, asked, { ...shownDish(dish, recipeId), servings: dish.servings }, order.people)
      const home = await readShoppingHome(trx, ownerId, order.start_on)
      const { items, covered } = reckonShopping(needsOfDocument(changed), home)
      await updatePlannedItems(trx, list, items, { before: plan, after: changed }, now)
      const shown = coveredOf(covered, changed, home.pantry)
      return presentWholeList(
        trx,
        await updateShoppingList(trx, list, now, {
          plan: JSON.stringify(withChores(changed, home.pantry)),
          covered: JSON.stringify(shown),
        }),
      )
    },
  )
}

interface SwapProposal {
  /** As it was read. */
  list: ListRow
  dish: PlannedDish
  /** The recipe that the caller named. */
  named: number | null
}

/** What is cooked instead of a meal of a plan, with nothing written. */
async function proposeDish(
  context: AppContext,
  ownerId: number,
  listId: number,
  { day, meal_type, recipe_id = null }: BodyOut<typeof endpoint>,
): Promise<SwapProposal> {
  const list = await getShoppingList(context.db, ownerId, listId)
  const named = recipe_id === null ? null : await findVisibleRecipe(context.db, Number(recipe_id), ownerId)
  if (named === undefined) throw new AppError('not_found')
  const plan = planDocumentSchema.parse(list.plan)
  if (!plan.some((each) => each.day === day && each.meals.some((meal) => meal.meal_type === meal_type)))
    throw new AppError('swap_meal_unknown')
  const order = storedOrderSchema.parse(list.request)
  // Asked again, the kitchen may think of something else.
  const request = await buildPlanRequest(context, ownerId, { ...order, seed: order.seed + list.version }, null)
  const swapped = await context.engine.swapMeal({
    request,
    standing: standingMeals(plan),
    at: { day, meal: meal_type },
    instead: named && keptRecipeOf(named),
  })
  if (!swapped.dish) throw new AppError(REFUSALS[swapped.refused])
  return { list, dish: swapped.dish, named: named && named.id }
}

const REFUSALS = { blocked: 'swap_recipe_blocked', repeats: 'swap_recipe_repeats', none: 'swap_none_better' } as const

function standingMeals(plan: PlanDocument): StandingMeal[] {
  return plan.flatMap(({ day, meals }) =>
    meals.map(({ meal_type: meal, leftovers_of: leftoversOf, title, dish }) => ({ day, meal, leftoversOf, dish: { ...dish, title } })),
  )
}

/** The plan with another dish on the day it is cooked and on the day it is eaten up. */
function withDish(
  plan: PlanDocument,
  { day, meal_type }: Pick<StoredMeal, 'meal_type'> & { day: string },
  dish: ReturnType<typeof shownDish> & { servings: number },
  people: number,
): PlanDocument {
  const asked = plan.find((each) => each.day === day)?.meals.find((meal) => meal.meal_type === meal_type)
  const cookedOn = asked?.leftovers_of ?? day
  const cooked = plan.find((each) => each.day === cookedOn)?.meals.find((meal) => isOfDish(meal, asked) && meal.leftovers_of === null)
  return plan.map((each) => ({
    ...each,
    meals: each.meals.map((meal) => {
      if (each.day === cookedOn && meal === cooked) return { ...meal, ...dish }
      const isLeft = meal.leftovers_of === cookedOn && isOfDish(meal, asked)
      return isLeft ? { ...meal, ...dish, servings: people } : meal
    }),
  }))
}

function isOfDish(meal: StoredMeal, asked: StoredMeal | undefined): boolean {
  return meal === asked || (meal.dish.id === asked?.dish.id && meal.recipe_id === asked.recipe_id)
}

/** Brings the items of a plan to what it needs now. The list's lock must be held. */
async function updatePlannedItems(
  trx: Trx,
  list: ListRow,
  items: readonly NeededItem[],
  { before, after }: { before: PlanDocument; after: PlanDocument },
  now: Date,
): Promise<void> {
  const moment = { version: list.version + 1, now }
  const rows = await listItems(trx, list.id)
  const planned = new Set(before.flatMap(({ meals }) => meals.map(({ recipe_id }) => recipe_id)))
  const cooked = new Set(after.flatMap(({ meals }) => meals.map(({ recipe_id }) => recipe_id)))
  const written: ItemToWrite[] = []
  const met = new Set<string>()
  let added = 0
  for (const item of items) {
    const row = rows.find((each) => !met.has(each.id) && isProduct(each, item))
    if (!row) {
      written.push(newItem(item, 'plan', moment))
      added += 1
      continue
    }
    met.add(row.id)
    if (isAsPlanned(row, planned)) written.push(...(isSame(row, item) ? [] : [itemWithMore(row, item, item.sources, moment)]))
    else written.push(...withDishes(row, [...otherDishes(row, planned), ...item.sources], moment))
  }
  for (const row of rows) {
    if (met.has(row.id) || row.origin !== 'plan') continue
    if (isAsPlanned(row, planned)) written.push(removed(row, moment))
    else
      written.push(
        ...withDishes(
          row,
          dishesOf(row).filter((dish) => cooked.has(dish.recipe_id) || !planned.has(dish.recipe_id)),
          moment,
        ),
      )
  }
  if (list.item_count + added > LIMITS.shoppingItems) throw new AppError('shopping_items_limit')
  await writeItems(trx, list.id, written)
}

function isProduct(row: ItemRow, { food, name }: NeededItem): boolean {
  return food === null ? row.product_key === readName(name).productKey : row.food_id === food
}

const dishesSchema = z.array(forDishSchema)

function dishesOf(row: ItemRow) {
  return dishesSchema.parse(row.dishes)
}

function otherDishes(row: ItemRow, planned: ReadonlySet<string>) {
  return dishesOf(row).filter(({ recipe_id }) => !planned.has(recipe_id))
}

/** Whether an item is as the plan made it: nobody mentioned it since, and nothing else needs it. */
function isAsPlanned(row: ItemRow, planned: ReadonlySet<string>): boolean {
  const isUntouched = !hasEdits(historyOf(row)) && row.note === ''
  return row.origin === 'plan' && isUntouched && !row.checked && !row.in_pantry && otherDishes(row, planned).length === 0
}

function isSame(row: ItemRow, { need, have, quantity, unit, sources }: NeededItem): boolean {
  return (
    row.unit === unit &&
    toNumber(row.need) === need &&
    toNumber(row.have) === have &&
    toNumber(row.quantity) === quantity &&
    JSON.stringify(dishesOf(row)) === JSON.stringify(sources)
  )
}

/** The same item for other dishes; none where it is for the same ones. */
function withDishes(row: ItemRow, dishes: ReturnType<typeof dishesOf>, { version, now }: Revision): ItemToWrite[] {
  if (JSON.stringify(dishesOf(row)) === JSON.stringify(dishes)) return []
  return [{ ...row, dishes, changed_in: version, updated_at: now }]
}

function removed(row: ItemRow, moment: Revision): ItemToWrite {
  const { history } = mergeOperation(historyOf(row), { id: randomUUID(), kind: 'remove', at: moment.now.getTime(), fields: {} })
  if (!history) throw new Error('what is there can be removed')
  return itemOf(row, row.id, history, moment)
}
