import type { proposeConsumption as proposeContract } from '@spizarka/contract/consumption'
import type { ResponseOf } from '@spizarka/contract/endpoint'
import type { MealType } from '@spizarka/contract/meals'
import { insteadOf } from '@spizarka/culinary/compose'
import { type IngredientStock, matchStock } from '@spizarka/culinary/stock'
import { findFoodById } from '@spizarka/knowledge'
import { hourInWarsaw } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import { thousandths } from '../../platform/db/decimal.ts'
import { listStock, type PantryStock } from '../pantry/index.ts'
import { isWater, nutritionOf, presentNutrients, productsOf } from '../recipes/index.ts'
import { listAssumedFoods } from '../staples/index.ts'
import { type CookedRecipe, getCookedRecipe, proposeLeftovers } from './cooked-recipe.ts'

/** What cooking a recipe would take out of the pantry, what a serving holds, and what the meal and the leftovers are likely to be. */
export async function proposeConsumption(
  { db, clock }: AppContext,
  userId: number,
  recipeId: number,
  wantedServings: number | undefined,
): Promise<ResponseOf<typeof proposeContract>> {
  const recipe = await getCookedRecipe(db, userId, recipeId)
  const servings = wantedServings ?? recipe.servings
  const { perServing, coverage } = nutritionOf(recipe.ingredients, recipe.servings)
  const now = clock.now()
  return {
    recipe_id: String(recipe.id),
    title: recipe.title,
    servings,
    ...proposeDeductions(recipe, { pantry: await listStock(db, userId), staples: await listAssumedFoods(db, userId) }, servings),
    per_serving: presentNutrients(perServing),
    coverage: Math.round(coverage * 1000) / 1000,
    meal_type: recipe.askedMeal ?? likelyMeal(now, recipe.meals),
    leftovers: proposeLeftovers(recipe, now),
  }
}

type Proposal = ResponseOf<typeof proposeContract>

/** What so many servings of a dish would take out of a pantry, product by product, and the names of what is not there or taken for granted. */
function proposeDeductions(
  { ingredients, servings: statedServings }: CookedRecipe,
  { pantry, staples }: { pantry: readonly PantryStock[]; staples: readonly string[] },
  servings: number,
): Pick<Proposal, 'deductions' | 'not_in_pantry' | 'assumed'> {
  const needs = ingredients.flatMap((ingredient, place) =>
    productsOf(ingredient).map(({ name, food, grams, bought }) => ({
      ingredient: place,
      optional: ingredient.optional,
      name,
      food,
      // As it lies in the pantry, peel and bones included.
      grams: bought ?? grams,
    })),
  )
  const matched = matchStock(needs, pantry, servings / statedServings, staples, { standIns: true })
  const found = needs.map((need, place) => ({ ...need, stock: matched[place] }))
  return {
    deductions: pantry.flatMap((product, place) => deductionFrom(product, usesOf(place, found)) ?? []),
    not_in_pantry: found.flatMap(({ name, optional, stock }) =>
      !optional && stock?.status === 'missing' && stock.product === null ? name : [],
    ),
    assumed: [
      ...new Set(
        found.flatMap(({ name, food, stock }) => (stock?.status === 'assumed' && stock.product === null && !isWater(food) ? name : [])),
      ),
    ],
  }
}

/** What one ingredient takes of a product; null where nobody knows how much that is. */
interface Use {
  ingredient: number
  quantity: number | null
  /** Name of the ingredient that it stands in for. */
  standsFor: string | null
}

function usesOf(product: number, found: readonly { ingredient: number; name: string; stock: IngredientStock | undefined }[]): Use[] {
  return found.flatMap(({ ingredient, name, stock }): Use[] => {
    if (!stock) return []
    const standsFor = stock.standIns.includes(product) ? name : null
    const takes = stock.takes.filter((take) => take.product === product)
    if (takes.length > 0) return takes.map(({ quantity }) => ({ ingredient, quantity, standsFor }))
    return stock.takes.length === 0 && stock.product === product ? [{ ingredient, quantity: null, standsFor }] : []
  })
}

function deductionFrom(product: PantryStock, uses: readonly Use[]): Proposal['deductions'][number] | null {
  if (uses.length === 0) return null
  const amounts = uses.flatMap(({ quantity }) => quantity ?? [])
  const standsFor = uses.find((use) => use.standsFor !== null)?.standsFor ?? null
  return {
    ingredients: [...new Set(uses.map(({ ingredient }) => ingredient))],
    product_id: String(product.id),
    product_name: product.name,
    instead_of: standsFor === null ? null : insteadOf(standsFor),
    category: product.category,
    tile: (product.foodId === null ? null : findFoodById(product.foodId))?.look?.tile ?? null,
    is_spice: product.isSpice,
    unit: product.unit,
    available: product.quantityGrams ?? product.quantityMl ?? product.quantityPieces,
    quantity: amounts.length === 0 ? null : amounts.reduce((sum, quantity) => sum + thousandths(quantity), 0) / 1000,
  }
}

/** The meal that people in Poland have at that time; at night a dish that is a whole meal is a late supper, not a snack. */
function likelyMeal(time: Date, mealsOfDish: readonly string[]): MealType {
  const hour = hourInWarsaw(time)
  if (hour >= 4 && hour < 11) return 'breakfast'
  if (hour >= 11 && hour < 17) return 'lunch'
  const late = hour < 4 || hour >= 22
  return late && (mealsOfDish.length === 0 || mealsOfDish.includes('snack')) ? 'snack' : 'dinner'
}
