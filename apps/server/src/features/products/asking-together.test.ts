import { lookUpProduct } from '@spizarka/contract/products'
import { SENTINELS, startOffSimulator } from '@spizarka/integrations/product-lookup/simulator'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { makeUser, statusesOf } from '../../../test/factories.ts'
import { startLookupApp } from '../../../test/product-lookups.ts'
import { purgeLookups } from './index.ts'

const simulator = await startOffSimulator()
const settings = { OFF_RATE: '10/60', RATE_LOOKUP_USER: '40/60' }
// Nothing here is about a service that does not answer: thirty who ask at once may take their time on a busy machine.
const PATIENT_MS = 8_000
const here = await startLookupApp(simulator, settings, undefined, PATIENT_MS)
const there = await startLookupApp(simulator, settings, here.databaseUrl, PATIENT_MS)
afterAll(async () => {
  await Promise.all([here.close(), there.close()])
  await simulator.close()
})
beforeEach(async () => {
  simulator.reset()
  for (const table of ['off_products', 'product_lookups', 'outbound_paces'] as const) await here.db.deleteFrom(table).execute()
})

const times = <T>(count: number, each: (index: number) => T) => Array.from({ length: count }, (_, index) => each(index))
const EIGHT_CODES = ['5900000000015', '5900000000022', '5900000000039', '5900000000046', '5900000000053', '5900000000060', '5900000000077']

/** Half of the calls in one process, half in the other. */
async function lookUpEverywhere(codes: readonly string[]) {
  const { token } = await makeUser(here)
  return Promise.all(codes.map((gtin, n) => (n % 2 ? here : there).call(lookUpProduct, { token, params: { gtin } })))
}

describe('many who scan the same at once, in two processes', () => {
  it('cause one question, and all hear the answer', async () => {
    simulator.records.set(SENTINELS.slow, { product_name_pl: 'Kasza gryczana', quantity: '400 g' })

    const answers = await lookUpEverywhere(times(30, () => SENTINELS.slow))

    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, body: { data: { name: 'Kasza gryczana' } } })
    expect(simulator.requests).toHaveLength(1)
  })

  it('cause one question when nobody knows it, and one when it fails', async () => {
    expect(new Set(statusesOf(await lookUpEverywhere(times(20, () => '5901234123457'))))).toEqual(new Set([404]))
    expect(simulator.requests).toHaveLength(1)
    expect(new Set(statusesOf(await lookUpEverywhere(times(20, () => SENTINELS.overload))))).toEqual(new Set([502]))
    expect(simulator.requests).toHaveLength(2)
  })

  it('are not held up by somebody who died while asking', async () => {
    const now = here.clock.now().getTime()
    const claim = { gtin: '5900000000015', state: 'asking', until: new Date(now + 300) } as const
    await here.db.insertInto('product_lookups').values(claim).execute()

    expect(statusesOf(await lookUpEverywhere(['5900000000015', '5900000000015']))).toEqual([200, 200])
    expect(simulator.requests).toHaveLength(1)
  })
})

describe('the rate limit of outside look-ups', () => {
  it('is kept by both processes together: after five at once nobody gets a slot for a while, nor waits for one in vain', async () => {
    const started = performance.now()
    const answers = await lookUpEverywhere(EIGHT_CODES)

    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200, 502, 502])
    expect(simulator.requests).toHaveLength(5)
    expect(performance.now() - started).toBeLessThan(3_000)
  })

  it('that refused a code does not count as a failure of that code', async () => {
    const answers = await lookUpEverywhere(EIGHT_CODES)
    const refused = EIGHT_CODES.filter((_, n) => answers[n]?.status === 502)
    await here.db.deleteFrom('outbound_paces').execute()

    expect(statusesOf(await lookUpEverywhere(refused))).toEqual([200, 200])
  })

  it('lets somebody whose slot comes soon wait', async () => {
    const slot = Date.now() + 1_000
    // Four slots of six seconds are a burst that may go out before they are due.
    const pace = { name: 'open-food-facts', next_due_at: new Date(slot + 24_000) }
    await here.db.insertInto('outbound_paces').values(pace).execute()

    expect(statusesOf(await lookUpEverywhere(['5900000000015']))).toEqual([200])
    expect(Date.now()).toBeGreaterThanOrEqual(slot)
  })

  it('is taken up by no question to a service that is down', async () => {
    simulator.always({ kind: 'page', status: 503 })
    await lookUpEverywhere(times(14, (n) => EIGHT_CODES[n % 7] ?? ''))
    const { token } = await makeUser(here)
    const before = simulator.requests.length

    const started = performance.now()
    expect(await here.call(lookUpProduct, { token, params: { gtin: '5901234123457' } })).toMatchObject({ status: 502 })
    expect(performance.now() - started).toBeLessThan(1_500)
    expect(simulator.requests.length).toBeLessThanOrEqual(before + 1)
  })

  it('is not all one user’s', async () => {
    const { token } = await makeUser(here)
    const calls = times(45, () => here.call(lookUpProduct, { token, params: { gtin: '5901234123457' } }))
    expect(statusesOf(await Promise.all(calls)).filter((status) => status === 429)).toHaveLength(5)
  })
})

it('what came of asking is forgotten once it holds no longer', async () => {
  await lookUpEverywhere(['5901234123457', '5900000000015'])
  here.clock.advance({ hours: 1 })
  await here.db.transaction().execute((trx) => here.context.jobs.enqueue(trx, purgeLookups, {}))
  await here.runJobs()

  expect(await here.db.selectFrom('product_lookups').select(['gtin', 'state']).execute()).toEqual([
    { gtin: '5901234123457', state: 'missing' },
  ])
})
