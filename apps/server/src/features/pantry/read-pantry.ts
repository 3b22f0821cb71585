import type { Plan } from '@spizarka/contract/accounts'
import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import { USE_SOON_DAYS } from '@spizarka/contract/limits'
import type { listPantry, listPantryHistory, listPrices, PantryItem, Price, readPantrySummary } from '@spizarka/contract/pantry'
import { planOf } from '@spizarka/contract/plans'
import { addDays, dayInWarsaw } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import { thousandths, toNumber } from '../../platform/db/decimal.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import type { ReadingCall } from '../../platform/http/route.ts'
import { countByCategory, countFound, type PantryFilter, pageStatement } from './pantry.queries.ts'
import { countChanges, listChanges } from './pantry-changes.queries.ts'
import { countProductPrices, listProductPrices, type PriceRow } from './prices.queries.ts'
import { findProduct } from './products/products.queries.ts'
import { presentProduct } from './products/write-product.ts'

/** Today and the last day that counts as "use soon", in Warsaw. */
function daysOf(now: Date): { today: string; soonUntil: string } {
  const today = dayInWarsaw(now)
  return { today, soonUntil: addDays(today, USE_SOON_DAYS) }
}

/** One page of the caller's pantry, asked for by nearly every call. */
export async function readPantry(
  context: Pick<AppContext, 'db' | 'clock' | 'readPrepared'>,
  { userId, query, url, admit }: ReadingCall<typeof listPantry>,
): Promise<ResponseOf<typeof listPantry>> {
  const filter = filterOf(query, context.clock.now())
  const { read: rows } = await admit(context.readPrepared(pageStatement(userId, filter, query.ordering, windowOf(query))))
  const count = rows[0]?.count ?? (await countFound(context.db, userId, filter))
  return toPage(url, query, { count, results: rows.map(presentProduct) })
}

function filterOf(query: QueryOut<typeof listPantry>, now: Date): PantryFilter {
  return {
    search: query.search?.trim(),
    category: query.category,
    isSpice: query.is_spice,
    bestBeforeUntil: query.use_soon ? daysOf(now).soonUntil : undefined,
    bestBeforeBefore: query.expired ? daysOf(now).today : undefined,
  }
}

/** Counts of the pantry: in all, per shelf, to use soon; and the plan's limit. */
export async function readSummary(context: AppContext, owner: { id: number; plan: Plan }): Promise<ResponseOf<typeof readPantrySummary>> {
  const shelves = await countByCategory(context.db, owner.id, daysOf(context.clock.now()))
  const sum = (pick: (shelf: (typeof shelves)[number]) => number) => shelves.reduce((total, shelf) => total + pick(shelf), 0)
  const spices = sum((shelf) => shelf.spices)
  return {
    products: sum((shelf) => shelf.count) - spices,
    spices,
    limit: planOf(owner.plan).most('pantry_products'),
    use_soon: sum((shelf) => shelf.soon),
    expired: sum((shelf) => shelf.expired),
    ends_today: sum((shelf) => shelf.endsToday),
    categories: shelves.map(({ category, count }) => ({ category, count })),
  }
}

/** One page of the changes, newest first. */
export async function readHistory(
  context: AppContext,
  ownerId: number,
  query: QueryOut<typeof listPantryHistory>,
  url: string,
): Promise<ResponseOf<typeof listPantryHistory>> {
  const productId = query.product_id === undefined ? undefined : Number(query.product_id)
  const [count, rows] = await Promise.all([
    countChanges(context.db, ownerId, productId),
    listChanges(context.db, ownerId, productId, windowOf(query)),
  ])
  const results = rows.map((row) => ({
    ...row,
    id: String(row.id),
    product_id: String(row.product_id),
    created_at: row.created_at.toISOString(),
    delta: toNumber(row.delta),
    quantity_after: toNumber(row.quantity_after),
  }))
  return toPage(url, query, { count, results })
}

/** One product of the owner's pantry with its batches. */
export async function readProduct(context: AppContext, ownerId: number, productId: number): Promise<PantryItem> {
  const row = await findProduct(context.db, ownerId, productId)
  if (!row || row.removed_at !== null) throw new AppError('not_found')
  return presentProduct(row)
}

/** One page of what a product of the owner's pantry cost, newest first. */
export async function readPrices(
  { db }: AppContext,
  ownerId: number,
  productId: number,
  query: QueryOut<typeof listPrices>,
  url: string,
): Promise<ResponseOf<typeof listPrices>> {
  const product = await findProduct(db, ownerId, productId)
  if (!product || product.removed_at !== null) throw new AppError('not_found')
  const [count, rows] = await Promise.all([
    countProductPrices(db, ownerId, product.product_key),
    listProductPrices(db, ownerId, product.product_key, windowOf(query)),
  ])
  return toPage(url, query, { count, results: rows.map(presentPrice) })
}

function presentPrice(row: PriceRow): Price {
  const { bought_on, shop, price_grosze, unit } = row
  return { bought_on, shop, price_grosze, quantity: toNumber(row.quantity), unit, grosze_per_unit: groszePerUnit(row) }
}

/** Grosze for a kilogram, a litre or a piece, halves rounded up; in whole numbers, so that 0.5 is never 0.49999. */
function groszePerUnit({ price_grosze, quantity, unit }: PriceRow): number | null {
  if (quantity === null || unit === null) return null
  const amount = thousandths(quantity)
  const whole = price_grosze * 1000 * (unit === 'pieces' ? 1 : 1000)
  return Math.floor((2 * whole + amount) / (2 * amount))
}
