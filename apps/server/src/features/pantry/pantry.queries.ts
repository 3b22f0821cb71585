import type { Unit } from '@spizarka/contract/common'
import type { PantryCategory } from '@spizarka/contract/pantry'
import { type ExpressionBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Trx } from '../../platform/db/connect.ts'
import type { DB, PantryProductsRow } from '../../platform/db/row-types.gen.ts'

interface BatchRow {
  id: number
  quantity: string
  best_before: string | null
  best_before_estimated: boolean
  added_at: string
}

export type ProductRow = Pick<
  Selectable<PantryProductsRow>,
  | 'id'
  | 'product_key'
  | 'product_name'
  | 'food_id'
  | 'category'
  | 'canonical_unit'
  | 'is_spice'
  | 'in_stock'
  | 'earliest_best_before'
  | 'removed_at'
> & {
  batches: BatchRow[]
  grams_per_piece: string | null
  ml_per_piece: string | null
  grams_per_ml: string | null
}

const COLUMNS = [
  'product.id',
  'product.product_key',
  'product.product_name',
  'product.food_id',
  'product.category',
  'product.canonical_unit',
  'product.is_spice',
  'product.in_stock',
  'product.earliest_best_before',
  'product.removed_at',
] as const

/** Which rows of products are meant; called `product` so that its parts can be shared. */
type Products = SelectQueryBuilder<DB & { product: PantryProductsRow }, 'product', Selectable<PantryProductsRow>>

/** Those products with their batches and the owner's rates, one statement whatever their number. */
export function selectProducts(db: Db | Trx, products: Products) {
  return db
    .selectFrom(products.as('product'))
    .leftJoin('product_conversions as taught', (join) =>
      join.onRef('taught.owner_id', '=', 'product.owner_id').onRef('taught.product_key', '=', 'product.product_key'),
    )
    .select(COLUMNS)
    .select(['taught.grams_per_piece', 'taught.ml_per_piece', 'taught.grams_per_ml'])
    .select((eb) => batchesOf(eb).as('batches'))
}

function batchesOf(eb: ExpressionBuilder<DB & { product: { id: number } }, 'product'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('pantry_batches as batch')
      .whereRef('batch.product_id', '=', 'product.id')
      .select(['batch.id', sql<string>`batch.quantity::text`.as('quantity'), 'batch.best_before', 'batch.best_before_estimated'])
      .select(sql<string>`to_char(batch.added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('added_at'))
      .orderBy('batch.best_before', (order) => order.asc().nullsLast())
      .orderBy('batch.id'),
  )
}

/** The rows of an owner's products, those that are gone among them. */
function productsOf(db: Db | Trx, ownerId: number): Products {
  return db.selectFrom('pantry_products as product').where('product.owner_id', '=', ownerId).selectAll()
}

/** Products but spices that are in the pantry now: what the Free limit counts. */
export async function countLimitedProducts(trx: Trx, ownerId: number): Promise<number> {
  const row = await trx
    .selectFrom('pantry_products')
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .where('is_spice', '=', false)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Every writer of a pantry takes this lock first: it orders them and makes counts hold. Gives the owner's plan. */
export async function lockPantry(trx: Trx, ownerId: number): Promise<{ plan: string }> {
  return trx.selectFrom('users').where('id', '=', ownerId).select('plan').forNoKeyUpdate().executeTakeFirstOrThrow()
}

export async function findProduct(db: Db | Trx, ownerId: number, productId: number): Promise<ProductRow | undefined> {
  return selectProducts(db, productsOf(db, ownerId).where('product.id', '=', productId)).executeTakeFirst()
}

/** The products of those keys: the present one of each, or the one removed last. */
export async function listProductsByKey(trx: Trx, ownerId: number, keys: readonly string[]): Promise<ProductRow[]> {
  if (keys.length === 0) return []
  const newest = productsOf(trx, ownerId)
    .where('product.product_key', 'in', [...keys])
    .distinctOn('product.product_key')
    .orderBy('product.product_key')
    .orderBy('product.removed_at', (order) => order.desc().nullsFirst())
  return selectProducts(trx, newest).execute()
}

export async function insertProduct(
  trx: Trx,
  ownerId: number,
  product: {
    productKey: string
    productName: string
    foodId: string | null
    category: PantryCategory
    unit: Unit | null
    isSpice: boolean
  },
): Promise<number> {
  const row = await trx
    .insertInto('pantry_products')
    .values({
      owner_id: ownerId,
      product_key: product.productKey,
      product_name: product.productName,
      food_id: product.foodId,
      category: product.category,
      canonical_unit: product.unit,
      is_spice: product.isSpice,
      in_stock: false,
      removed_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
