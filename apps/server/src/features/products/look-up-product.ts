import type { KnownProduct } from '@spizarka/contract/products'
import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { askInBackground, askOutside } from './ask-outside.ts'
import { presentKnownProduct } from './create-product.ts'
import { isInStoreCode, isNoFood, readGtin } from './gtin.ts'
import { deleteLookupsBefore } from './product-lookups.queries.ts'
import { findKnownProduct, type KnownProductRow, markRefreshAsked } from './products.queries.ts'

const DAY_MS = 86_400_000
const KEPT_MS = 30 * DAY_MS
const FRESH_MS = 7 * DAY_MS

/** What is sold under a code: what is known here, else what Open Food Facts says; an old record is better than their failure. */
export async function lookUpProduct(context: AppContext, userId: number, code: string): Promise<{ data: KnownProduct }> {
  const gtin = readGtin(code)
  if (!gtin) throw new AppError('product_not_known')
  if (isInStoreCode(gtin)) throw new AppError('product_code_in_store')
  const known = await findKnownProduct(context.db, userId, gtin)
  const lookup = isNoFood(gtin) ? undefined : context.productLookup
  const age = ageOf(known, context.clock.now())
  if (known && (!lookup || age < KEPT_MS)) {
    if (lookup && age > FRESH_MS) await askForRefresh(context, gtin, known)
    return { data: presentKnownProduct(gtin, known) }
  }
  if (!lookup) throw new AppError('product_not_known')

  await context.rateLimits.take('lookup', String(userId), context.settings.RATE_LOOKUP_USER)
  const outcome = await askOutside(context, lookup, gtin)
  if (outcome === 'missing') throw new AppError('product_not_known')
  const answer = outcome === 'found' ? await findKnownProduct(context.db, userId, gtin) : known
  if (!answer) throw new AppError('product_lookup_failed')
  return { data: presentKnownProduct(gtin, answer) }
}

/** In milliseconds; what users say does not age. */
function ageOf(known: KnownProductRow | undefined, now: Date): number {
  return known?.fetched_at ? now.getTime() - known.fetched_at.getTime() : 0
}

/** Enqueues a newer look at a record, once a day however many people scan it. */
async function askForRefresh({ db, clock, jobs }: AppContext, gtin: string, known: KnownProductRow): Promise<void> {
  const now = clock.now()
  const askedBefore = new Date(now.getTime() - DAY_MS)
  if (known.refresh_asked_at && known.refresh_asked_at >= askedBefore) return
  await db.transaction().execute(async (trx) => {
    if (await markRefreshAsked(trx, gtin, { now, askedBefore })) await jobs.enqueue(trx, refreshProduct, { gtin })
  })
}

/** Looks at the record of a product again. */
export const refreshProduct = defineJob({
  name: 'products.refresh-product',
  payload: z.object({ gtin: z.string() }),
  retries: 0,
  retryDelaySeconds: 0,
  expireSeconds: 60,
  concurrency: 1,
  async handle(context, { gtin }) {
    if (context.productLookup) await askInBackground(context, context.productLookup, gtin)
  },
  // The record that is there serves on, and tomorrow somebody asks again.
  onExhausted: async () => {},
})

/** Forgets what came of asking about codes once it holds no longer. */
export const purgeLookups = defineJob({
  name: 'products.purge-lookups',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
  handle: ({ db, clock }) => deleteLookupsBefore(db, clock.now()),
  // The next day's job does it all.
  onExhausted: async () => {},
})
