import type { Unit } from '@spizarka/contract/common'
import type { PantryCategory } from '@spizarka/contract/pantry'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'
import type { PantryProductsRow } from '../../platform/db/row-types.gen.ts'

/** A product's row with the rates that its owner taught. */
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
  | 'batches'
  | 'earliest_best_before'
  | 'removed_at'
> & {
  grams_per_piece: string | null
  ml_per_piece: string | null
  grams_per_ml: string | null
}

/** Of `pantry_products as product` and `product_conversions as taught`. */
export const PRODUCT_COLUMNS = [
  'product.id',
  'product.product_key',
  'product.product_name',
  'product.food_id',
  'product.category',
  'product.canonical_unit',
  'product.is_spice',
  'product.in_stock',
  'product.batches',
  'product.earliest_best_before',
  'product.removed_at',
  'taught.grams_per_piece',
  'taught.ml_per_piece',
  'taught.grams_per_ml',
] as const

/** An owner's products, those that are gone among them. */
function selectProducts(db: Db | Trx, ownerId: number) {
  return db
    .selectFrom('pantry_products as product')
    .leftJoin('product_conversions as taught', (join) =>
      join.onRef('taught.owner_id', '=', 'product.owner_id').onRef('taught.product_key', '=', 'product.product_key'),
    )
    .where('product.owner_id', '=', ownerId)
    .select(PRODUCT_COLUMNS)
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
  return selectProducts(db, ownerId).where('product.id', '=', productId).executeTakeFirst()
}

/** The owner's products of those ids, those that are gone among them. */
export async function listProductsById(trx: Trx, ownerId: number, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  return selectProducts(trx, ownerId)
    .where('product.id', 'in', [...ids])
    .execute()
}

/** All that is in a pantry now, in the order in which it was added. */
export async function listPresentProducts(db: Db | Trx, ownerId: number): Promise<ProductRow[]> {
  return selectProducts(db, ownerId).where('product.removed_at', 'is', null).orderBy('product.id').execute()
}

/** The products of those keys: the present one of each, or the one removed last. */
export async function listProductsByKey(trx: Trx, ownerId: number, keys: readonly string[]): Promise<ProductRow[]> {
  if (keys.length === 0) return []
  return selectProducts(trx, ownerId)
    .where('product.product_key', 'in', [...keys])
    .distinctOn('product.product_key')
    .orderBy('product.product_key')
    .orderBy('product.removed_at', (order) => order.desc().nullsFirst())
    .execute()
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
