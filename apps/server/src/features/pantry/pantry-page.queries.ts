import type { PantryCategory } from '@spizarka/contract/pantry'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { PRODUCT_COLUMNS, type ProductRow } from './pantry.queries.ts'

/** Which part of a pantry is asked for. Days are calendar days in Warsaw. */
export interface PantryFilter {
  search?: string
  category?: PantryCategory
  isSpice?: boolean
  bestBeforeUntil?: string
  bestBeforeBefore?: string
}

export type PantryOrder = 'product_name' | '-product_name' | 'best_before' | '-best_before' | 'created_at' | '-created_at' | 'category'

const ORDERS: Record<PantryOrder, RawBuilder<unknown>> = {
  category: sql`product.category, product.product_name collate "pl-x-icu", product.id`,
  product_name: sql`product.product_name collate "pl-x-icu", product.id`,
  '-product_name': sql`product.product_name collate "pl-x-icu" desc, product.id desc`,
  best_before: sql`product.earliest_best_before asc nulls last, product.product_name collate "pl-x-icu", product.id`,
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
