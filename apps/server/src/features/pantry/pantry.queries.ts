import type { Unit } from '@spizarka/contract/common'
import type { QueryOut } from '@spizarka/contract/endpoint'
import type { listPantry, PantryCategory } from '@spizarka/contract/pantry'
import { type RawBuilder, type Selectable, sql } from 'kysely'
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
const PRODUCT_COLUMNS = [
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
export async function listProductsByKey(trx: Db | Trx, ownerId: number, keys: readonly string[]): Promise<ProductRow[]> {
  if (keys.length === 0) return []
  return selectProducts(trx, ownerId)
    .where('product.product_key', 'in', [...keys])
    .distinctOn('product.product_key')
    .orderBy('product.product_key')
    .orderBy('product.removed_at', (order) => order.desc().nullsFirst())
    .execute()
}

/** Present products with a word that begins as typed, those whose name begins so first, short before long. */
export async function listProductsNamed(db: Db, ownerId: number, typed: string, limit: number): Promise<ProductRow[]> {
  const begun = foldForSearch(typed.trim())
  return selectProducts(db, ownerId)
    .where('product.removed_at', 'is', null)
    .where(sql<boolean>`' ' || product.folded_name like ${`% ${begun}%`}`)
    .orderBy(sql`product.folded_name like ${`${begun}%`}`, 'desc')
    .orderBy(sql`length(product.product_name)`)
    .orderBy('product.product_name')
    .limit(limit)
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

/** Which part of a pantry is asked for. Days are calendar days in Warsaw. */
interface PantryFilter {
  search?: string
  category?: PantryCategory
  isSpice?: boolean
  bestBeforeUntil?: string
  bestBeforeBefore?: string
}

type PantryOrder = QueryOut<typeof listPantry>['ordering']

const BY_NAME = sql`product.product_name collate "pl-x-icu", product.id`
const BY_DATE = sql`product.earliest_best_before asc nulls last, ${BY_NAME}`
// Unknown amounts, which have no batches, come last.
const BY_AMOUNT = sql`(select sum((batch ->> 'amount')::numeric) from jsonb_array_elements(product.batches) as batch)
  * case product.canonical_unit when 'pieces' then coalesce(taught.grams_per_piece, taught.ml_per_piece, 100) else 1 end asc nulls last, ${BY_NAME}`

const ORDERS: Record<PantryOrder, RawBuilder<unknown>> = {
  category: sql`product.category, ${BY_NAME}`,
  'category,best_before': sql`product.category, ${BY_DATE}`,
  'category,-created_at': sql`product.category, product.id desc`,
  'category,amount': sql`product.category, ${BY_AMOUNT}`,
  amount: BY_AMOUNT,
  product_name: BY_NAME,
  '-product_name': sql`product.product_name collate "pl-x-icu" desc, product.id desc`,
  best_before: BY_DATE,
  '-best_before': sql`product.earliest_best_before desc nulls last, product.product_name collate "pl-x-icu", product.id`,
  created_at: sql`product.id`,
  '-created_at': sql`product.id desc`,
}

const COLUMNS = sql.raw(PRODUCT_COLUMNS.join(', '))

/**
 * One page of a pantry and how many products there are on all pages. Written out, because it is asked for at every turn and building
 * it anew each time takes a tenth of the whole call.
 */
export async function listPage(
  db: Db,
  ownerId: number,
  filter: PantryFilter,
  order: PantryOrder,
  window: { limit: number; offset: number },
): Promise<{ count: number; rows: ProductRow[] }> {
  const found = conditionOf(ownerId, filter)
  const { rows } = await sql<ProductRow & { count: number }>`
    select ${COLUMNS}, (select count(*) from pantry_products as product where ${found}) as count
    from pantry_products as product
    left join product_conversions as taught on taught.owner_id = product.owner_id and taught.product_key = product.product_key
    where ${found}
    order by ${ORDERS[order]} limit ${window.limit} offset ${window.offset}
  `.execute(db)
  const [first] = rows
  return { count: first?.count ?? (await countFound(db, found)), rows }
}

/** For pages past the last one, which have no row to carry the count. */
async function countFound(db: Db, found: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from pantry_products as product where ${found}`.execute(db)
  return rows[0]?.count ?? 0
}

function conditionOf(ownerId: number, { search, category, isSpice, bestBeforeUntil, bestBeforeBefore }: PantryFilter): RawBuilder<unknown> {
  const conditions = [sql`product.owner_id = ${ownerId}`, sql`product.removed_at is null`]
  if (search) conditions.push(sql`product.folded_name like ${`%${foldForSearch(search)}%`}`)
  if (category) conditions.push(sql`product.category = ${category}`)
  if (isSpice !== undefined) conditions.push(sql`product.is_spice = ${isSpice}`)
  if (bestBeforeUntil) conditions.push(sql`product.earliest_best_before <= ${bestBeforeUntil}`)
  if (bestBeforeBefore) conditions.push(sql`product.earliest_best_before < ${bestBeforeBefore}`)
  return sql.join(conditions, sql` and `)
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

/** Counts per shelf, in one statement; `soonUntil` and `today` are days in Warsaw. */
export async function countByCategory(db: Db, ownerId: number, days: { today: string; soonUntil: string }) {
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
