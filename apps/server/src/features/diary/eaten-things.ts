import { idSchema } from '@spizarka/contract/common'
import type { createDiaryEntry } from '@spizarka/contract/diary'
import type { BodyOut } from '@spizarka/contract/endpoint'
import { ERRORS } from '@spizarka/contract/errors'
import { LIMITS } from '@spizarka/contract/limits'
import {
  canBeCooked,
  differsFromTable,
  gramsBefore,
  gramsOfMeasure,
  nameAfter,
  type WeighedDish,
  withoutServedBeside,
} from '@spizarka/culinary/meals'
import {
  type CookedWeight,
  computeNutrition,
  cookedWeight,
  figuresOfFood,
  figuresOnceCooked,
  isPlausibleLabel,
  type Nutrients,
} from '@spizarka/culinary/nutrition'
import { type Cooking, type Food, findFoodById, MEAL_WORDS, type RecipeStep } from '@spizarka/knowledge'
import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/db/connect.ts'
import { AppError, FieldErrors } from '../../platform/errors/app-error.ts'
import { rowId } from '../../platform/http/row-id.ts'
import { findLabel } from '../products/index.ts'
import { contentSchema, findVisibleRecipe, productsOf } from '../recipes/index.ts'
import { type EatenAmount, type EatenThing, figuresSchema } from './entry-figures.ts'

type Body = BodyOut<typeof createDiaryEntry>

/** A thing with its amount, ready to be written; null where the figures were given by hand. */
export interface Eaten {
  thing: EatenThing
  amount: EatenAmount
}

/** A food of the table that people eat; null for others. */
export function findEdibleFood(id: string): Food | null {
  const food = findFoodById(id)
  return food && food.kind !== 'household' ? food : null
}

/** A food as an entry keeps it, with what was done to it since its figures were taken. */
export function thingOfFood(food: Food, source: 'food' | 'text' = 'food', cooking: Cooking | null = null): EatenThing {
  const figures = cooking === null ? figuresOfFood(food) : figuresOnceCooked(food, cooking)
  return {
    source,
    title: nameAfter(food.name, cooking),
    foodId: food.id,
    cooking,
    figures,
    coverage: figures === null ? 0 : 1,
    basis: food.nutrition ? `${sourceOf(food.nutrition)}${cooking === null ? '' : weightBefore(food, cooking)}` : null,
  }
}

/** Of how much raw food so much of it on a plate is. */
function weightBefore(food: Food, cooking: Cooking): string {
  const before = Math.round(gramsBefore(food, cooking, 100))
  return `; 100\u00a0g ${MEAL_WORDS.cooking.manners[cooking].after} to około ${before}\u00a0g przed obróbką`
}

export function sourceOf({ source, match }: NonNullable<Food['nutrition']>): string {
  const table = source === 'label' ? 'Typowa etykieta' : source
  return match === 'proxy' ? `${table} (podobny produkt)` : table
}

const FROM_INGREDIENTS = 'Policzone ze składników przepisu'
/** A computed weight, so it is rounded to tens of grams. */
const ROUNDED_TO_G = 10

/** What the figures of a recipe are counted from, and what a portion of it weighs as far as that can be told. */
export function basisOfDish(
  { title, servings, kcal }: { title: string; servings: number; kcal: number | null },
  weight: CookedWeight,
): string {
  return `${weightOfPortion(weight, servings)}${tableOfName(title, kcal === null ? null : (kcal * servings * 100) / weight.grams)}`
}

/** What a table says of a dish of that name, where it is another recipe by its figures: who ate it elsewhere is told so. */
function tableOfName(title: string, kcalOf100: number | null): string {
  const other = kcalOf100 === null || !Number.isFinite(kcalOf100) ? null : differsFromTable(title, kcalOf100)
  if (other === null || kcalOf100 === null) return ''
  const [least, most] = [Math.min(kcalOf100, other.kcal), Math.max(kcalOf100, other.kcal)].map(Math.round)
  return `; przepisy o\u00a0tej nazwie się różnią: ${least}–${most}\u00a0kcal w\u00a0100\u00a0g`
}

function weightOfPortion({ grams, least, most, isUncertain }: CookedWeight, servings: number): string {
  const portion = (whole: number) => Math.round(whole / servings / ROUNDED_TO_G) * ROUNDED_TO_G
  if (portion(grams) === 0) return FROM_INGREDIENTS
  return isUncertain
    ? `${FROM_INGREDIENTS}; porcja waży od ${portion(least)} do ${portion(most)}\u00a0g, zależnie od garnka`
    : `${FROM_INGREDIENTS}; porcja waży około ${portion(grams)}\u00a0g`
}

/** A serving of a recipe that the user may read, with all that is served; throws `not_found` for another's. */
async function thingOfRecipe(db: Db | Trx, userId: number, recipeId: number): Promise<EatenThing> {
  const { thing } = dishOf(await getReadable(db, userId, recipeId), (products) => products)
  return thing
}

/**
 * The dish of a recipe as people tell it, without the bread and the drinks beside it, which they tell apart; with what goes into it, so that a portion
 * can be weighed. Throws `not_found` for another's.
 */
