import { type Food, findFoodById, type Recipe, type RecipeIngredient } from '@spizarka/knowledge'
import { RECIPES } from '@spizarka/knowledge/recipes'
import { type HouseholdAmount, type Purpose, purposeOf, readAmount } from '../../ingredients/index.ts'
import { energyPerServing } from '../../nutrition/index.ts'
import { namesFood } from '../../recipes/foods-in-text.ts'
import { namedSpans, replaceFood, severalPieces, suits } from '../rewriting/index.ts'
import { canBeDone } from './can-be-done.ts'

/** An ingredient of the base, with what its line was read as. */
export interface BaseIngredient extends RecipeIngredient {
  name: string
  row: Food
  purpose: Purpose
  amount: HouseholdAmount | null
  /** Grams as bought for one that goes into the dish. */
  boughtPerUsed: number
  /** The title names it. */
  inTitle: boolean
  /** Listed once: what stands in two parts of a dish is neither replaced nor left out, because steps name it without its part. */
  isSingle: boolean
  /** What may take its place, best first; named by the title wherever this one is. */
  standIns: readonly Food[]
}

/** A recipe of the base, read once for all requests. */
export interface BaseDish {
  recipe: Recipe
  ingredients: readonly BaseIngredient[]
  /** Of a serving; null where nothing of it is known. */
  kcal: number | null
  grams: number
  mainFoods: readonly string[]
  /** How seldom its foods are among the dishes of the base, 0 to 1: eggs, potatoes and onions stand in every kitchen. */
  rarity: number
}

let dishes: readonly BaseDish[] | undefined

/** The base made ready for composing; reading its lines takes half a second, once. */
export function baseDishes(): readonly BaseDish[] {
  dishes ??= readBase()
  return dishes
}

function readBase(): BaseDish[] {
  const shareOf = countFoods()
  // A third of the lines are distinct: `1 cebula` stands in a hundred recipes.
  const known = new Map<string, ReadLine>()
  return RECIPES.map((recipe) => ({ ...readDish(recipe, known), rarity: rarityOf(recipe, shareOf) }))
}

/** Share of the base's dishes that each food is in. */
function countFoods(): ReadonlyMap<string, number> {
  const shares = new Map<string, number>()
  for (const { ingredients } of RECIPES)
    for (const food of new Set(ingredients.map((each) => each.food))) shares.set(food, (shares.get(food) ?? 0) + 1 / RECIPES.length)
  return shares
}

function rarityOf({ ingredients }: Recipe, shareOf: ReadonlyMap<string, number>): number {
  const foods = ingredients.filter(({ food }) => !isInEveryKitchen(food))
  const rarities = foods.map(({ food }) => Math.log(shareOf.get(food) ?? 1) / Math.log(1 / RECIPES.length))
  return rarities.length === 0 ? 0 : rarities.reduce((sum, each) => sum + each, 0) / rarities.length
}

function isInEveryKitchen(id: string): boolean {
  const food = findFoodById(id)
  return food?.spice === true || food?.fromTap === true
}

type ReadLine = ReturnType<typeof readAmount>

function readDish(recipe: Recipe, known: Map<string, ReadLine>): Omit<BaseDish, 'rarity'> {
  const ingredients = recipe.ingredients.flatMap((ingredient) => readBaseIngredient(ingredient, recipe, known))
  return {
    recipe,
    ingredients,
    kcal: energyPerServing(
      ingredients.map(({ row, grams, purpose }) => ({ food: row, grams, purpose })),
      recipe.servings,
    ),
    grams: ingredients.reduce((sum, { grams }) => sum + grams, 0),
    mainFoods: ingredients.filter(({ main }) => main).map(({ food }) => food),
  }
}

function readBaseIngredient(ingredient: RecipeIngredient, recipe: Recipe, known: Map<string, ReadLine>): BaseIngredient[] {
  const row = findFoodById(ingredient.food)
  if (!row) return []
  const { amount, boughtGrams } = readLine(ingredient.line, row, known)
  const inTitle = isCalledAfter(recipe, ingredient)
  const isSingle = recipe.ingredients.filter(({ food }) => food === ingredient.food).length === 1
  return [
    {
      ...ingredient,
      name: row.name,
      row,
      purpose: purposeOf(ingredient.line),
      amount,
      boughtPerUsed: Math.max(1, (boughtGrams ?? ingredient.grams) / ingredient.grams),
      inTitle,
      isSingle,
      standIns: isSingle ? standInsFor(ingredient, row, recipe, inTitle) : [],
    },
  ]
}

/** A word that names a main food of the dish names nothing else: "placki ziemniaczane" are called after potatoes, not after their flour. */
function isCalledAfter({ title, ingredients }: Recipe, { food, main }: RecipeIngredient): boolean {
  const mains = main ? [] : ingredients.filter((other) => other.main && other.food !== food)
  const words = title.split(' ').filter((word) => !mains.some((other) => namesFood(word, other.food)))
  return words.some((word) => namesFood(word, food))
}

function standInsFor({ food, main, swaps = [] }: RecipeIngredient, from: Food, recipe: Recipe, inTitle: boolean): Food[] {
  const ids = [...swaps, ...(findFoodById(food)?.[main ? 'mainSubstitutes' : 'substitutes'] ?? [])]
  return [...new Set(ids)].flatMap((id) => {
    if (recipe.ingredients.some((other) => other.food === id) || (inTitle && !titleSuits(recipe, food, id))) return []
    const row = findFoodById(id)
    return row && canBeDone(recipe, from, row) ? [row] : []
  })
}

/** Whether a title that names one food may stand over a dish with the other, as it is or with the other put into it. */
function titleSuits({ title, ingredients }: Recipe, from: string, to: string): boolean {
  if (namedSpans(title, from).length === 0) return namesFood(title, to)
  const others = ingredients.map(({ food }) => food).filter((food) => food !== from)
  return (
    suits(title, from, to) !== 'not' || replaceFood(title, from, findFoodById(to)?.name ?? '', others, severalPieces(to)?.name) !== null
  )
}

function readLine(line: string, row: Food, known: Map<string, ReadLine>): ReadLine {
  const key = `${row.id} ${line}`
  let read = known.get(key)
  if (!read) known.set(key, (read = readAmount(line, row)))
  return read
}
