import { lookUpProduct } from '@spizarka/contract/products'
import { SENTINELS, startOffSimulator } from '@spizarka/integrations/product-lookup/simulator'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { makeUser, statusesOf } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { startLookupApp } from '../../../test/product-lookups.ts'
import { requestTarget } from '../../../test/real-requests.ts'

const OATS = '5900000000015'
const NOWHERE = '5901234123457'
const NOT_KNOWN = { status: 404, body: { detail: 'Tego produktu nie ma w naszej bazie.' } }
const FAILED = { status: 502, body: { detail: 'Błąd serwera. Spróbuj ponownie za chwilę.' } }

const simulator = await startOffSimulator()
const app = await startLookupApp(simulator, { DATABASE_POOL: '3' })
afterAll(async () => {
  await app.close()
  await simulator.close()
})
beforeEach(async () => {
  simulator.reset()
  app.clock.setTo(new Date())
  for (const table of ['off_products', 'product_lookups', 'outbound_paces'] as const) await app.db.deleteFrom(table).execute()
})

// Somebody who has just signed in: the clock is put forward by weeks.
const lookUp = async (gtin: string) => app.call(lookUpProduct, { token: (await makeUser(app)).token, params: { gtin } })
const asked = () => simulator.requests.map(({ code }) => code)

describe('a code that is not known here', () => {
  it('is looked up at Open Food Facts, named as the source', async () => {
    expect(await lookUp(OATS)).toMatchObject({
      status: 200,
      body: {
        data: {
          gtin: OATS,
          name: 'Płatki owsiane górskie',
          brands: 'Młyn Przykładowy',
          quantity_str: '500 g',
          source: 'open_food_facts',
          attribution: 'Dane: Open Food Facts (ODbL)',
        },
      },
    })
  })

  it('is known from then on, also when they are down', async () => {
    const first = await lookUp(OATS)
    simulator.always({ kind: 'page', status: 503 })

    expect((await lookUp(OATS)).body).toEqual(first.body)
    expect(asked()).toEqual([OATS])
  })

  it('that they do not know either is not asked about again for a day', async () => {
    expect(await lookUp(NOWHERE)).toMatchObject(NOT_KNOWN)
    expect(await lookUp(NOWHERE)).toMatchObject(NOT_KNOWN)
    expect(asked()).toHaveLength(1)

    app.clock.advance({ hours: 25 })
    simulator.records.set(NOWHERE, { product_name_pl: 'Bułka tarta', quantity: '450 g' })

    expect(await lookUp(NOWHERE)).toMatchObject({ status: 200, body: { data: { name: 'Bułka tarta' } } })
  })

  it('says one piece of a product without an amount', async () => {
    expect(await lookUp('5900000000077')).toMatchObject({ body: { data: { quantity_str: '1 szt.' } } })
  })

  it.each(['hang', 'reset', 'limit', 'overload', 'page', 'redirect', 'wrongTypes', 'otherProduct', 'noShape', 'flood', 'bomb'] as const)(
    'cannot be looked up at a server that answers with "%s", and nothing is made of it',
    async (sentinel) => {
      const started = performance.now()
      expect(await lookUp(SENTINELS[sentinel])).toMatchObject(FAILED)
      expect(performance.now() - started).toBeLessThan(3_000)
      expect(await app.db.selectFrom('off_products').selectAll().execute()).toEqual([])
      expect(await lookUp(OATS)).toMatchObject({ status: 200 })
    },
  )

  it('is not asked about again for a while after a failure, and then it is', async () => {
    simulator.always({ kind: 'page', status: 503 })
    for (let count = 0; count < 3; count++) expect(await lookUp(OATS)).toMatchObject(FAILED)
    expect(asked()).toHaveLength(1)

    simulator.reset()
    app.clock.advance({ seconds: 61 })

    expect(await lookUp(OATS)).toMatchObject({ status: 200 })
  })

  it('holds no database connection while they take their time', async () => {
    await lookUp(OATS)
    simulator.always({ kind: 'answer', afterMs: 700 })
    let answered = 0
    const slow = Promise.all(
      ['5900000000022', '5900000000039', '5900000000046', '5900000000053'].map(async (gtin) => {
        const answer = await lookUp(gtin)
        answered += 1
        return answer
      }),
    )
    await expect.poll(() => asked().length).toBe(5)

    expect(await lookUp(OATS)).toMatchObject({ status: 200 })
    expect(answered).toBe(0)

    expect(statusesOf(await slow)).toEqual([200, 200, 200, 200])
  })
})

