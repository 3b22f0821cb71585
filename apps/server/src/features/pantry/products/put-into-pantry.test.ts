import { randomUUID } from 'node:crypto'
import { createPantryItem, readPantrySummary } from '@spizarka/contract/pantry'
import { listPointHistory } from '@spizarka/contract/points'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser } from '../../../../test/factories.ts'
import { byHand, fillPantry, readPantry, stock, stockSpice } from '../../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

describe('adding a product by hand', () => {
  it('puts it on the shelf of its kind with the amount in its unit', async () => {
    const user = await makeUser(app)

    const item = await stock(app, user, 'mleko', 1000, 'ml')

    expect(item).toMatchObject({
      product_name: 'mleko',
      category: 'dairy',
      canonical_unit: 'ml',
      quantity_ml: 1000,
      quantity_grams: null,
      quantity: null,
      is_spice: false,
      in_stock: true,
      bonus_awarded: 0,
    })
    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ id: item.id, quantity_ml: 1000 })
  })

  it('keeps an unknown product as it is written, on the last shelf', async () => {
    const user = await makeUser(app)

    const item = await stock(app, user, '  Fiubździu\u200b   Specjał ', 2, 'pieces')

    expect(item).toMatchObject({ product_name: 'Fiubździu Specjał', category: 'other', quantity: 2 })
  })

  it('keeps thousandths exactly', async () => {
    const user = await makeUser(app)
    for (const quantity of [0.1, 0.2, 0.001]) await stock(app, user, 'kasza gryczana', quantity, 'grams', null)

    expect((await readPantry(app, user)).get('kasza gryczana')).toMatchObject({ quantity_grams: 0.301 })
  })

  it('estimates the best-before date of a known food and says so', async () => {
    const user = await makeUser(app)

    const item = await stock(app, user, 'mleko', 1000, 'ml')

    expect(item.batches).toMatchObject([{ best_before: item.best_before, best_before_estimated: true }])
    expect(item.best_before).toMatch(/^20\d\d-/)
  })

  it('keeps the given date, and none where none is wanted', async () => {
    const user = await makeUser(app)

    expect(await stock(app, user, 'mleko', 1000, 'ml', '2031-05-06')).toMatchObject({ best_before: '2031-05-06' })
    expect(await stock(app, user, 'śmietana', 200, 'grams', null)).toMatchObject({ best_before: null })
  })

  it('adds to the product that is there, whatever its name is spelt like', async () => {
    const user = await makeUser(app)
    const first = await stock(app, user, 'Ziemniaki', 1000, 'grams', '2031-01-01')

    const second = await stock(app, user, 'ziemniak', 500, 'grams', '2031-02-01')

    expect(second).toMatchObject({ id: first.id, product_name: 'Ziemniaki', quantity_grams: 1500, best_before: '2031-01-01' })
    expect(second.batches).toHaveLength(2)
  })

  it('takes the same product in two kinds for two products', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 1000, 'ml')
    await stock(app, user, 'mleko 2%', 1000, 'ml')

    expect([...(await readPantry(app, user)).keys()].sort()).toEqual(['mleko', 'mleko 2%'])
  })

  it('refuses another unit than the pantry keeps, names that unit, and changes nothing', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'jajka', 10, 'pieces')

    const answer = await app.call(createPantryItem, { token: user.token, body: byHand('jajka', 500, 'grams') })

    expect(answer).toMatchObject({ status: 409, body: { detail: expect.stringContaining('(szt.)') } })
    expect((await readPantry(app, user)).get('jajka')).toMatchObject({ quantity: 10 })
  })

  it('refuses more than 50 000 in all', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'ryż', 50_000, 'grams')

    const answer = await app.call(createPantryItem, { token: user.token, body: byHand('ryż', 0.001, 'grams') })

    expect(answer).toMatchObject({ status: 400, body: { detail: 'Łączna ilość nie może przekroczyć 50 000.' } })
  })

  it('marks a spice as in stock without an amount', async () => {
    const user = await makeUser(app)

    const item = await stockSpice(app, user, 'cynamon')

    expect(item).toMatchObject({ is_spice: true, in_stock: true, category: 'spices', canonical_unit: null, batches: [], best_before: null })
  })

  it('brings back the row of what was used up', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'masło', 200, 'grams')
    await app.db.updateTable('pantry_products').set({ removed_at: new Date() }).where('id', '=', Number(item.id)).execute()

    expect(await stock(app, user, 'masło', 2, 'pieces')).toMatchObject({ id: item.id, canonical_unit: 'pieces', quantity: 2 })
  })

  it('has one effect for one Idempotency-Key', async () => {
    const user = await makeUser(app)
    const call = { token: user.token, body: byHand('ser', 100, 'grams'), idempotencyKey: randomUUID() }

    const first = await app.call(createPantryItem, call)
    const second = await app.call(createPantryItem, call)

    expect(second).toMatchObject({ status: 201, body: first.body })
    expect((await readPantry(app, user)).get('ser')).toMatchObject({ quantity_grams: 100 })
  })
})

describe('the limit of a Free pantry', () => {
  it('is 50 products', async () => {
    const user = await makeUser(app)
    await fillPantry(app, user, 50)

    const answer = await app.call(createPantryItem, { token: user.token, body: byHand('chleb', 1, 'pieces') })

    expect(answer).toMatchObject({ status: 403, body: { detail: expect.stringContaining('limit 50') } })
    expect((await readPantry(app, user)).has('chleb')).toBe(false)
  })

  it('does not stop more of a product that is there', async () => {
    const user = await makeUser(app)
    await fillPantry(app, user, 49)
    await stock(app, user, 'chleb', 1, 'pieces')

    expect(await stock(app, user, 'chleb', 2, 'pieces')).toMatchObject({ quantity: 3 })
  })

  it('does not count spices', async () => {
    const user = await makeUser(app)
    await stockSpice(app, user, 'pieprz')
    await fillPantry(app, user, 50)
    await stockSpice(app, user, 'cynamon')

    expect(await app.succeed(readPantrySummary, { token: user.token })).toMatchObject({ products: 50, spices: 2, limit: 50 })
  })

  it('is not there on Premium', async () => {
    const user = await makeUser(app, { plan: 'premium' })
    await fillPantry(app, user, 50)

    expect(await stock(app, user, 'chleb', 1, 'pieces')).toMatchObject({ bonus_awarded: 0 })
    expect(await app.succeed(readPantrySummary, { token: user.token })).toMatchObject({ products: 51, limit: null })
  })
})

describe('the bonus of the full pantry', () => {
  it('is 50 points at the fiftieth product, once', async () => {
    const user = await makeUser(app, { points: 100 })
    await fillPantry(app, user, 49)

    const full = await stock(app, user, 'chleb', 1, 'pieces')
    await app.db.updateTable('pantry_products').set({ removed_at: new Date() }).where('id', '=', Number(full.id)).execute()
    const again = await stock(app, user, 'bułka', 1, 'pieces')

    expect([full.bonus_awarded, again.bonus_awarded]).toEqual([50, 0])
    const { results } = await app.succeed(listPointHistory, { token: user.token })
    expect(results.filter(({ reason }) => reason === 'pantry_limit_bonus')).toMatchObject([{ amount: 50, balance_after: 150 }])
  })

  it('is not for spices', async () => {
    const user = await makeUser(app)
    await fillPantry(app, user, 49)

    expect(await stockSpice(app, user, 'cynamon')).toMatchObject({ bonus_awarded: 0 })
  })
})
