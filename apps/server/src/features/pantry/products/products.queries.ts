import type { Plan } from '@spizarka/contract/accounts'
import type { Unit } from '@spizarka/contract/common'
import type { PantryCategory } from '@spizarka/contract/pantry'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import { toNumber } from '../../../platform/db/decimal.ts'
import type { PantryChangesRow, PantryProductsRow, ProductConversionsRow } from '../../../platform/db/row-types.gen.ts'

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

/** An owner's products, used-up and removed ones included. */
export function selectProducts(db: Db | Trx, ownerId: number) {
  return db
    .selectFrom('pantry_products as product')
    .leftJoin('product_conversions as taught', (join) =>
      join.onRef('taught.owner_id', '=', 'product.owner_id').onRef('taught.product_key', '=', 'product.product_key'),
    )
    .where('product.owner_id', '=', ownerId)
    .select(PRODUCT_COLUMNS)
}

/** Every writer of a pantry takes this lock first: it serialises them and keeps counted limits exact. Returns the owner's plan. */
export async function lockPantry(trx: Trx, ownerId: number): Promise<{ plan: Plan }> {
  return trx.selectFrom('users').where('id', '=', ownerId).select('plan').forNoKeyUpdate().executeTakeFirstOrThrow()
}

export async function findProduct(db: Db | Trx, ownerId: number, productId: number): Promise<ProductRow | undefined> {
  return selectProducts(db, ownerId).where('product.id', '=', productId).executeTakeFirst()
}

/** The owner's products with these ids, used-up and removed ones included. */
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
export async function listProductsByKey(trx: Db | Trx, ownerId: number, keys: readonly string[]): Promise<ProductRow[]> {
  if (keys.length === 0) return []
  return selectProducts(trx, ownerId)
    .where('product.product_key', 'in', [...keys])
    .distinctOn('product.product_key')
    .orderBy('product.product_key')
    .orderBy('product.removed_at', (order) => order.desc().nullsFirst())
    .execute()
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

/** Overwrites the given columns of a product's row. */
export async function updateProduct(trx: Trx, productId: number, product: Updateable<PantryProductsRow>): Promise<void> {
  await trx.updateTable('pantry_products').set(product).where('id', '=', productId).execute()
}

/** Writes a line of a pantry's history, and gives its id. */
export async function insertChange(trx: Trx, change: Insertable<PantryChangesRow>): Promise<number> {
  const { id } = await trx.insertInto('pantry_changes').values(change).returning('id').executeTakeFirstOrThrow()
  return id
}

/** What is known of a product's units: grams or millilitres in one piece, grams in one millilitre. */
export interface KnownRates {
  gramsPerPiece: number | null
  mlPerPiece: number | null
  gramsPerMl: number | null
}

/** What an owner taught about one product. */
export interface LearnedRate extends KnownRates {
  productKey: string
  productName: string
  /** The unit decided on; null while only a rate is known. */
  canonicalUnit: Unit | null
}

export async function listConversions(db: Db | Trx, ownerId: number, productKeys: readonly string[]): Promise<LearnedRate[]> {
  if (productKeys.length === 0) return []
  const rows = await selectConversions(db, ownerId)
    .where('product_key', 'in', [...productKeys])
    .execute()
  return rows.map(toLearned)
}

export function selectConversions(db: Db | Trx, ownerId: number) {
  return db.selectFrom('product_conversions').where('owner_id', '=', ownerId).selectAll()
}

export function toLearned(row: Selectable<ProductConversionsRow>): LearnedRate {
  return {
    productKey: row.product_key,
    productName: row.product_name,
    canonicalUnit: row.canonical_unit,
    gramsPerPiece: toNumber(row.grams_per_piece),
    mlPerPiece: toNumber(row.ml_per_piece),
    gramsPerMl: toNumber(row.grams_per_ml),
  }
}

/** Stores the given fields and keeps the others. Rates are grams or millilitres in a piece, grams in a millilitre. */
export async function upsertConversion(
  trx: Trx,
  ownerId: number,
  taught: { productKey: string; productName: string; canonicalUnit?: Unit } & Partial<KnownRates>,
): Promise<void> {
  const given = {
    ...(taught.canonicalUnit && { canonical_unit: taught.canonicalUnit }),
    ...(taught.gramsPerPiece && { grams_per_piece: taught.gramsPerPiece.toFixed(6) }),
    ...(taught.mlPerPiece && { ml_per_piece: taught.mlPerPiece.toFixed(6) }),
    ...(taught.gramsPerMl && { grams_per_ml: taught.gramsPerMl.toFixed(6) }),
  }
  await trx
    .insertInto('product_conversions')
    .values({ owner_id: ownerId, product_key: taught.productKey, product_name: taught.productName, ...given })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'product_key']).doUpdateSet({ ...given, product_name: taught.productName, updated_at: new Date() }),
    )
    .execute()
}

/** Copies what was taught about a product to its new name, unless something was taught under that name. */
export async function copyConversion(
  trx: Trx,
  ownerId: number,
  from: string,
  to: { productKey: string; productName: string },
): Promise<void> {
  await trx
    .insertInto('product_conversions')
    .columns(['owner_id', 'product_key', 'product_name', 'canonical_unit', 'grams_per_piece', 'ml_per_piece', 'grams_per_ml'])
    .expression((eb) =>
      eb
        .selectFrom('product_conversions')
        .where('owner_id', '=', ownerId)
        .where('product_key', '=', from)
        .select(['owner_id', eb.val(to.productKey).as('product_key'), eb.val(to.productName).as('product_name')])
        .select(['canonical_unit', 'grams_per_piece', 'ml_per_piece', 'grams_per_ml']),
    )
    .onConflict((conflict) => conflict.columns(['owner_id', 'product_key']).doNothing())
    .execute()
}
