import type { BodyOut, ResponseOf } from '@spizarka/contract/endpoint'
import { LIMITS } from '@spizarka/contract/limits'
import type { MealType } from '@spizarka/contract/meals'
import type { UnmetWish } from '@spizarka/contract/recipe-parts'
import type { createRecipe as endpoint } from '@spizarka/contract/recipes'
import type { ComposedRecipe } from '@spizarka/engine'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import type { RecipesRow } from '../../platform/db/row-types.gen.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Caller, CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { lockPantry } from '../pantry/index.ts'
import { drawOwnCard } from './base/recipe-pictures.ts'
import type { RecipeContent } from './content/content.ts'
import { contentOfDish, contentOfLines } from './content/make-content.ts'
import { factsOf } from './facts/recipe-facts.ts'
import { readViewer } from './present/viewer.ts'
import { getRecipe } from './read-recipe.ts'
import { countOwnRecipes, insertRow } from './recipes.queries.ts'

type Draft = BodyOut<typeof endpoint>

const RETENTION_DAYS = 2

/** Keeps a recipe that its owner wrote, line by line as they typed it. */
export async function createRecipe(
  context: AppContext,
  user: Caller,
  draft: Draft,
  identity: CallIdentity,
): Promise<ResponseOf<typeof endpoint>> {
  const viewer = await readViewer(context, user)
  // Reading 200 lines takes a while, and the transaction holds the pantry's lock.
  const content = await contentOfLines(draft.ingredients, draft.steps)
  return once(context.db, identity, async (trx: Trx) => {
    await checkRecipeLimit(trx, user.id)
    const recipe = { ...headOf(draft), ownerId: user.id, source: 'own', baseId: null, device: null, keepsDays: RETENTION_DAYS } as const
    const id = await insertRecipe(context, trx, { ...recipe, content, why: [], sourceUrl: null })
    return getRecipe({ ...context, db: trx }, id, viewer)
  })
}

function headOf(draft: Draft) {
  return {
    title: draft.title,
    about: draft.about,
    kind: draft.kind,
    mealTypes: [...new Set(draft.meal_types)],
    servings: draft.servings,
    activeMinutes: draft.active_minutes,
    totalMinutes: draft.total_minutes,
  }
}

/** A recipe of somebody's that is to be kept. */
export interface NewRecipe {
  ownerId: number
  source: Exclude<RecipesRow['source'], 'base'>
  /** The recipe of the base that it was adapted from. */
  baseId: string | null
  title: string
  about: string
  kind: string
  mealTypes: readonly string[]
  servings: number
  activeMinutes: number | null
  totalMinutes: number | null
  device: RecipesRow['device']
  keepsDays: number
  content: RecipeContent
  why: readonly string[]
  /** What of the wish it does not meet; left out where nothing was wished. */
  unmet?: UnmetWish | null
  /** The meal that it was asked for; left out where nobody asked. */
  askedMeal?: MealType | null
  sourceUrl: string | null
  /** The published recipe that it is a copy of; left out where it is none. */
  copiedFrom?: number
}

/** A dish that the kitchen composed, as it is kept. */
export function recipeOfDish(dish: ComposedRecipe): Omit<NewRecipe, 'ownerId'> {
  return {
    source: 'generated',
    baseId: dish.baseId,
    title: dish.title,
    about: dish.about,
    kind: dish.kind,
    mealTypes: dish.meals,
    servings: dish.servings,
    activeMinutes: dish.activeMinutes,
    totalMinutes: dish.totalMinutes,
    device: dish.device,
    keepsDays: dish.keepsDays,
    content: contentOfDish(dish),
    why: dish.lastingWhy,
    sourceUrl: null,
  }
}

/**
 * Keeps a recipe, with what is computed from it, and has its card drawn unless a picture is on its way; gives its id. Whether the owner may have one more is the
 * caller's to check.
 */
export async function insertRecipe(
  { jobs, clock }: Pick<AppContext, 'jobs' | 'clock'>,
  trx: Trx,
  recipe: NewRecipe,
  { awaitsPicture = false } = {},
): Promise<number> {
  const now = clock.now()
  const id = await insertRow(trx, {
    owner_id: recipe.ownerId,
    source: recipe.source,
    base_id: recipe.baseId,
    title: recipe.title,
    about: recipe.about,
    kind: recipe.kind,
    meal_types: [...recipe.mealTypes],
    servings: recipe.servings,
    active_minutes: recipe.activeMinutes,
    total_minutes: recipe.totalMinutes,
    device: recipe.device,
    keeps_days: recipe.keepsDays,
    content: JSON.stringify(recipe.content),
    why: [...recipe.why],
    unmet: recipe.unmet ? JSON.stringify(recipe.unmet) : null,
    asked_meal: recipe.askedMeal ?? null,
    source_url: recipe.sourceUrl,
    copied_from: recipe.copiedFrom ?? null,
    created_at: now,
    updated_at: now,
    ...factsOf(recipe.title, recipe.content.ingredients, recipe.servings),
  })
  if (!awaitsPicture) await jobs.enqueue(trx, drawOwnCard, { recipeId: id })
  return id
}

/** Whether the owner keeps as many recipes as one may; until the transaction ends nobody adds one for them. */
export async function isAtRecipeLimit(trx: Trx, ownerId: number): Promise<boolean> {
  await lockPantry(trx, ownerId)
  return (await countOwnRecipes(trx, ownerId)) >= LIMITS.recipes
}

/** Throws `recipe_limit` when the owner keeps as many recipes as one may; until the transaction ends nobody adds one for them. */
export async function checkRecipeLimit(trx: Trx, ownerId: number): Promise<void> {
  if (await isAtRecipeLimit(trx, ownerId)) throw new AppError('recipe_limit')
}
