import { type Food, findFoodById, type Meal, type Recipe, type RecipeIngredient, type RecipeReading } from '@spizarka/knowledge'
import { RECIPES, recipeReadings } from '@spizarka/knowledge/recipes'
import { type HouseholdAmount, type Purpose, purposeOf } from '../../ingredients/index.ts'
import { energyPerServing } from '../../nutrition/index.ts'
import { once } from '../../remembered.ts'
import { isSingle } from './read-recipes.ts'

/** An ingredient of the base, with what its line was read as. */
export interface BaseIngredient extends RecipeIngredient {
  name: string
  row: Food
  purpose: Purpose
  amount: HouseholdAmount | null
  /** How many times as much the steps speak of. */
  told: number
  /** Grams as bought for one that goes into the dish. */
  boughtPerUsed: number
  /** The title names it. */
  inTitle: boolean
  /** Nobody is sent to buy it: the dish is made of it, or a recipe is called after it. What a dish with choices only comes with may be bought, named or not. */
  isCore: boolean
  /** Listed once: what stands in two parts of a dish is neither replaced nor left out, because steps name it without its part. */
  isSingle: boolean
  /** Put beside a dish to fill the plate, from a pot of its own: it has its salt, and is none of what the dish is seasoned for. */
  isBeside?: true
  /** What may take its place, best first; named by the title wherever this one is. */
  standIns: readonly Food[]
}

/** A recipe of the base, read once for all requests. */
export interface BaseDish {
  recipe: Recipe
  /** Put together from what is there: no recipe of the base has its title and its list. */
  isOfChoices?: true
  ingredients: readonly BaseIngredient[]
  /** Of a serving; null where nothing of it is known. */
  kcal: number | null
  grams: number
  mainFoods: readonly string[]
  /** How seldom its foods are among the dishes of the base, 0 to 1, spices apart. */
  rarity: number
}

let dishes: readonly BaseDish[] | undefined

/** The base made ready for composing, once. */
export function baseDishes(): readonly BaseDish[] {
  dishes ??= readBase()
  return dishes
}

const byMeal = new Map<Meal, readonly BaseDish[]>()

/** The dishes of the base for a meal, in its order; all of them for whatever meal. */
export function baseDishesOf(meal: Meal | null): readonly BaseDish[] {
  if (meal === null) return baseDishes()
  let own = byMeal.get(meal)
  if (!own) byMeal.set(meal, (own = baseDishes().filter(({ recipe }) => recipe.meals.includes(meal))))
  return own
}

function readBase(): BaseDish[] {
  return RECIPES.map((recipe) => describeDish(recipe, recipeReadings(recipe.id)))
}

let foodShares: ReadonlyMap<string, number> | undefined

/** Share of the base's dishes that each food is in. */
function countFoods(): ReadonlyMap<string, number> {
  if (foodShares) return foodShares
  const shares = new Map<string, number>()
  for (const { ingredients } of RECIPES)
    for (const food of new Set(ingredients.map((each) => each.food))) shares.set(food, (shares.get(food) ?? 0) + 1 / RECIPES.length)
  foodShares = shares
  return shares
}

/** How seldom a food is among the dishes of the base, 0 to 1: eggs, potatoes and onions stand in every kitchen, as spices do. */
export function rarityOf({ id, spice, fromTap }: Food): number {
  if (spice || fromTap) return 0
  const share = Math.max(1 / RECIPES.length, countFoods().get(id) ?? 0)
  return Math.min(1, Math.log(share) / Math.log(1 / RECIPES.length))
}

function meanRarity(ingredients: readonly BaseIngredient[]): number {
  const rows = ingredients.flatMap(({ row }) => (row.spice || row.fromTap ? [] : row))
  return rows.length === 0 ? 0 : rows.reduce((sum, row) => sum + rarityOf(row), 0) / rows.length
}

/** A recipe with what the kitchen's readers find in its lines, made ready for composing. */
export function describeDish(
  recipe: Recipe,
  readings: readonly RecipeReading[],
  { isOfChoices }: Pick<BaseDish, 'isOfChoices'> = {},
): BaseDish {
  const ingredients = recipe.ingredients.flatMap((ingredient, place) =>
    readBaseIngredient(ingredient, recipe, readings[place], isOfChoices === true),
  )
  // Most dishes with choices are set aside before anybody asks for these.
  const rarity = once(() => meanRarity(ingredients))
  const kcal = once(() =>
    energyPerServing(
      ingredients.map(({ row, grams, purpose }) => ({ food: row, grams, purpose })),
      recipe.servings,
    ),
  )
  return {
    recipe,
    ...(isOfChoices && { isOfChoices }),
    ingredients,
    get kcal() {
      return kcal()
    },
    grams: ingredients.reduce((sum, { grams }) => sum + grams, 0),
    mainFoods: ingredients.filter(({ main }) => main).map(({ food }) => food),
    get rarity() {
      return rarity()
    },
  }
}

interface DescribedIngredient {
  reading: RecipeReading
  described: readonly BaseIngredient[]
}

/** Of dishes with choices the same ingredient stands in many lists, once or again in another part: what is told of it is known. */
const ofChoices = new WeakMap<RecipeIngredient, Map<boolean, DescribedIngredient>>()

function readBaseIngredient(
  ingredient: RecipeIngredient,
  recipe: Recipe,
  reading: RecipeReading | undefined,
  isOfChoices: boolean,
): readonly BaseIngredient[] {
  if (!reading) return []
  const isListedOnce = isSingle(ingredient, recipe)
  if (!isOfChoices) return describeIngredient(ingredient, reading, { isListedOnce, isOfChoices })
  const all = ofChoices.get(ingredient) ?? new Map<boolean, DescribedIngredient>()
  ofChoices.set(ingredient, all)
  let known = all.get(isListedOnce)
  if (known?.reading !== reading)
    all.set(isListedOnce, (known = { reading, described: describeIngredient(ingredient, reading, { isListedOnce, isOfChoices }) }))
  return known.described
}

function describeIngredient(
  ingredient: RecipeIngredient,
  reading: RecipeReading,
  { isListedOnce, isOfChoices }: { isListedOnce: boolean; isOfChoices: boolean },
): BaseIngredient[] {
  const row = findFoodById(ingredient.food)
  if (!row) return []
  const { amount, boughtGrams, told = 1, inTitle = false } = reading
  // What a dish with choices comes with may be replaced as in any recipe; whether its words can be put right is seen when it is.
  const replaceable = isOfChoices && isListedOnce && ingredient.main !== true ? (row.substitutes ?? []) : []
  const standIns = reading.standIns ?? replaceable
  return [
    {
      ...ingredient,
      name: row.name,
      row,
      purpose: purposeOf(ingredient.line),
      amount,
      told,
      boughtPerUsed: Math.max(1, (boughtGrams ?? ingredient.grams) / ingredient.grams),
      inTitle,
      isCore: ingredient.main === true || (inTitle && !isOfChoices),
      isSingle: isListedOnce,
      standIns: standIns.flatMap((id) => findFoodById(id) ?? []),
    },
  ]
}
