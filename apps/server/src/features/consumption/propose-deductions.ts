import type { proposeConsumption } from '@spizarka/contract/consumption'
import type { ResponseOf } from '@spizarka/contract/endpoint'
import { type IngredientStock, matchStock } from '@spizarka/culinary/stock'
import { thousandths } from '../../platform/db/decimal.ts'
import type { PantryStock } from '../pantry/index.ts'
import { productsOf } from '../recipes/index.ts'
import type { CookedRecipe } from './cooked-recipe.ts'

type Proposal = ResponseOf<typeof proposeConsumption>

/** What so many servings of a dish would take out of a pantry, product by product, and the names of what is not there. */
export function proposeDeductions(
  { ingredients, servings: statedServings }: CookedRecipe,
  pantry: readonly PantryStock[],
  servings: number,
): Pick<Proposal, 'deductions' | 'not_in_pantry'> {
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
  const matched = matchStock(needs, pantry, servings / statedServings)
  const found = needs.map((need, place) => ({ ...need, stock: matched[place] }))
  return {
    deductions: pantry.flatMap((product, place) => deductionFrom(product, usesOf(place, found)) ?? []),
    not_in_pantry: found.flatMap(({ name, optional, stock }) =>
      !optional && stock?.status === 'missing' && stock.product === null ? name : [],
    ),
  }
}

/** What one ingredient takes of a product; null where nobody knows how much that is. */
interface Use {
  ingredient: number
  quantity: number | null
}

function usesOf(product: number, found: readonly { ingredient: number; stock: IngredientStock | undefined }[]): Use[] {
  return found.flatMap(({ ingredient, stock }): Use[] => {
    if (!stock) return []
    const takes = stock.takes.filter((take) => take.product === product)
    if (takes.length > 0) return takes.map(({ quantity }) => ({ ingredient, quantity }))
    return stock.takes.length === 0 && stock.product === product ? [{ ingredient, quantity: null }] : []
  })
}

function deductionFrom(product: PantryStock, uses: readonly Use[]): Proposal['deductions'][number] | null {
  if (uses.length === 0) return null
  const amounts = uses.flatMap(({ quantity }) => quantity ?? [])
  return {
    ingredients: [...new Set(uses.map(({ ingredient }) => ingredient))],
    product_id: String(product.id),
    product_name: product.name,
    category: product.category,
    is_spice: product.isSpice,
    unit: product.unit,
    available: product.quantityGrams ?? product.quantityMl ?? product.quantityPieces,
    quantity: amounts.length === 0 ? null : amounts.reduce((sum, quantity) => sum + thousandths(quantity), 0) / 1000,
  }
}
