import type { BodyIn } from '@spizarka/contract/endpoint'
import {
  consumePantryItem,
  deletePantryItem,
  type PantryItem,
  readPantryItem,
  restockPantryItem,
  updatePantryItem,
} from '@spizarka/contract/pantry'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser } from '../../../../test/factories.ts'
import { readPantry, stock, stockSpice } from '../../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

const consume = (user: MadeUser, { id }: PantryItem, quantity?: number) =>
  app.succeed(consumePantryItem, { token: user.token, params: { id }, body: quantity === undefined ? {} : { quantity } })
const restock = (user: MadeUser, { id }: PantryItem, body: BodyIn<typeof restockPantryItem>) =>
  app.succeed(restockPantryItem, { token: user.token, params: { id }, body })
const update = (user: MadeUser, { id }: PantryItem, body: BodyIn<typeof updatePantryItem>) =>
  app.succeed(updatePantryItem, { token: user.token, params: { id }, body })
const tryUpdate = (user: MadeUser, { id }: PantryItem, body: BodyIn<typeof updatePantryItem>) =>
  app.call(updatePantryItem, { token: user.token, params: { id }, body })
const toBatch = ({ batches }: PantryItem) => ({ id: batches[0]?.id, quantity: 1, best_before: null })
const read = (user: MadeUser, { id }: PantryItem) => app.call(readPantryItem, { token: user.token, params: { id } })

describe('consuming', () => {
  it('takes the batch that ends first', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'śmietana', 400, 'grams', '2031-03-01')
    const item = await stock(app, user, 'śmietana', 200, 'grams', '2031-01-01')

    const after = await consume(user, item, 300)

    expect(after.batches).toMatchObject([{ quantity: 300, best_before: '2031-03-01' }])
    expect(after).toMatchObject({ quantity_grams: 300, best_before: '2031-03-01', in_stock: true })
  })

  it('of the last of it takes the product off the shelf', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'śmietana', 400, 'grams')

    expect(await consume(user, item, 400)).toMatchObject({ quantity_grams: 0, in_stock: false, batches: [] })
    expect((await read(user, item)).status).toBe(404)
    expect((await readPantry(app, user)).size).toBe(0)
  })

  it('of more than there is uses up what is there', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'śmietana', 400, 'grams')

    expect(await consume(user, item, 50_000)).toMatchObject({ quantity_grams: 0, in_stock: false })
  })

  it('of a spice marks it as out and leaves it on the shelf', async () => {
    const user = await makeUser(app)
    const spice = await stockSpice(app, user, 'cynamon')

    expect(await consume(user, spice)).toMatchObject({ in_stock: false, quantity_grams: null })
    expect((await readPantry(app, user)).get('cynamon')).toMatchObject({ in_stock: false })
    const answer = await app.call(consumePantryItem, { token: user.token, params: { id: spice.id }, body: {} })
    expect(answer).toMatchObject({ status: 409, body: { detail: 'W spiżarni nie ma już tego produktu.' } })
  })

  it('is exact to the thousandth', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'mąka', 0.3, 'grams', null)

    expect(await consume(user, item, 0.1)).toMatchObject({ quantity_grams: 0.2 })
    expect(await consume(user, item, 0.199)).toMatchObject({ quantity_grams: 0.001 })
  })
})

describe('restocking', () => {
  it('adds to the batch of the same day and opens one for another day', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'jajka', 10, 'pieces', '2031-01-01')

    await restock(user, item, { quantity: 2, best_before: '2031-01-01' })
    const after = await restock(user, item, { quantity: 6, best_before: '2031-02-01' })

    expect(after.batches.map(({ quantity, best_before }) => [quantity, best_before])).toEqual([
      [12, '2031-01-01'],
      [6, '2031-02-01'],
    ])
  })

  it('estimates the date where none is given', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'mleko', 1000, 'ml', '2031-01-01')

    const after = await restock(user, item, { quantity: 500 })

    expect(after.batches.find(({ quantity }) => quantity === 500)).toMatchObject({ best_before_estimated: true })
  })

  it('of a spice needs no amount, of a product it does', async () => {
    const user = await makeUser(app)
    const spice = await stockSpice(app, user, 'cynamon')
    await consume(user, spice)
    const product = await stock(app, user, 'masło', 200, 'grams')

    expect(await restock(user, spice, {})).toMatchObject({ in_stock: true })
    const answer = await app.call(restockPantryItem, { token: user.token, params: { id: product.id }, body: {} })
    expect(answer).toMatchObject({ status: 400, body: { quantity: ['To pole jest wymagane.'] } })
  })

  it('refuses more than 50 000 in all', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'woda', 50_000, 'ml')

    const answer = await app.call(restockPantryItem, { token: user.token, params: { id: item.id }, body: { quantity: 1 } })

    expect(answer).toMatchObject({ status: 400, body: { detail: 'Łączna ilość nie może przekroczyć 50 000.' } })
  })
})

