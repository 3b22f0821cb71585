import type { Unit } from '@spizarka/contract/common'
import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'
import { type Decimal, toNumber } from '../../platform/db/decimal.ts'
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

/** A product that goes by another name was bought at the same prices. */
export async function movePrices(trx: Trx, ownerId: number, from: string, to: string): Promise<void> {
  await trx.updateTable('product_prices').set({ product_key: to }).where('owner_id', '=', ownerId).where('product_key', '=', from).execute()
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

/** What an owner last paid for a product, for all of it; with the rates that they taught. */
export interface LastPrice {
  grosze: number
  quantity: number | null
  unit: Unit | null
  taught: { gramsPerPiece: number | null; mlPerPiece: number | null; gramsPerMl: number | null }
}

/** What an owner last paid, by product key. */
export async function listLastPrices(db: Db | Trx, ownerId: number, productKeys: readonly string[]): Promise<Map<string, LastPrice>> {
  if (productKeys.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_prices as price')
    .leftJoin('product_conversions as taught', (join) =>
      join.onRef('taught.owner_id', '=', 'price.owner_id').onRef('taught.product_key', '=', 'price.product_key'),
    )
    .where('price.owner_id', '=', ownerId)
    .where('price.product_key', '=', sql<string>`any(${productKeys})`)
    .distinctOn('price.product_key')
    .orderBy('price.product_key')
    .orderBy('price.bought_on', 'desc')
    .orderBy('price.id', 'desc')
    .select(['price.product_key', 'price.price_grosze', 'price.quantity', 'price.unit'])
    .select(['taught.grams_per_piece', 'taught.ml_per_piece', 'taught.grams_per_ml'])
    .execute()
  return new Map(
    rows.map((row) => [
      row.product_key,
      {
        grosze: row.price_grosze,
        quantity: toNumber(row.quantity),
        unit: row.unit,
        taught: {
          gramsPerPiece: toNumber(row.grams_per_piece),
          mlPerPiece: toNumber(row.ml_per_piece),
          gramsPerMl: toNumber(row.grams_per_ml),
        },
      },
    ]),
  )
}
