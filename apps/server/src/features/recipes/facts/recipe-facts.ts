import { computeNutrition, type DishNutrition } from '@spizarka/culinary/nutrition'
import { searchStem, searchWords } from '@spizarka/culinary/recipes'
import { type IngredientInput, traitsOfRecipe } from '@spizarka/culinary/safety'
import { stockKey } from '@spizarka/culinary/stock'
import { findFoodById, isSeasoning as isSeasoningFood } from '@spizarka/knowledge'
import { RECIPES } from '@spizarka/knowledge/recipes'
import { createPause } from '../../../platform/concurrency/concurrency.ts'
import { productsOf, type StoredIngredient } from '../content/content.ts'
import { knowledgeVersion } from './knowledge-version.ts'
import { markOfFood, marksOfTraits } from './search-marks.ts'

/** What is computed from a recipe to find it by, as its row keeps it. */
export interface RecipeFacts {
  food_ids: string[]
  needed_foods: string[]
  needed_grams: number[]
  traits: number
  kcal_per_serving: string | null
  /** Grams. */
  protein_per_serving: string | null
  search_text: string
  computed_with: string
}

const MAX_KCAL = 9_999_999
const MAX_PROTEIN = 9_999_999

/** What the knowledge of this program computes from a recipe. */
export function factsOf(title: string, ingredients: readonly StoredIngredient[], servings: number): RecipeFacts {
  const { kcal, proteinG } = nutritionOf(ingredients, servings).perServing
  const foods = foodsOf(ingredients)
  const traits = traitsOfRecipe(checkedIngredients(ingredients))
  return {
    food_ids: foods,
    ...neededFoodsOf(ingredients),
    traits,
    kcal_per_serving: kcal === null ? null : Math.min(kcal, MAX_KCAL).toFixed(1),
    protein_per_serving: proteinG === null ? null : Math.min(proteinG, MAX_PROTEIN).toFixed(1),
    search_text: [searchTextOf(title, ingredients), ...marksOfTraits(traits), ...foods.flatMap(markOfFood)].join(' '),
    computed_with: knowledgeVersion(),
  }
}

/** When ingredients are weighted, smaller or unknown amounts count as this many grams. */
export const MIN_WEIGHED_G = 20

/** The distinct foods of a recipe but water. */
function foodsOf(ingredients: readonly StoredIngredient[]): string[] {
  const foods = ingredients.flatMap((ingredient) => productsOf(ingredient).flatMap(({ food }) => food ?? []))
  return [...new Set(foods)].filter((food) => !isWater(food))
}

/**
 * What must be there, line by line as it is counted: the stock's key of the line's food, and the grams as bought, 0 where they are not
 * known; what fewest dishes take comes first, for a large library is asked by it (`pantry-match.queries.ts`). What is optional, what only
 * seasons and water are not asked for.
 */
function neededFoodsOf(ingredients: readonly StoredIngredient[]): Pick<RecipeFacts, 'needed_foods' | 'needed_grams'> {
  const needed = ingredients
    .filter(({ optional, food }) => !optional && !isWater(food) && !isSeasoning(food))
    .toSorted((one, other) => usesOf(one.food) - usesOf(other.food))
  return { needed_foods: needed.map(stockKey), needed_grams: needed.map(({ bought, grams }) => bought ?? grams ?? 0) }
}

let uses: ReadonlyMap<string | null, number> | undefined

/** How many lines of the base name a food. */
export function usesOf(food: string | null): number {
  uses ??= countUses()
  return uses.get(food) ?? 0
}

function countUses(): Map<string | null, number> {
  const counted = new Map<string | null, number>()
  for (const { ingredients } of RECIPES)
    for (const { food } of ingredients) if (food !== null) counted.set(food, (counted.get(food) ?? 0) + 1)
  return counted
}

/** Whether a food is a spice or a herb: a dish can be cooked without it, so none counts as missing. */
export function isSeasoning(food: string | null): boolean {
  return food !== null && isSeasoningFood(food)
}

export function isWater(food: string | null): boolean {
  return food === 'woda'
}

/** The ingredients as the safety gate takes them, in their order. `heated` are the foods that the steps are known to heat through. */
export function checkedIngredients(ingredients: readonly StoredIngredient[], heated: ReadonlySet<string> = new Set()): IngredientInput[] {
  return ingredients.map(({ line, linked, unread, food, grams }) => {
    // As an unknown food, which the gate reports as unchecked.
    if (unread) return { food: line }
    return linked && food !== null ? { food, ...(grams !== null && { grams }), ...(heated.has(food) && { heated: true }) } : line
  })
}

/** The figures of a recipe. */
export function nutritionOf(ingredients: readonly StoredIngredient[], servings: number): DishNutrition {
  const counted = ingredients.flatMap((ingredient) =>
    productsOf(ingredient).map(({ food, grams, purpose }) => ({ food: food === null ? null : findFoodById(food), grams, purpose })),
  )
  return computeNutrition(counted, servings)
}

/** Words and what is left of them without their endings: the column is searched by both. What is in the dish is behind them (`search-marks.ts`). */
function searchTextOf(title: string, ingredients: readonly StoredIngredient[]): string {
  const names = ingredients.flatMap((ingredient) => productsOf(ingredient).map(({ name }) => name))
  const words = new Set(searchWords([title, ...names].join(' ')))
  return [...new Set([...words, ...[...words].map(searchStem)])].join(' ')
}

/**
 * Fills the gate's line cache, pausing for other work, so that the verdict is immediate afterwards. A long recipe of words that mean nothing takes 0.2 s.
 */
export async function warmUpLineCache(ingredients: readonly StoredIngredient[], pause = createPause()): Promise<void> {
  for (const ingredient of checkedIngredients(ingredients)) {
    // The food of a linked line was given with it: nothing is read.
    if (typeof ingredient !== 'string') continue
    traitsOfRecipe([ingredient])
    await pause()
  }
}
