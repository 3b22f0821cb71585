import type { ResponseOf } from '@spizarka/contract/endpoint'
import { mealTypeSchema } from '@spizarka/contract/meals'
import { deviceSchema, unmetWishSchema } from '@spizarka/contract/recipe-parts'
import { type readRecipeHelp as endpoint, recipeWaySchema } from '@spizarka/contract/recipe-sessions'
import type { ComposedRecipe, Composition } from '@spizarka/engine'
import { findFoodById } from '@spizarka/knowledge'
import { z } from 'zod'
import { addHours } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Caller } from '../../platform/http/route.ts'
import { categoryOf } from '../pantry/index.ts'
import { contentSchema, type NewRecipe, presentUnsavedDishes, readViewer } from '../recipes/index.ts'
import type { ComposeOrder } from './compose-request.ts'
import { findRecipeHelp, insertRecipeHelp, placeOfHelp } from './recipe-help.queries.ts'

/** Help expires, because the pantry changes. */
const HELP_HOURS = 24

/** A dish ready to be stored; its owner is the session's. */
export type StoredDish = Omit<NewRecipe, 'ownerId'>

const storedDishSchema = z.object({
  source: z.literal('generated'),
  baseId: z.string().nullable(),
  title: z.string(),
  about: z.string(),
  kind: z.string(),
  mealTypes: z.array(mealTypeSchema),
  servings: z.int(),
  activeMinutes: z.int().nullable(),
  totalMinutes: z.int().nullable(),
  device: deviceSchema.nullable(),
  keepsDays: z.int(),
  content: contentSchema,
  why: z.array(z.string()),
  unmet: unmetWishSchema.nullable(),
  askedMeal: mealTypeSchema.nullish(),
  sourceUrl: z.null(),
}) satisfies z.ZodType<StoredDish>

const helpWaySchema = z.object({
  kind: recipeWaySchema.shape.kind,
  label: z.string(),
  /** Ids of the foods that the way takes for there. */
  staples: z.array(z.string()),
  dish: storedDishSchema,
})
type StoredHelpWay = z.output<typeof helpWaySchema>

const helpDocumentSchema = z.object({
  order: z.object({
    meal_type: mealTypeSchema,
    servings: z.int(),
    max_minutes: z.int().nullable(),
    max_missing: z.int(),
  }),
  ways: z.array(helpWaySchema),
  /** Ids of foods. */
  products: z.array(z.string()),
})
type HelpDocument = z.output<typeof helpDocumentSchema>

/** The engine's help as it is stored; `toRecipe` converts its dishes. */
export function helpDocumentOf(
  order: ComposeOrder,
  assumed: readonly string[],
  help: Composition['help'],
  toRecipe: (recipe: ComposedRecipe, order: ComposeOrder) => StoredDish,
): HelpDocument {
  const { meal_type, servings, max_minutes, max_missing } = order
  return helpDocumentSchema.parse({
    order: { meal_type, servings, max_minutes, max_missing },
    ways: help.flatMap(({ kind, label, change, recipe }) => {
      // For breakfast the kitchen may give what is none, and says so: as a way out it would be the meal that was asked for.
      if (!recipe || (change?.meal && !recipe.meals.includes(change.meal))) return []
      const dish = toRecipe(recipe, change?.meal ? { ...order, meal_type: change.meal } : order)
      return { kind, label, staples: change?.staples?.filter((food) => !assumed.includes(food)) ?? [], dish }
    }),
    products: help.flatMap(({ foods }) => foods ?? []),
  })
}

/** Stores the help of a failed session, if there is any. */
export async function keepRecipeHelp(
  trx: Trx,
  { sealing, clock }: Pick<AppContext, 'sealing' | 'clock'>,
  sessionId: string,
  help: HelpDocument,
): Promise<void> {
  if (help.ways.length === 0 && help.products.length === 0) return
  const { keyId, bytes } = sealing.seal(Buffer.from(JSON.stringify(help)), placeOfHelp(sessionId))
  await insertRecipeHelp(trx, { session_id: sessionId, key_id: keyId, sealed: bytes, expires_at: addHours(clock.now(), HELP_HOURS) })
}

/** What would help in one of the owner's sessions; throws `not_found`, and `recipe_help_expired` after a day. */
export async function openRecipeHelp(
  { sealing, clock }: Pick<AppContext, 'sealing' | 'clock'>,
  db: Db | Trx,
  ownerId: number,
  sessionId: string,
): Promise<HelpDocument> {
  const found = await findRecipeHelp(db, ownerId, sessionId)
  if (!found) throw new AppError('not_found')
  if (found.expires_at <= clock.now()) throw new AppError('recipe_help_expired')
  const text = sealing.open({ keyId: found.key_id, bytes: found.sealed }, placeOfHelp(sessionId)).toString('utf8')
  return helpDocumentSchema.parse(JSON.parse(text))
}

/** The way of that id; ids count from 1. */
export function findWay({ ways }: HelpDocument, wayId: string): StoredHelpWay | undefined {
  return ways.find((_, place) => wayId === idOf(place))
}

function idOf(place: number): string {
  return String(place + 1)
}

/** The kitchen names the limit that it tried, which its dish may not reach and in which salt counts: what is said is what is listed beside it. */
function countingMissing(label: string, missing: number): string {
  return missing === 0 ? label : label.replace(/\d+/, String(missing))
}

/** What would lead to a dish where nothing fitted a session's order, compared with the pantry as it is now. */
export async function readRecipeHelp(context: AppContext, user: Caller, sessionId: string): Promise<ResponseOf<typeof endpoint>> {
  const { order, ways, products } = await openRecipeHelp(context, context.db, user.id, sessionId)
  const dishes = ways.map(({ dish, staples }) => ({ recipe: dish, assumed: staples }))
  const presented = await presentUnsavedDishes(context.db, dishes, await readViewer(context, user))
  return {
    order,
    ways: ways.flatMap(({ kind, label }, place) => {
      const dish = presented[place]
      return dish ? { id: idOf(place), kind, label: kind === 'missing' ? countingMissing(label, dish.to_buy.length) : label, dish } : []
    }),
    products: products.flatMap((id) => {
      const food = findFoodById(id)
      return food
        ? {
            food_id: id,
            name: food.name,
            tile: food.look?.tile ?? null,
            category: categoryOf({ foodId: id, isSpice: food.spice ?? false }),
          }
        : []
    }),
  }
}
