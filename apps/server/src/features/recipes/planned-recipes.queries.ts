import { mealTypeSchema } from '@spizarka/contract/meals'
import { dishKindSchema, type Picture } from '@spizarka/contract/recipe-parts'
import type { KeptRecipe } from '@spizarka/culinary/planning'
import { EQUIPMENT } from '@spizarka/knowledge'
import { z } from 'zod'
import type { Db, Trx } from '../../platform/db/connect.ts'
import { contentSchema, productsOf, type RecipeContent } from './content/content.ts'
import { checkedIngredients } from './facts/recipe-facts.ts'
import { presentPicture } from './present/present-recipe.ts'
import type { RecipeRow } from './recipes.queries.ts'

/** The rows of published recipes of the base, by their ids in it. */
export async function listBaseRecipeIds(db: Db | Trx, baseIds: readonly string[]): Promise<Map<string, string>> {
  if (baseIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('recipes')
    .where('source', '=', 'base')
    .where('published_at', 'is not', null)
    .where('base_id', 'in', baseIds)
    .select(['id', 'base_id'])
    .execute()
  return new Map(rows.flatMap(({ id, base_id }) => (base_id === null ? [] : [[base_id, String(id)] as const])))
}

/**
 * Pictures of recipes by their ids, as this user sees them: their photo, the recipe's own, or that of the dish of the base that it was
 * adapted from. None for those that are deleted.
 */
export async function listPlannedPictures(db: Db | Trx, ids: readonly number[], viewerId: number): Promise<Map<string, Picture | null>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('recipes as recipe')
    .leftJoin('recipe_photos as photo', (join) =>
      join.onRef('photo.recipe_id', '=', 'recipe.id').on('photo.user_id', '=', viewerId).on('photo.removed_at', 'is', null),
    )
    .leftJoin('recipes as base', (join) => join.onRef('base.base_id', '=', 'recipe.base_id').on('base.source', '=', 'base'))
    .leftJoin('pictures as picture', (join) =>
      join.on((eb) => eb('picture.key', '=', eb.fn.coalesce('photo.picture_key', 'recipe.picture_key', 'base.picture_key'))),
    )
    .where('recipe.id', 'in', [...ids])
    .where((where) => where.or([where('recipe.owner_id', '=', viewerId), where('recipe.published_at', 'is not', null)]))
    .select(['recipe.id', 'picture.key as picture_key', 'picture.kind as picture_kind', 'picture.width', 'picture.height'])
    .execute()
  return new Map(rows.map((row) => [String(row.id), presentPicture(row)]))
}

const HEAD = [
  'id',
  'source',
  'base_id',
  'title',
  'kind',
  'meal_types',
  'servings',
  'active_minutes',
  'total_minutes',
  'keeps_days',
  'content',
] as const

/** What a user wrote or brought from elsewhere, newest first, as the kitchen plans it. */
export async function listOwnDishes(db: Db | Trx, ownerId: number, limit: number): Promise<KeptRecipe[]> {
  const rows = await db
    .selectFrom('recipes')
    .where('owner_id', '=', ownerId)
    .where('source', 'in', ['own', 'imported'])
    .select(HEAD)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(keptRecipeOf)
}

type Head = Pick<RecipeRow, (typeof HEAD)[number]>

const MAIN_FOODS = 2

/** A recipe as the kitchen plans it; one of the base is known by its id there, so that it is never planned beside itself. */
export function keptRecipeOf(row: Head): KeptRecipe {
  const { ingredients, steps, equipment } = contentSchema.parse(row.content)
  const mains = heaviestFoodsOf(ingredients)
  return {
    id: row.source === 'base' && row.base_id !== null ? row.base_id : `own:${row.id}`,
    title: row.title,
    kind: dishKindSchema.parse(row.kind),
    meals: z.array(mealTypeSchema).parse(row.meal_types),
    servings: row.servings,
    activeMinutes: row.active_minutes,
    totalMinutes: row.total_minutes,
    keepsDays: row.keeps_days,
    equipment: EQUIPMENT.flatMap(({ key }) => (equipment.includes(key) ? key : [])),
    ingredients: ingredients.flatMap((ingredient) =>
      productsOf(ingredient).map(({ food, name, grams, bought }, place) => ({
        food,
        name,
        line: place === 0 ? ingredient.line : name,
        grams,
        bought,
        ...(food !== null && mains.includes(food) && { main: true as const }),
      })),
    ),
    checked: checkedIngredients(ingredients),
    steps: steps.map(({ text, ingredients: places, timer }) => ({
      text,
      uses: places.flatMap((place) => ingredients[place]?.food ?? []),
      ...(timer && { timer: { minutes: timer.seconds / 60, label: timer.label } }),
    })),
  }
}

/** The foods with the most grams. */
function heaviestFoodsOf(ingredients: RecipeContent['ingredients']): string[] {
  const weighed = ingredients.flatMap(({ food, grams }) => (food === null || grams === null ? [] : { food, grams }))
  return weighed
    .toSorted((one, other) => other.grams - one.grams)
    .slice(0, MAIN_FOODS)
    .map(({ food }) => food)
}
