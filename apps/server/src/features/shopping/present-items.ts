import type { Unit } from '@spizarka/contract/common'
import { forDishSchema, packsSchema, type ShoppingItem } from '@spizarka/contract/shopping'
import { isItself, suppliersOf } from '@spizarka/culinary/stock'
import { z } from 'zod'
import type { Db, Trx } from '../../platform/db/connect.ts'
import { toNumber } from '../../platform/db/decimal.ts'
import { type LastPrice, listLastPrices, rateBetween } from '../pantry/index.ts'
import type { ItemToWrite } from './shopping-items.queries.ts'

/** An item as a row keeps it, whether it was read or has just been written. */
export type ItemToShow = Omit<ItemToWrite, 'history'>

const dishesSchema = z.array(forDishSchema)
const storedPacksSchema = packsSchema.nullable()

/** Items as the contract shows them, with what they cost by the user's own receipts. */
export async function presentItems(db: Db | Trx, ownerId: number, rows: readonly ItemToShow[]): Promise<ShoppingItem[]> {
  const priced = rows.filter(({ quantity }) => quantity !== null)
  const prices = await listLastPrices(db, ownerId, [...new Set(priced.flatMap(priceKeysOf))])
  return rows.map((row) => presentItem(row, priceOf(row, prices)))
}

/** An item as the contract shows it; its price in grosze. */
export function presentItem(row: ItemToShow, price: number | null): ShoppingItem {
  return {
    id: row.id,
    name: row.name,
    unit: row.unit,
    quantity: toNumber(row.quantity),
    need: toNumber(row.need),
    have: toNumber(row.have),
    packs: storedPacksSchema.parse(row.packs),
    aisle: row.aisle,
    is_spice: row.is_spice,
    note: row.note,
    checked: row.checked,
    position: row.position,
    in_pantry: row.in_pantry,
    for: dishesSchema.parse(row.dishes),
    origin: row.origin,
    price_grosze: price,
    updated_at: row.updated_at.toISOString(),
  }
}

/** The product itself first, then those by whose price it can be told: milk of any kind for milk. */
function priceKeysOf({ product_key, food_id }: ItemToShow): string[] {
  const kin =
    food_id === null ? [] : suppliersOf(food_id).flatMap(({ food, standsIn }) => (!standsIn && isItself(food, food_id) ? food : []))
  return [...new Set([product_key, ...kin])]
}

/** An item's amount at what was last paid for it, in grosze; null where no receipt says. */
function priceOf(row: ItemToShow, prices: ReadonlyMap<string, LastPrice>): number | null {
  const { quantity, unit } = row
  if (quantity === null || unit === null) return null
  for (const key of priceKeysOf(row)) {
    const price = prices.get(key)
    const grosze = price && groszeOf({ quantity: Number(quantity), unit }, price, row.food_id)
    if (grosze !== undefined && grosze !== null) return grosze
  }
  return null
}

function groszeOf(amount: { quantity: number; unit: Unit }, price: LastPrice, foodId: string | null): number | null {
  if (price.quantity === null || price.unit === null) return null
  const rate = rateBetween(amount.unit, price.unit, price.taught, foodId)
  return rate === null ? null : Math.round((amount.quantity * rate * price.grosze) / price.quantity)
}
