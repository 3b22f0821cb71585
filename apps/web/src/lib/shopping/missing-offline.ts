import type { Unit } from '@spizarka/contract/common'
import { LIMITS } from '@spizarka/contract/limits'
import type { RecipeIngredient } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'
import type { ShoppingItem } from '@spizarka/contract/shopping'
import { randomUuid } from '../random-uuid.ts'
import { ingredientStock } from '../recipes/ingredient-stock.ts'
import type { ItemChange } from './replica/list-keeper.ts'

/**
 * The changes that put on a list what a recipe lacks for so many servings, computed without the server: amounts as the recipe was last read,
 * without packs. What is on the list in the same unit gets more; what is there without an amount is enough.
 */
export function changesForMissing(
  { ingredients, servings: stated }: Pick<Recipe, 'ingredients' | 'servings'>,
  servings: number,
  items: readonly ShoppingItem[],
  places?: readonly number[],
): { changes: ItemChange[]; names: string[] } {
  const factor = servings / stated
  const wanted = ingredients.filter((each, place) => (places ? places.includes(place) : !each.optional) && !each.is_water)
  const lacking = wanted.flatMap((each) => missingItemOf(each, factor) ?? [])
  const changes = new Map<string, ItemChange>()
  const toBuy = items.filter(({ checked }) => !checked)
  for (const { name, quantity, unit } of lacking) {
    const same = toBuy.find((item) => keyOf(item.name) === keyOf(name) && (item.quantity === null || item.unit === unit))
    if (!same) changes.set(name, { kind: 'add', item_id: randomUuid(), fields: { name, quantity, unit } })
    else if (same.quantity !== null && quantity !== null)
      changes.set(name, { kind: 'set', item_id: same.id, fields: { quantity: same.quantity + quantity, unit } })
  }
  return { changes: [...changes.values()], names: [...changes.keys()] }
}

interface MissingItem {
  name: string
  quantity: number | null
  unit: Unit | null
}

function missingItemOf(ingredient: RecipeIngredient, factor: number): MissingItem | undefined {
  const stock = ingredientStock(ingredient, factor)
  if (stock && stock.status !== 'missing' && stock.status !== 'partly') return undefined
  // Lemons for their juice; but what merely cooks alike is not what is bought.
  const whole = ingredient.stock?.stand_in ? null : ingredient.stock?.product_name
  const name = (whole ?? ingredient.name).slice(0, LIMITS.productName)
  const { unit, needed, available } = ingredient.stock ?? { unit: null, needed: null, available: null }
  if (unit !== null && needed !== null) return { name, unit, quantity: Math.ceil(needed * factor - (available ?? 0)) }
  return ingredient.grams === null
    ? { name, unit: null, quantity: null }
    : { name, unit: 'grams', quantity: Math.ceil(ingredient.grams * factor) }
}

function keyOf(name: string): string {
  return name.trim().toLocaleLowerCase('pl')
}
