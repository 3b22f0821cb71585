import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isInStoreCode, readGtin } from './gtin.ts'
import { presentQuantity } from './present-product.ts'
import { upsertUserProduct } from './user-products.queries.ts'

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