export async function weighedDishOfRecipe(
  db: Db | Trx,
  userId: number,
  recipeId: number,
): Promise<{ thing: EatenThing; dish: WeighedDish }> {
  return dishOf(await getReadable(db, userId, recipeId), (ingredients, { title, steps }) =>
    withoutServedBeside({ title, ingredients, steps }),
  )
}

async function getReadable(db: Db | Trx, userId: number, recipeId: number) {
  const row = await findVisibleRecipe(db, recipeId, userId)
  if (!row) throw new AppError('not_found')
  return { id: recipeId, title: row.title, servings: row.servings, content: contentSchema.parse(row.content) }
}

type Readable = Awaited<ReturnType<typeof getReadable>>
type Products = readonly ReturnType<typeof productsOf>[number][]

function dishOf(
  { id, title, servings, content }: Readable,
  eatenOf: (products: Products, dish: { title: string; steps: readonly RecipeStep[] }) => Products,
): { thing: EatenThing; dish: WeighedDish } {
  const steps = content.steps.map(({ text }) => ({ text }))
  const ingredients = eatenOf(content.ingredients.flatMap(productsOf), { title, steps })
  const { perServing, coverage } = computeNutrition(
    ingredients.map(({ food, grams, purpose }) => ({ food: food === null ? null : findFoodById(food), grams, purpose })),
    servings,
  )
  const weight = cookedWeight({ ingredients, steps })
  return {
    thing: {
      source: 'recipe',
      title,
      recipeId: id,
      figures: perServing,
      coverage,
      basis: basisOfDish({ title, servings, kcal: perServing.kcal }, weight),
    },
    dish: { servings, ingredients, cookedGrams: weight.grams },
  }
}

/** What is in the diary of a cooked dish. */
export function thingOfCooked(dish: { id: number; title: string; perServing: Nutrients; coverage: number }): EatenThing {
  const { id, title, perServing, coverage } = dish
  return { source: 'recipe', title, recipeId: id, figures: perServing, coverage, basis: FROM_INGREDIENTS }
}

/** Figures of a label that can be true; null where there are none. */
export function labelFigures(nutrition: unknown): Nutrients | null {
  const figures = figuresSchema.safeParse(nutrition)
  return figures.success && isPlausibleLabel(figures.data) ? figures.data : null
}

/** A scanned product by its code, with the figures of its label where they can be true. */
async function thingOfProduct(context: AppContext, userId: number, code: string): Promise<EatenThing> {
  const { gtin, name, nutrition } = await findLabel(context, userId, code).catch((error: unknown) => {
    const isUnknown = error instanceof AppError && (error.code === 'product_not_known' || error.code === 'product_code_in_store')
    throw isUnknown ? new AppError('diary_gtin_unknown') : error
  })
  const figures = labelFigures(nutrition)
  const basis = figures === null ? null : 'Etykieta (Open Food Facts)'
  return { source: 'product', title: name, gtin, figures, coverage: figures === null ? 0 : 1, basis }
}

/** What a body says was eaten, with its figures of now; null for figures given by hand. May call an external service, so no transaction may be open. */
export async function readEaten(context: AppContext, userId: number, body: Body): Promise<Eaten | null> {
  const { food_id, recipe_id, gtin, grams, quantity, measure, portion_percent, cooking } = body
  if (food_id) {
    const food = findEdibleFood(food_id)
    if (!food) throw new AppError('diary_food_unknown')
    if (cooking && !canBeCooked(food)) throw new FieldErrors({ cooking: [ERRORS.diary_field_foreign.text] })
    return { thing: thingOfFood(food, 'food', cooking ?? null), amount: grams ? { grams } : measured(food, quantity ?? 0, measure ?? '') }
  }
  if (recipe_id)
    return { thing: await thingOfRecipe(context.db, userId, rowId(recipe_id)), amount: { portionPercent: portion_percent ?? 100 } }
  if (gtin) return { thing: await thingOfProduct(context, userId, gtin), amount: { grams: grams ?? 0 } }
  return null
}

const namesRecipe = z.object({ recipe_id: idSchema })

/** Throws `not_found` where a body, whatever else is wrong with it, names a recipe that the user may not read. */
export async function requireRecipeOf({ db }: AppContext, userId: number, body: unknown): Promise<void> {
  const named = namesRecipe.safeParse(body)
  if (named.success && !(await findVisibleRecipe(db, rowId(named.data.recipe_id), userId))) throw new AppError('not_found')
}

/** Grams of a measure; throws where the food is not measured so, and outside of what somebody eats. */
export function measured(food: Food, quantity: number, measure: string): EatenAmount {
  const grams = gramsOfMeasure(food, quantity, measure)
  if (grams === null) throw new AppError('diary_measure_unknown')
  if (grams < MIN_GRAMS || grams > LIMITS.eatenGrams.most) throw new AppError('diary_amount_range')
  return { grams, quantity, measure }
}

/** Small, because tea is counted by its leaves. */
const MIN_GRAMS = 0.001
