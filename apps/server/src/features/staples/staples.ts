import { LIMITS } from '@spizarka/contract/limits'
import type { Staple, Staples } from '@spizarka/contract/staples'
import { suppliersOf } from '@spizarka/culinary/stock'
import { findFoodById, STAPLES } from '@spizarka/knowledge'
import { RECIPES } from '@spizarka/knowledge/recipes'
import type { AppContext } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { categoryOf, listStock, type PantryStock } from '../pantry/index.ts'
import { lockProfile } from '../profile/index.ts'
import { findSavedStaples, type SavedStaples, upsertStaples } from './staples.queries.ts'

type StaplesContext = Pick<AppContext, 'db' | 'clock'>

/** For a user who was not asked yet. */
const DEFAULT_STAPLES: SavedStaples = { foodIds: STAPLES.flatMap(({ food, on }) => (on ? food : [])), ranOut: [] }
const ALWAYS: ReadonlySet<string> = new Set(STAPLES.flatMap(({ food, always }) => (always ? food : [])))

/** Ids of the foods that recipes take for there though the pantry does not list them. */
export async function listAssumedFoods(db: Db | Trx, userId: number): Promise<readonly string[]> {
  return (await getStaples(db, userId)).foodIds
}

/** What a user always has, what of it ran out, and what else can be chosen. */
export async function readStaples({ db }: StaplesContext, userId: number): Promise<Staples> {
  const [saved, pantry] = await Promise.all([getStaples(db, userId), listStock(db, userId)])
  return presentStaples(saved, pantry)
}

/** Puts foods in the place of what a user always has; throws `staple_unknown` for what nobody eats or knows. */
export async function saveStaples(context: StaplesContext, userId: number, given: readonly string[]): Promise<Staples> {
  if (!given.every(isEdible)) throw new AppError('staple_unknown')
  return change(context, userId, ({ ranOut }) => ({ foodIds: given, ranOut: ranOut.filter(({ food_id: id }) => !given.includes(id)) }))
}

/** Throws `not_found` for what a user neither has always nor had until it ran out. */
export async function requireStaple({ db }: StaplesContext, userId: number, foodId: string): Promise<void> {
  const { foodIds, ranOut } = await getStaples(db, userId)
  if (!foodIds.includes(foodId) && !ranOut.some(({ food_id: id }) => id === foodId)) throw new AppError('not_found')
}

/** Marks a food that a user always has as used up, or as there again; throws `not_found` and `staple_always_there`. */
export async function markStaple(context: StaplesContext, userId: number, foodId: string, isOut: boolean): Promise<Staples> {
  if (isOut && ALWAYS.has(foodId)) throw new AppError('staple_always_there')
  const at = context.clock.now().toISOString()
  return change(context, userId, ({ foodIds, ranOut }) => {
    const [isAssumed, wasOut] = [foodIds.includes(foodId), ranOut.some(({ food_id: id }) => id === foodId)]
    if (!isAssumed && !wasOut) throw new AppError('not_found')
    if (isOut === wasOut) return { foodIds, ranOut }
    if (isOut) return { foodIds: foodIds.filter((id) => id !== foodId), ranOut: [...ranOut, { food_id: foodId, at }] }
    return { foodIds: [...foodIds, foodId], ranOut: ranOut.filter(({ food_id: id }) => id !== foodId) }
  })
}

/** Puts a food among what a user always has, be it one that ran out; one more than a kitchen has changes nothing. */
export async function addStaple(trx: Trx, userId: number, foodId: string, now: Date): Promise<void> {
  await changeSaved(trx, userId, now, (before) => {
    if (before.foodIds.includes(foodId) || before.foodIds.length >= LIMITS.staples) return before
    return { foodIds: [...before.foodIds, foodId], ranOut: before.ranOut.filter(({ food_id: id }) => id !== foodId) }
  })
}

type Step = (before: SavedStaples) => SavedStaples

async function change({ db, clock }: StaplesContext, userId: number, step: Step): Promise<Staples> {
  const [after, pantry] = await db
    .transaction()
    .execute(async (trx) => [await changeSaved(trx, userId, clock.now(), step), await listStock(trx, userId)] as const)
  return presentStaples(after, pantry)
}

async function changeSaved(trx: Trx, userId: number, now: Date, step: Step): Promise<SavedStaples> {
  await lockProfile(trx, userId)
  const changed = step(await getStaples(trx, userId))
  await upsertStaples(trx, userId, changed, now)
  return changed
}

/** As saved, without what is no longer in the food table. */
async function getStaples(db: Db | Trx, userId: number): Promise<SavedStaples> {
  const { foodIds, ranOut } = (await findSavedStaples(db, userId)) ?? DEFAULT_STAPLES
  return { foodIds: foodIds.filter(isEdible), ranOut: ranOut.filter(({ food_id: id }) => isEdible(id)) }
}

function isEdible(foodId: string): boolean {
  const food = findFoodById(foodId)
  return food !== null && food.kind !== 'household'
}

function presentStaples({ foodIds, ranOut }: SavedStaples, pantry: readonly PantryStock[]): Staples {
  const listed = STAPLES.map(({ food }) => food)
  const added = [...foodIds, ...ranOut.map(({ food_id: id }) => id)].filter((id) => !listed.includes(id))
  const outSince = new Map(ranOut.map(({ food_id: id, at }) => [id, at]))
  const asking = new Set(foodIds.flatMap((id) => (ALWAYS.has(id) ? [] : [...recipesWith(id)])))
  return {
    food_ids: [...foodIds],
    foods: [...listed, ...added].map((id): Staple => {
      const food = findFoodById(id)
      return {
        food_id: id,
        name: STAPLES.find((staple) => staple.food === id)?.name ?? food?.name ?? id,
        tile: food?.look?.tile ?? null,
        category: categoryOf({ foodId: id, isSpice: food?.spice ?? false }),
        state: outSince.has(id) ? 'ran_out' : foodIds.includes(id) ? 'assumed' : 'off',
        ran_out_at: outSince.get(id) ?? null,
        always: ALWAYS.has(id),
        recipe_count: recipesWith(id).size,
        in_pantry: presentStock(id, pantry),
      }
    }),
    recipes: { total: RECIPES.length, asking: asking.size },
  }
}

function presentStock(foodId: string, pantry: readonly PantryStock[]): Staple['in_pantry'] {
  const product = suppliersOf(foodId)
    .filter(({ standsIn }) => !standsIn)
    .flatMap(({ food }) => pantry.filter((each) => each.foodId === food && !each.isOut))
    .at(0)
  if (!product) return null
  return { quantity: product.quantityGrams ?? product.quantityMl ?? product.quantityPieces, unit: product.unit }
}

let recipesByFood: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** The recipes of the base that a food serves, whether they name it or what it stands in for. */
function recipesWith(foodId: string): ReadonlySet<string> {
  recipesByFood ??= indexRecipes()
  return recipesByFood.get(foodId) ?? new Set()
}

function indexRecipes(): Map<string, Set<string>> {
  const index = new Map<string, Set<string>>()
  for (const { id, ingredients } of RECIPES)
    for (const { food } of ingredients.flatMap((each) => suppliersOf(each.food))) index.set(food, (index.get(food) ?? new Set()).add(id))
  return index
}
