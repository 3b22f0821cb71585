import type { Unit } from '@spizarka/contract/common'
import type { ResponseOf } from '@spizarka/contract/endpoint'
import { LIMITS } from '@spizarka/contract/limits'
import type { PantryCategory } from '@spizarka/contract/pantry'
import type { suggestProducts } from '@spizarka/contract/typed-products'
import { productKey, suggestFoods } from '@spizarka/culinary/matching'
import { estimateBestBefore } from '@spizarka/culinary/shelf-life'
import { findFoodById } from '@spizarka/knowledge'
import { dayInWarsaw } from '../../../platform/clock/clock.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import { listProductsNamed } from '../pantry.queries.ts'
import { categoryOf, usualUnit } from './product-facts.ts'
import { stateOf, totalOf } from './product-state.ts'
import { listProductsByKey, type ProductRow } from './products.queries.ts'

/** What a product would be kept as, and what the pantry has of it. */
export interface KnownProduct {
  product_name: string
  category: PantryCategory
  tile: string | null
  is_spice: boolean
  best_before: string | null
  in_pantry: { quantity: number; unit: Unit } | null
}

interface Named {
  productName: string
  foodId: string | null
  isSpice: boolean
}

/** What each of the products would be kept as if it were bought today, in their order. */
export async function describeProducts(db: Db | Trx, ownerId: number, products: readonly Named[], now: Date): Promise<KnownProduct[]> {
  const keys = products.map(({ productName }) => productKey(productName))
  const present = (await listProductsByKey(db, ownerId, [...new Set(keys)])).filter((row) => row.removed_at === null)
  const rows = new Map(present.map((row) => [row.product_key, row]))
  return products.map((product, place) => describe(product, rows.get(keys[place] ?? ''), now))
}

function describe({ productName, foodId, isSpice }: Named, row: ProductRow | undefined, now: Date): KnownProduct {
  const food = foodId === null ? null : findFoodById(foodId)
  return {
    product_name: productName,
    category: row?.category ?? categoryOf({ foodId, isSpice }),
    tile: food?.look?.tile ?? null,
    is_spice: isSpice,
    best_before: isSpice || foodId === null ? null : estimateBestBefore(foodId, dayInWarsaw(now)),
    in_pantry: row ? amountIn(row) : null,
  }
}

function amountIn(row: ProductRow): KnownProduct['in_pantry'] {
  const state = stateOf(row)
  const total = totalOf(state)
  return total === null || state.unit === null ? null : { quantity: total / 1000, unit: state.unit }
}

/** Products for what has been typed of a name: the owner's own first, then foods that are none of them. */
export async function suggestProductNames(
  context: AppContext,
  ownerId: number,
  typed: string,
): Promise<ResponseOf<typeof suggestProducts>> {
  const now = context.clock.now()
  const limit = LIMITS.productSuggestions
  const own = await listProductsNamed(context.db, ownerId, typed, limit)
  const ownKeys = new Set(own.map((row) => row.product_key))
  const foods = suggestFoods(typed, limit + own.length).filter(({ name }) => !ownKeys.has(productKey(name)))
  const known = [
    ...own.map((row) => ({
      ...describe({ productName: row.product_name, foodId: row.food_id, isSpice: row.is_spice }, row, now),
      unit: row.canonical_unit ?? usualUnit(row.food_id),
    })),
    ...foods.map(({ id, name }) => ({
      ...describe({ productName: name, foodId: id, isSpice: findFoodById(id)?.spice === true }, undefined, now),
      unit: usualUnit(id),
    })),
  ]
  return known.slice(0, limit)
}
