import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { listPrices, Price } from '@spizarka/contract/pantry'
import type { AppContext } from '../../platform/context.ts'
import { thousandths, toNumber } from '../../platform/db/decimal.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import { findProduct } from './pantry.queries.ts'
import { countProductPrices, listProductPrices, type PriceRow } from './prices.queries.ts'

/** One page of what a product of the owner's pantry cost, newest first. */
export async function readPrices(
  { db }: AppContext,
  ownerId: number,
  productId: number,
  query: QueryOut<typeof listPrices>,
  url: string,
): Promise<ResponseOf<typeof listPrices>> {
  const product = await findProduct(db, ownerId, productId)
  if (!product || product.removed_at !== null) throw new AppError('not_found')
  const [count, rows] = await Promise.all([
    countProductPrices(db, ownerId, product.product_key),
    listProductPrices(db, ownerId, product.product_key, windowOf(query)),
  ])
  return toPage(url, query, { count, results: rows.map(presentPrice) })
}

function presentPrice(row: PriceRow): Price {
  const { bought_on, shop, price_grosze, unit } = row
  return { bought_on, shop, price_grosze, quantity: toNumber(row.quantity), unit, grosze_per_unit: groszePerUnit(row) }
}

/** Grosze for a kilogram, a litre or a piece, halves rounded up; in whole numbers, for 0.5 has no business being 0.49999. */
function groszePerUnit({ price_grosze, quantity, unit }: PriceRow): number | null {
  if (quantity === null || unit === null) return null
  const amount = thousandths(quantity)
  const whole = price_grosze * 1000 * (unit === 'pieces' ? 1 : 1000)
  return Math.floor((2 * whole + amount) / (2 * amount))
}
