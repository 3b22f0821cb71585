import { amountOf, type HouseholdAmount, readIngredient } from '../ingredients/index.ts'
import { type Food, findFoodById } from '../knowledge/index.ts'
import { computeNutrition } from '../nutrition/index.ts'
import { namesFood } from '../recipes/foods-in-text.ts'
import { RECIPES, type Recipe, type RecipeIngredient } from '../recipes/index.ts'

/** An ingredient of the base, with what its line was read as. */
export interface BaseIngredient extends RecipeIngredient {
  name: string
  row: Food
  amount: HouseholdAmount | null
  /** Grams as bought for one that goes into the dish. */
  boughtPerUsed: number
  /** The title names it. */
  inTitle: boolean
  /** Listed once: what stands in two parts of a dish is neither replaced nor left out, because steps name it without its part. */
  isSingle: boolean
}

/** A recipe of the base, read once for all requests. */
export interface BaseDish {
  recipe: Recipe
  ingredients: readonly BaseIngredient[]
  /** Of a serving; null where nothing of it is known. */
  kcal: number | null
  grams: number
  mainFoods: readonly string[]
}

let dishes: readonly BaseDish[] | undefined

/** The base made ready for composing; reading its lines takes about a second, once. */
export function baseDishes(): readonly BaseDish[] {
  dishes ??= RECIPES.map(readDish)
  return dishes
}

function readDish(recipe: Recipe): BaseDish {
  const ingredients = recipe.ingredients.flatMap((ingredient) => readBaseIngredient(ingredient, recipe))
  const nutrition = computeNutrition(
    ingredients.map(({ row, grams }) => ({ food: row, grams })),
    recipe.servings,
  )
  return {
    recipe,
    ingredients,
    kcal: nutrition.perServing.kcal,
    grams: ingredients.reduce((sum, { grams }) => sum + grams, 0),
    mainFoods: ingredients.filter(({ main }) => main).map(({ food }) => food),
  }
}

function readBaseIngredient(ingredient: RecipeIngredient, { title, ingredients }: Recipe): BaseIngredient[] {
  const row = findFoodById(ingredient.food)
  if (!row) return []
  const bought = readIngredient(ingredient.line)[0]?.grams ?? ingredient.grams
  return [
    {
      ...ingredient,
      name: row.name,
      row,
      amount: amountOf(ingredient.line, row),
      boughtPerUsed: Math.max(1, bought / ingredient.grams),
      inTitle: namesFood(title, ingredient.food),
      isSingle: ingredients.filter(({ food }) => food === ingredient.food).length === 1,
    },
  ]
}
