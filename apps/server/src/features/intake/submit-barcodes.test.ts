import { randomUUID } from 'node:crypto'
import type { BodyIn } from '@spizarka/contract/endpoint'
import { addFromBarcodes, readPendingItems } from '@spizarka/contract/intake'
import { listPantryHistory } from '@spizarka/contract/pantry'
import { listPointHistory } from '@spizarka/contract/points'
import { afterAll, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser, statusesOf, sumOfLedger } from '../../../test/factories.ts'
import { confirm, type ReadList, readReview } from '../../../test/fixtures/intakes.ts'
import { readPantry, stock } from '../../../test/fixtures/pantries.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { readBarcodes } from './submit-barcodes.ts'

const app = await startTestApp()
const idle = await startTestApp()
afterAll(() => Promise.all([app.close(), idle.close()]))

type Scanned = BodyIn<typeof addFromBarcodes>['items'][number]
const MILK: Scanned = { product_name: 'Mleko UHT 3,2% Łaciate', quantity: '1000 ml', brands: 'Łaciate' }

async function submit(to: TestApp, user: MadeUser, ...items: Scanned[]): Promise<string> {
  const { session_id } = await to.succeed(addFromBarcodes, { token: user.token, body: { items } })
  return session_id
}
async function scan(user: MadeUser, ...items: Scanned[]): Promise<ReadList> {
  const sessionId = await submit(app, user, ...items)
  await app.runJobs()
  return readReview(app, user, sessionId)
}
const reasonsOf = async (user: MadeUser) => {
  const { results } = await app.succeed(listPointHistory, { token: user.token })
  return results.filter(({ reason }) => reason !== 'activation').map(({ reason, amount, pending }) => ({ reason, amount, pending }))
}

describe('scanned products', () => {
  it('become items under their plain names, with the amounts as they were sent', async () => {
    const user = await makeUser(app)

    const { pending_items, source, receipt } = await scan(user, MILK, { product_name: 'Makaron świderki', quantity: '2 szt.' })

    expect({ source, receipt }).toEqual({ source: 'barcode', receipt: null })
    expect(pending_items).toMatchObject([
      {
        product_name: 'mleko uht 3,2%',
        quantity_ml: 1000,
        category: 'dairy',
        source_line: 'Mleko UHT 3,2% Łaciate · 1000 ml',
        price_grosze: null,
      },
      { product_name: 'makaron świderki', quantity_pieces: 2, category: 'dry' },
    ])
  })

  it('of one kind are summed', async () => {
    const user = await makeUser(app)

    const { pending_items } = await scan(user, MILK, { product_name: 'Mleko UHT 3,2%', quantity: '1 l', brands: 'Wypasione' })

    expect(pending_items).toMatchObject([{ product_name: 'mleko uht 3,2%', quantity_ml: 2000 }])
  })

  it('that are spices are items without an amount', async () => {
    const user = await makeUser(app)

    const { pending_items } = await scan(user, { product_name: 'Pieprz czarny mielony', quantity: '20 g', brands: 'Kamis' })

    expect(pending_items).toMatchObject([{ is_spice: true, quantity_grams: null, category: 'spices' }])
  })

  it('are held against the pantry and go there as scanned', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko uht 3,2%', 500, 'ml')

    const { sessionId } = await scan(user, MILK)
    await confirm(app, user, sessionId)

    expect((await readPantry(app, user)).get('mleko uht 3,2%')).toMatchObject({ quantity_ml: 1500 })
    const { results } = await app.succeed(listPantryHistory, { token: user.token })
    expect(results[0]).toMatchObject({ kind: 'restocked', source: 'barcode' })
  })

  it('cost 4 points for good', async () => {
    const user = await makeUser(app)

    await scan(user, MILK)

    expect(await reasonsOf(user)).toEqual([{ reason: 'barcode_intake', amount: -4, pending: false }])
  })

  it('of which none can be read: the session says so and the points come back', async () => {
    const user = await makeUser(app, { points: 10 })
    const sessionId = await submit(app, user, { product_name: '5901234123457', quantity: '1 szt.' })

    await app.runJobs()

    expect(await app.call(readPendingItems, { token: user.token, params: { sessionId } })).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('Nie udało się przetworzyć zeskanowanych produktów') },
    })
    expect(await sumOfLedger(app.db, user.id)).toBe(10)
  })

  it('are read once, however often the worker tries', async () => {
    const user = await makeUser(idle, { points: 10 })
    const sessionId = await submit(idle, user, MILK)

    await Promise.all([1, 2, 3].map(() => readBarcodes.handle(idle.context, { sessionId })))
    await readBarcodes.onExhausted(idle.context, { sessionId })

    expect((await readReview(idle, user, sessionId)).pending_items).toHaveLength(1)
    expect(await sumOfLedger(idle.db, user.id)).toBe(6)
  })
})

describe('submitting them', () => {
  it('without enough points is refused and leaves nothing', async () => {
    const user = await makeUser(idle, { points: 3 })

    expect(await idle.call(addFromBarcodes, { token: user.token, body: { items: [MILK] } })).toMatchObject({
      status: 402,
      body: { detail: expect.stringContaining('Potrzebujesz 4 punkty, aby przetworzyć kody kreskowe') },
    })
    expect(await idle.db.selectFrom('intake_sessions').where('owner_id', '=', user.id).selectAll().execute()).toEqual([])
  })

  it('many times at once charges as often as there are points, and once for one Idempotency-Key', async () => {
    const user = await makeUser(idle, { points: 10 })
    const call = { token: user.token, body: { items: [MILK] } }

    const repeated = await Promise.all(Array.from({ length: 5 }, () => idle.call(addFromBarcodes, { ...call, idempotencyKey: 'one' })))
    expect(new Set(repeated.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await sumOfLedger(idle.db, user.id)).toBe(6)

    const separate = await Promise.all(
      Array.from({ length: 4 }, () => idle.call(addFromBarcodes, { ...call, idempotencyKey: randomUUID() })),
    )
    expect(statusesOf(separate)).toEqual([202, 402, 402, 402])
    expect(await sumOfLedger(idle.db, user.id)).toBe(2)
  })

  test.each<[string, readonly object[]]>([
    ['none', []],
    ['a hundred and one', Array.from({ length: 101 }, () => MILK)],
    ['one without a name', [{ ...MILK, product_name: ' ' }]],
    ['one with a name of 201 letters', [{ ...MILK, product_name: 'a'.repeat(201) }]],
    ['one with less than nothing of it', [{ ...MILK, quantity: '-1 szt.' }]],
    ['one with nothing of it', [{ ...MILK, quantity: '0 szt.' }]],
    ['one with nothing of it, to the hundredth', [{ ...MILK, quantity: '0,00 kg' }]],
    ['one with less than nothing behind a typeset minus', [{ ...MILK, quantity: '− 500 ml' }]],
    ['one with a novel for a quantity', [{ ...MILK, quantity: '1'.repeat(51) }]],
  ])('%s is refused', async (_, items) => {
    const user = await makeUser(idle)
    const answer = await idle.call(addFromBarcodes, { token: user.token, body: { items } })

    expect(answer).toMatchObject({ status: 400, body: { items: expect.anything() } })
  })

  it('with nothing found says so', async () => {
    const user = await makeUser(idle)

    expect(await idle.call(addFromBarcodes, { token: user.token, body: { items: [] } })).toMatchObject({
      body: { items: ['Brak znalezionych produktów do dodania.'] },
    })
  })
})
