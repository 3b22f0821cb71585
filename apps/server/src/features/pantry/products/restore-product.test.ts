import {
  consumePantryItem,
  createPantryItem,
  deletePantryItem,
  listPantryHistory,
  type PantryItem,
  readPantryItem,
  restockPantryItem,
  restorePantryItem,
  updatePantryItem,
} from '@spizarka/contract/pantry'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser } from '../../../../test/factories.ts'
import { byHand, fillPantry, readPantry, stock, stockSpice } from '../../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

const restore = ({ token }: MadeUser, { id }: PantryItem) => app.succeed(restorePantryItem, { token, params: { id } })
const tryRestore = ({ token }: MadeUser, { id }: PantryItem) => app.call(restorePantryItem, { token, params: { id } })
const remove = ({ token }: MadeUser, { id }: PantryItem) => app.succeed(deletePantryItem, { token, params: { id } })
const consume = ({ token }: MadeUser, { id }: PantryItem, quantity?: number) =>
  app.succeed(consumePantryItem, { token, params: { id }, body: quantity === undefined ? {} : { quantity } })

describe('undoing', () => {
  it('brings back what was removed, batches, dates and all', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 1000, 'ml', '2031-01-01')
    const { bonus_awarded: _, ...item } = await stock(app, user, 'mleko', 500, 'ml')
    await remove(user, item)

    expect(await restore(user, item)).toEqual(item)
    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ id: item.id, quantity_ml: 1500 })
  })

  it('brings back what was used up', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'masło', 200, 'grams')
    await consume(user, item)

    expect(await restore(user, item)).toMatchObject({ quantity_grams: 200, in_stock: true })
  })

  it('of the addition takes the product away', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'masło', 200, 'grams')

    expect(await restore(user, item)).toMatchObject({ quantity_grams: 0, in_stock: false })
    expect((await readPantry(app, user)).size).toBe(0)
    expect(await tryRestore(user, item)).toMatchObject({ status: 409, body: { detail: 'Nie ma już czego cofnąć.' } })
  })

  it('goes back one change at a time, and can be followed by new changes', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'masło', 1000, 'grams')
    await consume(user, item, 100)
    await consume(user, item, 200)

    expect(await restore(user, item)).toMatchObject({ quantity_grams: 900 })
    await consume(user, item, 300)
    expect(await restore(user, item)).toMatchObject({ quantity_grams: 900 })
    expect(await restore(user, item)).toMatchObject({ quantity_grams: 1000 })
  })

  it('of a spice that ran out marks it as in stock', async () => {
    const user = await makeUser(app)
    const spice = await stockSpice(app, user, 'pieprz')
    await consume(user, spice)

    expect(await restore(user, spice)).toMatchObject({ in_stock: true })
  })

  it('of a change of unit takes the decision for that unit back too', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'jajka', 10, 'pieces')
    const body = { canonical_unit: 'grams' as const, grams_per_piece: 50 }
    await app.succeed(updatePantryItem, { token: user.token, params: { id: item.id }, body })

    expect(await restore(user, item)).toMatchObject({ quantity: 10, grams_per_piece: 50 })
    expect((await app.call(createPantryItem, { token: user.token, body: byHand('jajka', 500, 'grams') })).status).toBe(409)
  })

  it('stays in the history, and marks what can be undone next', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'masło', 1000, 'grams')
    await consume(user, item, 100)
    await restore(user, item)

    const { results } = await app.succeed(listPantryHistory, { token: user.token })
    expect(results.map(({ kind, source, delta, quantity_after, can_undo }) => ({ kind, source, delta, quantity_after, can_undo }))).toEqual(
      [
        { kind: 'restored', source: 'undo', delta: 100, quantity_after: 1000, can_undo: false },
        { kind: 'consumed', source: 'manual', delta: -100, quantity_after: 900, can_undo: false },
        { kind: 'added', source: 'manual', delta: 1000, quantity_after: 1000, can_undo: true },
      ],
    )
  })

  it('of a removal is refused when the Free pantry is full again', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'masło', 200, 'grams')
    await remove(user, item)
    await fillPantry(app, user, 50)

    expect(await tryRestore(user, item)).toMatchObject({ status: 403, body: { detail: expect.stringContaining('limit 50') } })
  })

  it('is refused when another product has the name by now', async () => {
    const user = await makeUser(app)
    const item = await stock(app, user, 'masło', 200, 'grams')
    await remove(user, item)
    const other = await stock(app, user, 'margaryna', 100, 'grams')
    await app.succeed(updatePantryItem, { token: user.token, params: { id: other.id }, body: { product_name: 'masło' } })

    expect(await tryRestore(user, item)).toMatchObject({
      status: 400,
      body: { product_name: ['Taki produkt jest już w spiżarni.'] },
    })
  })
})

describe('whatever was done to a product', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('consume' as const), quantity: fc.integer({ min: 1, max: 900_000 }).map((amount) => amount / 1000) }),
    fc.record({
      kind: fc.constant('restock' as const),
      quantity: fc.integer({ min: 1, max: 900_000 }).map((amount) => amount / 1000),
      best_before: fc.constantFrom(null, '2031-01-01', '2031-02-01'),
    }),
    fc.record({
      kind: fc.constant('update' as const),
      body: fc.record(
        {
          product_name: fc.constantFrom('masło klarowane', 'ghee', 'masło osełkowe'),
          category: fc.constantFrom('frozen' as const, 'dairy' as const),
          batches: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 5_000 }), best_before: fc.constantFrom(null, '2031-03-01') }), {
            maxLength: 3,
          }),
        },
        { requiredKeys: [] },
      ),
    }),
    fc.record({
      kind: fc.constant('update' as const),
      body: fc.constantFrom(
        { canonical_unit: 'pieces' as const, grams_per_piece: 200 },
        { canonical_unit: 'grams' as const, grams_per_piece: 200 },
      ),
    }),
    fc.record({ kind: fc.constant('remove' as const) }),
  )

  it('undoing every change leads back to how it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const user = await makeUser(app)
        const { token } = user
        const { bonus_awarded: _, ...start } = await stock(app, user, 'masło', 500, 'grams', '2031-01-15')
        const params = { id: start.id }
        for (const done of steps) {
          if (done.kind === 'consume') await app.call(consumePantryItem, { token, params, body: { quantity: done.quantity } })
          if (done.kind === 'restock')
            await app.call(restockPantryItem, { token, params, body: { quantity: done.quantity, best_before: done.best_before } })
          if (done.kind === 'update') await app.call(updatePantryItem, { token, params, body: done.body })
          if (done.kind === 'remove') await app.call(deletePantryItem, { token, params })
        }
        const history = await app.succeed(listPantryHistory, { token, query: { product_id: start.id } })
        for (let change = 1; change < history.count; change++) await restore(user, start)

        const rates = { grams_per_piece: expect.toSatisfy(() => true) }
        expect(await app.succeed(readPantryItem, { token, params })).toEqual({ ...start, ...rates })
      }),
      { numRuns: 30 },
    )
  })
})
