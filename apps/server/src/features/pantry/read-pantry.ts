import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import { LIMITS, USE_SOON_DAYS } from '@spizarka/contract/limits'
import type { listPantry, listPantryHistory, PantryItem, readPantrySummary } from '@spizarka/contract/pantry'
import { addDays, dayInWarsaw } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import { toNumber } from '../../platform/db/decimal.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import { findProduct } from './pantry.queries.ts'
import { countChanges, listChanges } from './pantry-changes.queries.ts'
import { countShelves, listPage } from './pantry-page.queries.ts'
import { presentProduct } from './products/present-product.ts'

/** Today and the last day that counts as "use soon", in Warsaw. */
function daysOf(now: Date): { today: string; soonUntil: string } {
  const today = dayInWarsaw(now)
  return { today, soonUntil: addDays(today, USE_SOON_DAYS) }
}

/** One page of the owner's pantry. */
export async function readPantry(
  context: Pick<AppContext, 'db' | 'clock'>,
  ownerId: number,
  query: QueryOut<typeof listPantry>,
  url: string,
): Promise<ResponseOf<typeof listPantry>> {
  const now = context.clock.now()
  const filter = {
    search: query.search?.trim(),
    category: query.category,
    isSpice: query.is_spice,
    bestBeforeUntil: query.use_soon ? daysOf(now).soonUntil : undefined,
    bestBeforeBefore: query.expired ? daysOf(now).today : undefined,
  }
  const { count, rows } = await listPage(context.db, ownerId, filter, query.ordering, windowOf(query))
  return toPage(url, query, { count, results: rows.map(presentProduct) })
}

/** Counts of the pantry: in all, per shelf, to use soon; and the plan's limit. */
export async function readSummary(context: AppContext, owner: { id: number; plan: string }): Promise<ResponseOf<typeof readPantrySummary>> {
  const shelves = await countShelves(context.db, owner.id, daysOf(context.clock.now()))
  const sum = (pick: (shelf: (typeof shelves)[number]) => number) => shelves.reduce((total, shelf) => total + pick(shelf), 0)
  const spices = sum((shelf) => shelf.spices)
  return {
    products: sum((shelf) => shelf.count) - spices,
    spices,
    limit: owner.plan === 'free' ? LIMITS.freePantryProducts : null,
    use_soon: sum((shelf) => shelf.soon),
    expired: sum((shelf) => shelf.expired),
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
