import type { KnownProduct } from '@spizarka/contract/products'
import type { KnownProductRow } from './known-products.queries.ts'

const ATTRIBUTION = 'Dane: Open Food Facts (ODbL)'
const ONE_PIECE = '1 szt.'
const UNITS = { g: 'g', ml: 'ml', szt: 'szt.' } as const

/** A product as the lookup answers; records of Open Food Facts carry the attribution that their licence asks for. */
export function presentKnownProduct(gtin: string, row: KnownProductRow): KnownProduct {
  const { name, brands, quantity, unit } = row
  if (quantity !== null && unit !== null)
    return { gtin, name, brands, quantity_str: presentQuantity(Number(quantity), unit), source: 'user', attribution: null }
  return { gtin, name, brands, quantity_str: row.off_quantity ?? ONE_PIECE, source: 'open_food_facts', attribution: ATTRIBUTION }
}

/** One number and one unit that clients read: `500 g`, `10 szt.`. */
export function presentQuantity(quantity: number, unit: keyof typeof UNITS): string {
  return `${quantity} ${UNITS[unit]}`
}
