import type { KnownProduct } from '@spizarka/contract/products'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isInStoreCode, readGtin } from './gtin.ts'
import { type KnownProductRow, upsertUserProduct } from './products.queries.ts'

/** Names what is sold under a code: for its user at once, for everybody as soon as a second user says the same. */
export async function createProduct(
  context: AppContext,
  ownerId: number,
  { gtin: code, ...product }: { gtin: string; name: string; quantity: number; unit: 'g' | 'ml' | 'szt' },
): Promise<{ gtin: string; name: string; quantity_str: string }> {
  const gtin = readGtin(code)
  if (!gtin) throw new AppError('product_code_invalid')
  if (isInStoreCode(gtin)) throw new AppError('product_code_in_store')
  await context.rateLimits.take('lookup', String(ownerId), context.settings.RATE_LOOKUP_USER)
  await upsertUserProduct(context.db, { gtin, ownerId, ...product, statedAt: context.clock.now() })
  return { gtin, name: product.name, quantity_str: presentQuantity(product.quantity, product.unit) }
}

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
function presentQuantity(quantity: number, unit: keyof typeof UNITS): string {
  return `${quantity} ${UNITS[unit]}`
}
