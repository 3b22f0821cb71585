import { updatePendingItem } from '@spizarka/contract/intake'
import { deletePantryItem, listPrices, updatePantryItem } from '@spizarka/contract/pantry'
import type { Receipt, ReceiptItem } from '@spizarka/engine'
import { afterAll, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { confirm, type ReadList, tryConfirm } from '../../../test/fixtures/intakes.ts'
import { readPantry, stock } from '../../../test/fixtures/pantries.ts'
import { anEngineThatReads, aReceipt, aReceiptItem, readReceiptPicture } from '../../../test/fixtures/receipts.ts'
import { startTestApp } from '../../../test/harness.ts'

let receipt: Receipt = aReceipt()
const app = await startTestApp({
  settings: { RATE_INTAKE_USER: '1000/60', RATE_UPLOAD_USER: '1000/60' },
  context: { engine: anEngineThatReads(async () => receipt) },
})
afterAll(() => app.close())

function read(user: MadeUser, item: Partial<ReceiptItem>, changes: Partial<Receipt> = {}): Promise<ReadList> {
  receipt = aReceipt({ items: [aReceiptItem({ quantityPieces: null, quantityMl: 1000, ...item })], ...changes })
  return readReceiptPicture(app, user)
}

/** Has a receipt with this one item read, and confirms it. */
async function buy(user: MadeUser, item: Partial<ReceiptItem> = {}, changes: Partial<Receipt> = {}): Promise<void> {
  const { sessionId } = await read(user, item, changes)
  await confirm(app, user, sessionId)
}

async function pricesOf(user: MadeUser, productName: string, query = {}) {
  const product = (await readPantry(app, user)).get(productName)
  return app.succeed(listPrices, { token: user.token, params: { id: product?.id ?? '0' }, query })
}

describe('the prices of a product', () => {
  it('are those of confirmed receipts, newest first, a page at a time', async () => {
    const user = await makeUser(app)
    await buy(user, { priceGrosze: 349 }, { boughtOn: '2026-11-01', shop: 'Lidl' })
    await buy(user, { priceGrosze: 698, quantityMl: 2000 }, { boughtOn: '2026-11-20', shop: null })
    await buy(user, { priceGrosze: 299 }, { boughtOn: '2026-10-05' })
    await read(user, { priceGrosze: 1 })

    expect(await pricesOf(user, 'mleko')).toMatchObject({
      count: 3,
      results: [
        { bought_on: '2026-11-20', shop: null, price_grosze: 698, quantity: 2000, unit: 'ml', grosze_per_unit: 349 },
        { bought_on: '2026-11-01', shop: 'Lidl', price_grosze: 349, quantity: 1000 },
        { bought_on: '2026-10-05', shop: 'Biedronka', price_grosze: 299 },
      ],
    })
    expect(await pricesOf(user, 'mleko', { page: 2, page_size: 2 })).toMatchObject({ next: null, results: [{ price_grosze: 299 }] })
  })

  it('go with a product that is renamed, and nobody else’s do', async () => {
    const [user, other] = await Promise.all([makeUser(app), makeUser(app)])
    for (const each of [user, other]) await buy(each, { priceGrosze: 349 })
    const milk = (await readPantry(app, user)).get('mleko')
    await app.succeed(updatePantryItem, {
      token: user.token,
      params: { id: milk?.id ?? '0' },
      body: { product_name: 'mleko od gospodarza' },
    })

    expect(await pricesOf(user, 'mleko od gospodarza')).toMatchObject({ count: 1, results: [{ price_grosze: 349 }] })
    expect(await pricesOf(other, 'mleko')).toMatchObject({ count: 1 })
  })

  test.each<[string, Partial<ReceiptItem>, object]>([
    ['a kilogram, of grams', { quantityMl: null, quantityGrams: 345, priceGrosze: 448 }, { grosze_per_unit: 1299 }],
    ['a litre, of millilitres', { quantityMl: 330, priceGrosze: 250 }, { grosze_per_unit: 758 }],
    ['a piece, of pieces', { quantityMl: null, quantityPieces: 3, priceGrosze: 1000 }, { grosze_per_unit: 333 }],
    ['a piece, halves up', { quantityMl: null, quantityPieces: 2, priceGrosze: 301 }, { grosze_per_unit: 151 }],
    ['nothing without an amount', { quantityMl: null, priceGrosze: 500 }, { grosze_per_unit: null, quantity: null, unit: null }],
  ])('are told for %s', async (_, item, price) => {
    const user = await makeUser(app)
    await buy(user, item)

    expect((await pricesOf(user, 'mleko')).results).toMatchObject([price])
  })

  it('bear the day of the confirmation in Warsaw where the receipt tells none', async () => {
    app.clock.setTo('2026-12-31T23:30:00Z')
    const user = await makeUser(app)
    await buy(user, {}, { boughtOn: null })

    expect((await pricesOf(user, 'mleko')).results).toMatchObject([{ bought_on: '2027-01-01' }])
    app.clock.setTo(new Date())
  })

  it('are of what the item was confirmed as', async () => {
    const user = await makeUser(app)
    const list = await read(user, {})
    const body = { product_name: 'kefir', quantity_ml: 500 }
    await app.succeed(updatePendingItem, { token: user.token, params: { id: list.item('mleko').id }, body })
    await confirm(app, user, list.sessionId)

    expect((await pricesOf(user, 'kefir')).results).toMatchObject([{ price_grosze: 349, quantity: 500, grosze_per_unit: 698 }])
  })

  it('are none for a line without a price, and none for what was not bought', async () => {
    const user = await makeUser(app)
    await buy(user, { priceGrosze: null })
    await stock(app, user, 'chleb', 500, 'grams')

    expect((await pricesOf(user, 'mleko')).results).toEqual([])
    expect((await pricesOf(user, 'chleb')).results).toEqual([])
  })

  it('are kept once, however often the list is confirmed', async () => {
    const user = await makeUser(app)
    const { sessionId } = await read(user, {})

    await Promise.all([1, 2, 3].map(() => tryConfirm(app, user, sessionId)))

    expect((await pricesOf(user, 'mleko')).count).toBe(1)
  })

  it('outlive the product’s removal and its list', async () => {
    const user = await makeUser(app)
    await buy(user)
    const { id } = (await readPantry(app, user)).get('mleko') ?? { id: '0' }
    await app.succeed(deletePantryItem, { token: user.token, params: { id } })
    expect((await app.call(listPrices, { token: user.token, params: { id } })).status).toBe(404)
    await app.db.deleteFrom('intake_sessions').where('owner_id', '=', user.id).execute()

    await stock(app, user, 'Mleko', 1, 'pieces')

    const [product] = (await readPantry(app, user)).values()
    expect(await app.succeed(listPrices, { token: user.token, params: { id: product?.id ?? '0' } })).toMatchObject({ count: 1 })
  })

  it('are nobody else’s, and go with the account', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    await buy(user)
    await buy(other, { priceGrosze: 1 })
    const { id } = (await readPantry(app, user)).get('mleko') ?? { id: '0' }

    expect((await app.call(listPrices, { token: other.token, params: { id } })).status).toBe(404)
    expect((await pricesOf(user, 'mleko')).count).toBe(1)

    await app.db.deleteFrom('users').where('id', '=', user.id).execute()
    const left = await app.db.selectFrom('product_prices').where('owner_id', 'in', [user.id, other.id]).select('owner_id').execute()
    expect(left).toEqual([{ owner_id: other.id }])
  })
})