describe('an old record', () => {
  it('is answered at once and looked at again in the background after a week, once', async () => {
    await lookUp(OATS)
    app.clock.advance({ days: 8 })
    simulator.records.set(OATS, { product_name_pl: 'Płatki owsiane błyskawiczne' })

    const answers = await Promise.all([lookUp(OATS), lookUp(OATS), lookUp(OATS)])
    for (const { body } of answers) expect(body).toMatchObject({ data: { name: 'Płatki owsiane górskie' } })
    await app.runJobs()

    expect(await lookUp(OATS)).toMatchObject({ body: { data: { name: 'Płatki owsiane błyskawiczne' } } })
    expect(asked()).toHaveLength(2)
  })

  it('of a month is asked about, and serves on when they are down', async () => {
    await lookUp(OATS)
    app.clock.advance({ days: 31 })
    simulator.always({ kind: 'page', status: 503 })

    expect(await lookUp(OATS)).toMatchObject({ status: 200, body: { data: { name: 'Płatki owsiane górskie' } } })
    expect(asked()).toHaveLength(2)
  })

  it('of a month that they have deleted is not known any more', async () => {
    await lookUp(OATS)
    app.clock.advance({ days: 31 })
    simulator.records.delete(OATS)

    expect(await lookUp(OATS)).toMatchObject(NOT_KNOWN)
  })
})

describe('a code', () => {
  it.each([
    ['13 digits', '0034000470693'],
    ['12 digits', '034000470693'],
    ['14 digits that begin with 0', '00034000470693'],
  ])('of %s is the same product', async (_, code) => {
    simulator.records.set('0034000470693', { product_name: 'Batonik' })
    expect(await lookUp(code)).toMatchObject({ body: { data: { gtin: '0034000470693', name: 'Batonik' } } })
  })

  it('of 8 digits is found, bare or filled up', async () => {
    for (const code of ['96385074', '0000096385074'])
      expect(await lookUp(code)).toMatchObject({ body: { data: { gtin: '0000096385074', name: 'Baton orzechowy' } } })
    expect(asked()).toEqual(['96385074'])
  })

  it('of a case is asked about as it is', async () => {
    simulator.records.set('15900000000012', { product_name: 'Płatki, karton' })
    expect(await lookUp('15900000000012')).toMatchObject({ body: { data: { gtin: '15900000000012' } } })
  })

  it.each([
    ['a wrong check digit', '5900000000016'],
    ['7 digits', '9638507'],
    ['9 digits', '963850742'],
    ['15 digits', '059000000000015'],
    ['letters', 'abcdefghijklm'],
    ['full-width digits', '５９００００００００００１５'],
    ['a sign', '+590000000001'],
    ['spaces', ' 590000000001'],
    ['a path', '..%2f..%2f..'],
    ['a coupon', '9800000000014'],
    ['a book', '9788301000004'],
  ])('that is %s is not known, and nobody is asked', async (_, code) => {
    const answer = await lookUp(code)
    expect(answer.status).toBe(404)
    expect(asked()).toEqual([])
  })

  it.each(['2100000012343', '2900000000001', '0200000000004', '0412345678903', '21234569'])(
    'that a shop gave out itself is explained: %s',
    async (code) => {
      expect(await lookUp(code)).toMatchObject({ status: 404, body: { detail: expect.stringContaining('kod nadany w sklepie') } })
      expect(asked()).toEqual([])
    },
  )

  it('of a million digits is refused quickly', async () => {
    const started = performance.now()
    expect((await lookUp('9'.repeat(1_000_000))).status).toBe(404)
    const { token } = await makeUser(app)
    const { status, body } = await requestTarget(app, `/api/products/lookup/${'9'.repeat(1_000_000)}/`, { authorization: `JWT ${token}` })
    expect([status, JSON.parse(body)]).toEqual([431, { detail: 'Przesłane dane są zbyt duże.' }])
    expect(performance.now() - started).toBeLessThan(1_000)
    expect(await lookUp(OATS)).toMatchObject({ status: 200 })
  })
})

describe('where nobody is to be asked', () => {
  it('what is known stays known, however old, and all else is not known', async () => {
    await lookUp(OATS)
    const alone = await startTestApp({ databaseUrl: app.databaseUrl })
    alone.clock.advance({ days: 400 })

    const { token } = await makeUser(alone)
    expect(await alone.call(lookUpProduct, { token, params: { gtin: OATS } })).toMatchObject({ status: 200 })
    expect(await alone.call(lookUpProduct, { token, params: { gtin: NOWHERE } })).toMatchObject(NOT_KNOWN)
    await alone.close()
  })
})
