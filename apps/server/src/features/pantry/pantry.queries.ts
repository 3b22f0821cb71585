import type { QueryOut } from '@spizarka/contract/endpoint'
import type { listPantry, PantryCategory } from '@spizarka/contract/pantry'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { PRODUCT_COLUMNS, type ProductRow, selectProducts } from './products/products.queries.ts'

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

/** Which part of a pantry is asked for. Days are calendar days in Warsaw. */
export interface PantryFilter {
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
 * The statement of one page of a pantry, each row with how many products there are on all pages; none past the last. Written out,
 * because it is asked for by nearly every call: building it again each time takes a tenth of the whole call, and prepared it must name its columns.
 */
export function pageStatement(ownerId: number, filter: PantryFilter, order: PantryOrder, window: { limit: number; offset: number }) {
  const found = conditionOf(ownerId, filter)
  return sql<ProductRow & { count: number }>`
    select ${COLUMNS}, (select count(*) from pantry_products as product where ${found}) as count
    from pantry_products as product
    left join product_conversions as taught on taught.owner_id = product.owner_id and taught.product_key = product.product_key
    where ${found}
    order by ${ORDERS[order]} limit ${window.limit} offset ${window.offset}
  `
}

/** For pages past the last one, which have no row to carry the count. */
export async function countFound(db: Db, ownerId: number, filter: PantryFilter): Promise<number> {
  const found = conditionOf(ownerId, filter)
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
      eb.fn.countAll<number>().filterWhere('product.earliest_best_before', '=', days.today).as('endsToday'),
      eb.fn.countAll<number>().filterWhere('product.earliest_best_before', '<', days.today).as('expired'),
    ])
    .execute()
}
