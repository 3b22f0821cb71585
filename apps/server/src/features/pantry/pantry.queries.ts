import type { Unit } from '@spizarka/contract/common'
import type { PantryCategory } from '@spizarka/contract/pantry'
import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Trx } from '../../platform/db/connect.ts'
import type { DB, PantryProductsRow } from '../../platform/db/row-types.gen.ts'

/** Which part of a pantry a list asks for. Days are calendar days in Warsaw. */
export interface PantryFilter {
  search?: string
  category?: PantryCategory
  isSpice?: boolean
  bestBeforeUntil?: string
  bestBeforeBefore?: string
}

export type PantryOrder = 'product_name' | '-product_name' | 'best_before' | '-best_before' | 'created_at' | '-created_at' | 'category'

export interface BatchRow {
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

/** Products with their batches and the owner's rates, one statement whatever their number. */
function selectProducts(db: Db | Trx, ownerId: number) {
  return db
    .selectFrom('pantry_products as product')
    .leftJoin('product_conversions as taught', (join) =>
      join.onRef('taught.owner_id', '=', 'product.owner_id').onRef('taught.product_key', '=', 'product.product_key'),
    )
    .where('product.owner_id', '=', ownerId)
    .select(COLUMNS)
    .select(['taught.grams_per_piece', 'taught.ml_per_piece', 'taught.grams_per_ml'])
    .select((eb) => batchesOf(eb).as('batches'))
}

function batchesOf(eb: ExpressionBuilder<DB & { product: DB['pantry_products'] }, 'product'>) {
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

/** One page of a pantry. */
export async function listProducts(
  db: Db,
  ownerId: number,
  filter: PantryFilter,
  order: PantryOrder,
  window: { limit: number; offset: number },
): Promise<ProductRow[]> {
  let query = selectProducts(db, ownerId)
    .where('product.removed_at', 'is', null)
    .where((eb) => eb.and(conditions(eb, filter)))
  for (const [expression, direction] of ORDERS[order])
    query = query.orderBy(expression, (by) => (direction === 'desc' ? by.desc().nullsLast() : by.asc().nullsLast()))
  return query.limit(window.limit).offset(window.offset).execute()
}

const BY_NAME = sql`product.product_name collate "pl-x-icu"`
const ORDERS: Record<PantryOrder, readonly (readonly [ReturnType<typeof sql>, 'asc' | 'desc'])[]> = {
  category: [
    [sql`product.category`, 'asc'],
    [BY_NAME, 'asc'],
    [sql`product.id`, 'asc'],
  ],
  product_name: [
    [BY_NAME, 'asc'],
    [sql`product.id`, 'asc'],
  ],
  '-product_name': [
    [BY_NAME, 'desc'],
    [sql`product.id`, 'desc'],
  ],
  best_before: [
    [sql`product.earliest_best_before`, 'asc'],
    [BY_NAME, 'asc'],
  ],
  '-best_before': [
    [sql`product.earliest_best_before`, 'desc'],
    [BY_NAME, 'asc'],
  ],
  created_at: [[sql`product.id`, 'asc']],
  '-created_at': [[sql`product.id`, 'desc']],
}

function conditions(eb: ExpressionBuilder<DB & { product: DB['pantry_products'] }, 'product'>, filter: PantryFilter) {
  return [
    ...(filter.search ? [eb('product.folded_name', 'like', `%${foldForSearch(filter.search)}%`)] : []),
    ...(filter.category ? [eb('product.category', '=', filter.category)] : []),
    ...(filter.isSpice !== undefined ? [eb('product.is_spice', '=', filter.isSpice)] : []),
    ...(filter.bestBeforeUntil ? [eb('product.earliest_best_before', '<=', filter.bestBeforeUntil)] : []),
    ...(filter.bestBeforeBefore ? [eb('product.earliest_best_before', '<', filter.bestBeforeBefore)] : []),
  ]
}

const UNACCENTED: Record<string, string> = { ą: 'a', ć: 'c', ę: 'e', ł: 'l', ń: 'n', ó: 'o', ś: 's', ź: 'z', ż: 'z' }

/** As `folded_name` is made, with the characters that LIKE takes for patterns escaped. */
function foldForSearch(text: string): string {
  const folded = text
    .trim()
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ąćęłńóśźż]/g, (letter) => UNACCENTED[letter] ?? letter)
  return folded.replace(/[\\%_]/g, (special) => `\\${special}`)
}

export async function countProducts(db: Db, ownerId: number, filter: PantryFilter): Promise<number> {
  const row = await db
    .selectFrom('pantry_products as product')
    .where('product.owner_id', '=', ownerId)
    .where('product.removed_at', 'is', null)
    .where((eb) => eb.and(conditions(eb, filter)))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Counts per shelf, in one statement; `soonUntil` and `today` are days in Warsaw. */
export async function countShelves(db: Db, ownerId: number, days: { today: string; soonUntil: string }) {
  return db
    .selectFrom('pantry_products as product')
    .where('product.owner_id', '=', ownerId)
    .where('product.removed_at', 'is', null)
    .groupBy('product.category')
    .orderBy('product.category')
    .select((eb) => [
      'product.category',
      eb.fn.countAll<number>().as('count'),
      eb.fn.countAll<number>().filterWhere('product.is_spice', '=', true).as('spices'),
      eb.fn.countAll<number>().filterWhere('product.earliest_best_before', '<=', days.soonUntil).as('soon'),
      eb.fn.countAll<number>().filterWhere('product.earliest_best_before', '<', days.today).as('expired'),
    ])
    .execute()
}

/** Products but spices that are in the pantry now: what the Free limit counts. */
export async function countLimitedProducts(trx: Trx, ownerId: number): Promise<number> {
  return countProducts(trx, ownerId, { isSpice: false })
}

/** Every writer of a pantry takes this lock first: it orders them and makes counts hold. Gives the owner's plan. */
export async function lockPantry(trx: Trx, ownerId: number): Promise<{ plan: string }> {
  return trx.selectFrom('users').where('id', '=', ownerId).select('plan').forNoKeyUpdate().executeTakeFirstOrThrow()
}

export async function findProduct(db: Db | Trx, ownerId: number, productId: number): Promise<ProductRow | undefined> {
  return selectProducts(db, ownerId).where('product.id', '=', productId).executeTakeFirst()
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