describe('renaming', () => {
  it('keeps the amount and makes it the product of that name', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'brzdęk', 300, 'grams')

    expect(await update(user, item, { product_name: 'Masło' })).toMatchObject({
      product_name: 'Masło',
      quantity_grams: 300,
      category: 'dairy',
    })
    expect(await stock(app, user, 'masło', 100, 'grams')).toMatchObject({ id: item.id, quantity_grams: 400 })
  })

  it('leaves it on the shelf where its owner put it', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'chleb', 1, 'pieces')

    await update(user, item, { category: 'frozen' })

    expect(await update(user, item, { product_name: 'bułka' })).toMatchObject({ product_name: 'bułka', category: 'frozen' })
  })

  it('refuses the name of another product, and changes nothing', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'ziemniaki', 1000, 'grams')
    const item = await stock(app, user, 'bataty', 500, 'grams')

    const answer = await tryUpdate(user, item, { product_name: 'Ziemniak', category: 'other' })

    expect(answer).toMatchObject({ status: 400, body: { product_name: ['Taki produkt jest już w spiżarni.'] } })
    expect((await readPantry(app, user)).get('bataty')).toMatchObject({ category: 'produce' })
  })

  it('may take the name of a product that is gone', async () => {
    const user = await makeUser(app)
    const gone = await stock(app, user, 'ziemniaki', 1000, 'grams')
    await consume(user, gone)
    const item = await stock(app, user, 'bataty', 500, 'grams')

    expect(await update(user, item, { product_name: 'ziemniaki' })).toMatchObject({ id: item.id, product_name: 'ziemniaki' })
  })
})

describe('restating in another unit', () => {
  it('converts every batch by the given rate, and remembers the rate', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'jajka', 10, 'pieces', '2031-01-01')
    const item = await stock(app, user, 'jajka', 6, 'pieces', '2031-02-01')

    const after = await update(user, item, { canonical_unit: 'grams', grams_per_piece: 56.5 })

    expect(after).toMatchObject({ canonical_unit: 'grams', quantity_grams: 904, quantity: null, grams_per_piece: 56.5 })
    expect(after.batches.map(({ quantity }) => quantity)).toEqual([565, 339])
    expect(await update(user, item, { canonical_unit: 'pieces' })).toMatchObject({ quantity: 16, grams_per_piece: 56.5 })
  })

  it('asks for the rate where it is not known', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'sok', 1000, 'ml')

    const answer = await tryUpdate(user, item, { canonical_unit: 'grams' })

    expect(answer).toMatchObject({ status: 400, body: { detail: 'Podaj przelicznik, aby zmienić jednostkę.' } })
    expect(await update(user, item, { canonical_unit: 'grams', grams_per_ml: 1.04 })).toMatchObject({ quantity_grams: 1040 })
  })

  it('between millilitres and pieces uses millilitres in a piece', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'sok', 3000, 'ml')

    expect(await update(user, item, { canonical_unit: 'pieces', ml_per_piece: 1000 })).toMatchObject({ quantity: 3, ml_per_piece: 1000 })
  })

  it('refuses what would be more than 50 000', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'jajka', 2000, 'pieces')

    const answer = await tryUpdate(user, item, { canonical_unit: 'grams', grams_per_piece: 60 })

    expect(answer).toMatchObject({ status: 400, body: { detail: 'Łączna ilość nie może przekroczyć 50 000.' } })
    expect((await readPantry(app, user)).get('jajka')).toMatchObject({ quantity: 2000, grams_per_piece: null })
  })

  it('remembers a rate that is given without a change of unit', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'jajka', 10, 'pieces')

    expect(await update(user, item, { grams_per_piece: 55 })).toMatchObject({ quantity: 10, grams_per_piece: 55 })
  })
})

