import { setTimeout as sleep } from 'node:timers/promises'
import type { KnownProduct } from '@spizarka/contract/products'
import { type LookedUpProduct, type ProductLookup, ProductLookupError } from '@spizarka/integrations/product-lookup'
import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { type OutboundCallOptions, reserveOutboundCall } from '../../platform/rate-limit/rate-limits.ts'
import { presentKnownProduct } from './create-product.ts'
import { isInStoreCode, isNoFood, readGtin } from './gtin.ts'
import { deleteLookupClaim, deleteLookupsBefore, insertLookupClaim, updateLookup } from './product-lookups.queries.ts'
import {
  deleteOffProduct,
  findKnownProduct,
  findLabelNutrition,
  type KnownProductRow,
  updateRefreshAsked,
  upsertOffProduct,
} from './products.queries.ts'

const DAY_MS = 86_400_000
const RETENTION_MS = 30 * DAY_MS
const FRESH_MS = 7 * DAY_MS

/** What is sold under a code: what is known here, else what Open Food Facts says; an old record is better than their failure. */
export async function lookUpProduct(context: AppContext, userId: number, code: string): Promise<{ data: KnownProduct }> {
  const gtin = readGtin(code)
  if (!gtin) throw new AppError('product_not_known')
  if (isInStoreCode(gtin)) throw new AppError('product_code_in_store')
  const known = await findKnownProduct(context.db, userId, gtin)
  const lookup = isNoFood(gtin) ? undefined : context.productLookup
  const age = ageOf(known, context.clock.now())
  if (known && (!lookup || age < RETENTION_MS)) {
    if (lookup && age > FRESH_MS) await askForRefresh(context, gtin, known)
    return { data: presentKnownProduct(gtin, known) }
  }
  if (!lookup) throw new AppError('product_not_known')

  await context.rateLimits.take('lookup', String(userId), context.settings.RATE_LOOKUP_USER)
  const outcome = await lookUpRemotely(context, lookup, gtin)
  if (outcome === 'missing') throw new AppError('product_not_known')
  const answer = outcome === 'found' ? await findKnownProduct(context.db, userId, gtin) : known
  if (!answer) throw new AppError('product_lookup_failed')
  return { data: presentKnownProduct(gtin, answer) }
}

/** A product by its code with the figures of its label, as Open Food Facts has them; throws as the lookup does. */
export async function findLabel(
  context: AppContext,
  userId: number,
  code: string,
): Promise<{ gtin: string; name: string; nutrition: unknown }> {
  const { data } = await lookUpProduct(context, userId, code)
  return { gtin: data.gtin, name: data.name, nutrition: await findLabelNutrition(context.db, data.gtin) }
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
    if (await updateRefreshAsked(trx, gtin, { now, askedBefore })) await jobs.enqueue(trx, refreshProduct, { gtin })
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
    if (context.productLookup) await refreshInBackground(context, context.productLookup, gtin)
  },
  // The record that is there serves on, and tomorrow somebody asks again.
  onExhausted: async () => {},
})

/** Forgets the result of asking about codes once it holds no longer. */
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

/** The result of asking: the record is in the database, there is none, or nobody could say. */
type LookupOutcome = 'found' | 'missing' | 'failed'

type AskingContext = Pick<AppContext, 'db' | 'clock' | 'log' | 'settings'>

const FOR_SOMEBODY_WAITING: OutboundCallOptions = { burst: 5, maxWaitMs: 3_000 }
// Somebody who scans their shopping finds three slots free, whatever is being refreshed.
const IN_THE_BACKGROUND: OutboundCallOptions = { burst: 2, maxWaitMs: 0 }

// The wait for a slot and the asking, with room: whoever holds a claim for longer has died.
const CLAIM_MS = 9_000
const POLL_MS = 100
const CACHE_MS = { found: 60_000, missing: 24 * 3_600_000, failed: 45_000 }

/** Asks about a code for somebody who waits for the answer; of many who ask at once, in whatever process, one does and all hear. */
async function lookUpRemotely(context: AskingContext, lookup: ProductLookup, gtin: string): Promise<LookupOutcome> {
  for (const deadline = Date.now() + CLAIM_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    const state = await claim(context, gtin)
    if (state === 'claimed') return ask(context, lookup, gtin, FOR_SOMEBODY_WAITING)
    if (state !== 'asking') return state
  }
  return 'failed'
}

/** Asks about a code unless somebody does or did so lately, or others need the slot more. */
async function refreshInBackground(context: AskingContext, lookup: ProductLookup, gtin: string): Promise<void> {
  if ((await claim(context, gtin)) === 'claimed') await ask(context, lookup, gtin, IN_THE_BACKGROUND)
}

function claim({ db, clock }: AskingContext, gtin: string) {
  const now = clock.now()
  return insertLookupClaim(db, gtin, { now, until: after(now, CLAIM_MS) })
}

/** No database connection is held while others take their time. */
async function ask(context: AskingContext, lookup: ProductLookup, gtin: string, options: OutboundCallOptions): Promise<LookupOutcome> {
  const { db, clock, log, settings } = context
  const wait = lookup.isAvailable() ? await reserveOutboundCall(db, 'open-food-facts', settings.OFF_RATE, options) : null
  if (wait === null) {
    await deleteLookupClaim(db, gtin)
    return 'failed'
  }
  await sleep(wait)
  try {
    return await keep(context, gtin, await lookup.find(gtin))
  } catch (error) {
    if (!(error instanceof ProductLookupError)) throw error
    log.warn({ err: error }, 'product lookup failed')
    await updateLookup(db, gtin, { state: 'failed', until: after(clock.now(), CACHE_MS.failed) })
    return 'failed'
  }
}

async function keep({ db, clock }: AskingContext, gtin: string, product: LookedUpProduct | null): Promise<LookupOutcome> {
  const now = clock.now()
  const state = product ? 'found' : 'missing'
  await db.transaction().execute(async (trx) => {
    await updateLookup(trx, gtin, { state, until: after(now, CACHE_MS[state]) })
    if (product) await upsertOffProduct(trx, product, now)
    else await deleteOffProduct(trx, gtin)
  })
  return state
}

function after(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms)
}
