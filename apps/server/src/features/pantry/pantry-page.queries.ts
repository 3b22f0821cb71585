import type { PantryCategory } from '@spizarka/contract/pantry'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { DB, PantryProductsRow } from '../../platform/db/row-types.gen.ts'
import { type ProductRow, selectProducts } from './pantry.queries.ts'

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

/** One page of a pantry and how many products there are on all pages. */
export async function listPage(
  db: Db,
  ownerId: number,
  filter: PantryFilter,
  order: PantryOrder,
  window: { limit: number; offset: number },
): Promise<{ count: number; rows: ProductRow[] }> {
  const found = db
    .selectFrom('pantry_products as product')
    .where('product.owner_id', '=', ownerId)
    .where('product.removed_at', 'is', null)
    .where((eb) => eb.and(conditions(eb, filter)))
  const counted = found.select((eb) => eb.fn.countAll<number>().as('count'))
  // The page is cut out before anything is joined to it: the last one costs no more than the first.
  const page = found.selectAll().orderBy(ORDERS[order]).limit(window.limit).offset(window.offset)
  const rows = await selectProducts(db, page).select(counted.as('count')).orderBy(ORDERS[order]).execute()
  const [first] = rows
  const count = first?.count ?? (await counted.executeTakeFirstOrThrow()).count
  return { count, rows }
}

function conditions(eb: ExpressionBuilder<DB & { product: PantryProductsRow }, 'product'>, filter: PantryFilter) {
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
