import type { Unit } from '@spizarka/contract/common'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'
import type { Decimal } from '../../platform/db/decimal.ts'
import type { ProductPricesRow } from '../../platform/db/row-types.gen.ts'

export type PriceRow = Selectable<ProductPricesRow>

/** A receipt's prices; a price is for the whole amount. */
interface ReceiptPrices {
  ownerId: number
  sessionId: string
  shop: string | null
  /** `YYYY-MM-DD`. */
  boughtOn: string
  prices: readonly { product_key: string; price_grosze: number; quantity: Decimal | null; unit: Unit | null }[]
}

/** Keeps what the products of a confirmed receipt cost. */
export async function insertPrices(trx: Trx, { ownerId, sessionId, shop, boughtOn, prices }: ReceiptPrices): Promise<void> {
  if (prices.length === 0) return
  await trx
    .insertInto('product_prices')
    .values(
      prices.map(({ product_key, price_grosze, quantity, unit }) => ({
        owner_id: ownerId,
        session_id: sessionId,
        shop,
        bought_on: boughtOn,
        product_key,
        price_grosze,
        quantity,
        unit,
      })),
    )
    .execute()
}

/** Forgets what a list's products cost: it is no longer confirmed. */
export async function deletePrices(trx: Trx, ownerId: number, sessionId: string): Promise<void> {
  await trx.deleteFrom('product_prices').where('owner_id', '=', ownerId).where('session_id', '=', sessionId).execute()
}

/** What an owner paid for a product, newest first. */
export async function listProductPrices(
  db: Db,
  ownerId: number,
  productKey: string,
  window: { limit: number; offset: number },
): Promise<PriceRow[]> {
  return db
    .selectFrom('product_prices')
    .where('owner_id', '=', ownerId)
    .where('product_key', '=', productKey)
    .selectAll()
    .orderBy('bought_on', 'desc')
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
}

export async function countProductPrices(db: Db, ownerId: number, productKey: string): Promise<number> {
  const { count } = await db
    .selectFrom('product_prices')
    .where('owner_id', '=', ownerId)
    .where('product_key', '=', productKey)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
