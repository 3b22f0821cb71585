import { setTimeout as sleep } from 'node:timers/promises'
import { type LookedUpProduct, type ProductLookup, ProductLookupError } from '@spizarka/integrations/product-lookup'
import type { AppContext } from '../../platform/context.ts'
import { bookTurn, type Patience } from '../../platform/rate-limit/outbound-pace.queries.ts'
import { claimLookup, releaseLookup, settleLookup } from './product-lookups.queries.ts'
import { deleteOffProduct, upsertOffProduct } from './products.queries.ts'

/** What came of asking: the record is in the database, there is none, or nobody could say. */
export type LookupOutcome = 'found' | 'missing' | 'failed'

type AskingContext = Pick<AppContext, 'db' | 'clock' | 'log' | 'settings'>

const FOR_SOMEBODY_WAITING: Patience = { burst: 5, maxWaitMs: 3_000 }
// Somebody who scans their shopping finds three turns free, whatever is being refreshed.
const IN_THE_BACKGROUND: Patience = { burst: 2, maxWaitMs: 0 }

// The wait for a turn and the asking, with room: whoever holds a claim for longer has died.
const CLAIM_MS = 9_000
const POLL_MS = 100
const HELD_MS = { found: 60_000, missing: 24 * 3_600_000, failed: 45_000 }

/** Asks about a code for somebody who waits for the answer; of many who ask at once, in whatever process, one does and all hear. */
export async function askOutside(context: AskingContext, lookup: ProductLookup, gtin: string): Promise<LookupOutcome> {
  for (const deadline = Date.now() + CLAIM_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    const state = await claim(context, gtin)
    if (state === 'claimed') return ask(context, lookup, gtin, FOR_SOMEBODY_WAITING)
    if (state !== 'asking') return state
  }
  return 'failed'
}

/** Asks about a code unless somebody does or did so lately, or others need the turn more. */
export async function askInBackground(context: AskingContext, lookup: ProductLookup, gtin: string): Promise<void> {
  if ((await claim(context, gtin)) === 'claimed') await ask(context, lookup, gtin, IN_THE_BACKGROUND)
}

function claim({ db, clock }: AskingContext, gtin: string) {
  const now = clock.now()
  return claimLookup(db, gtin, { now, until: after(now, CLAIM_MS) })
}

/** No database connection is held while others take their time. */
async function ask(context: AskingContext, lookup: ProductLookup, gtin: string, patience: Patience): Promise<LookupOutcome> {
  const { db, clock, log, settings } = context
  const wait = lookup.isAvailable() ? await bookTurn(db, 'open-food-facts', settings.OFF_RATE, patience) : null
  if (wait === null) {
    await releaseLookup(db, gtin)
    return 'failed'
  }
  await sleep(wait)
  try {
    return await keep(context, gtin, await lookup.find(gtin))
  } catch (error) {
    if (!(error instanceof ProductLookupError)) throw error
    log.warn({ err: error }, 'product lookup failed')
    await settleLookup(db, gtin, { state: 'failed', until: after(clock.now(), HELD_MS.failed) })
    return 'failed'
  }
}

async function keep({ db, clock }: AskingContext, gtin: string, product: LookedUpProduct | null): Promise<LookupOutcome> {
  const now = clock.now()
  const state = product ? 'found' : 'missing'
  await db.transaction().execute(async (trx) => {
    await settleLookup(trx, gtin, { state, until: after(now, HELD_MS[state]) })
    if (product) await upsertOffProduct(trx, product, now)
    else await deleteOffProduct(trx, gtin)
  })
  return state
}

function after(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms)
}