describe('setting the batches', () => {
  it('changes, adds and takes away', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 1000, 'ml', '2031-01-01')
    const item = await stock(app, user, 'mleko', 500, 'ml', '2031-02-01')
    const [first] = item.batches

    const after = await update(user, item, {
      batches: [
        { id: first?.id, quantity: 750.5, best_before: '2031-01-03' },
        { quantity: 250, best_before: null },
      ],
    })

    expect(after).toMatchObject({ quantity_ml: 1000.5, best_before: '2031-01-03' })
    expect(after.batches).toMatchObject([
      { id: first?.id, quantity: 750.5, best_before: '2031-01-03', best_before_estimated: false },
      { quantity: 250, best_before: null },
    ])
  })

  it('keeps an estimate an estimate while its date stays', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'mleko', 1000, 'ml')
    const [batch] = item.batches
    const set = (best_before: string | null) =>
      update(user, item, { batches: [{ id: batch?.id, quantity: 900, best_before }] }).then(
        ({ batches }) => batches[0]?.best_before_estimated,
      )

    expect(await set(batch?.best_before ?? null)).toBe(true)
    expect(await set('2031-01-01')).toBe(false)
  })

  it('to none leaves the product in an unknown amount', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'mleko', 1000, 'ml')

    expect(await update(user, item, { batches: [] })).toMatchObject({ quantity_ml: null, batches: [], in_stock: true, best_before: null })
    expect(await consume(user, item, 100)).toMatchObject({ quantity_ml: null, in_stock: true })
    expect(await stock(app, user, 'mleko', 2, 'pieces')).toMatchObject({ id: item.id, canonical_unit: 'pieces', quantity: 2 })
  })

  it('refuses a batch of another product and a batch named twice', async () => {
    const user = await makeUser(app)
    const other = await stock(app, user, 'chleb', 1, 'pieces')
    const item = await stock(app, user, 'mleko', 1000, 'ml')
    const [own, others] = [toBatch(item), toBatch(other)]

    expect((await tryUpdate(user, item, { batches: [others] })).status).toBe(404)
    expect(await tryUpdate(user, item, { batches: [own, own] })).toMatchObject({
      status: 400,
      body: { batches: ['Każda partia może wystąpić tylko raz.'] },
    })
    expect((await readPantry(app, user)).get('chleb')).toMatchObject({ quantity: 1 })
  })

  it('works together with a new unit, in which the amounts then are', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'jajka', 10, 'pieces')

    const after = await update(user, item, {
      canonical_unit: 'grams',
      grams_per_piece: 50,
      batches: [{ id: item.batches[0]?.id, quantity: 480, best_before: null }],
    })

    expect(after).toMatchObject({ canonical_unit: 'grams', quantity_grams: 480 })
  })
})

describe('a spice', () => {
  it('is toggled between in stock and out', async () => {
    const user = await makeUser(app)
    const spice = await stockSpice(app, user, 'pieprz')

    expect(await update(user, spice, { in_stock: false })).toMatchObject({ in_stock: false })
    expect(await update(user, spice, { in_stock: true })).toMatchObject({ in_stock: true })
  })

  it('takes no amount and no unit', async () => {
    const user = await makeUser(app)
    const spice = await stockSpice(app, user, 'pieprz')

    const after = await update(user, spice, { canonical_unit: 'grams', batches: [{ quantity: 10, best_before: null }] })

    expect(after).toMatchObject({ canonical_unit: null, quantity_grams: null, batches: [] })
  })
})

describe('removing', () => {
  it('takes the product off the list; a second time it is not found', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'mleko', 1000, 'ml')
    const remove = () => app.call(deletePantryItem, { token: user.token, params: { id: item.id } })

    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect((await readPantry(app, user)).size).toBe(0)
  })
})
