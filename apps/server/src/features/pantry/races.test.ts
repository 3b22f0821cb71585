import {
  consumePantryItem,
  createPantryItem,
  deletePantryItem,
  listPantryHistory,
  readPantrySummary,
  restockPantryItem,
  restorePantryItem,
} from '@spizarka/contract/pantry'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser, statusesOf, sumOfLedger } from '../../../test/factories.ts'
import { byHand, fillPantry, readPantry, stock } from '../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const FRUIT = ['jabłka', 'gruszki', 'śliwki', 'banany', 'morele', 'wiśnie', 'maliny', 'jeżyny']

describe('at once', () => {
  it('eight new products for a pantry of 49 make it 50, with one bonus', async () => {
    const user = await makeUser(app, { points: 0 })
    await fillPantry(app, user, 49)

    const answers = await Promise.all(
      FRUIT.map((name) => app.call(createPantryItem, { token: user.token, body: byHand(name, 1, 'pieces') })),
    )

    expect(statusesOf(answers)).toEqual([201, ...Array(7).fill(403)])
    expect(answers.find(({ status }) => status === 201)?.body).toMatchObject({ bonus_awarded: 50 })
    expect(await app.succeed(readPantrySummary, { token: user.token })).toMatchObject({ products: 50 })
    expect(await sumOfLedger(app.db, user.id)).toBe(50)
  })

  it('the same new product ten times is one product with the sum', async () => {
    const user = await makeUser(app)

    const answers = await Promise.all(
      times(10).map(() => app.call(createPantryItem, { token: user.token, body: byHand('mleko', 100, 'ml') })),
    )

    expect(answers.every(({ status }) => status === 201)).toBe(true)
    const pantry = await readPantry(app, user)
    expect([...pantry.values()]).toMatchObject([{ product_name: 'mleko', quantity_ml: 1000 }])
  })

  it('twenty bites take twenty bites, and the last ones find nothing', async () => {
    const user = await makeUser(app)
    const { id } = await stock(app, user, 'chleb', 15, 'pieces')

    const answers = await Promise.all(
      times(20).map(() => app.call(consumePantryItem, { token: user.token, params: { id }, body: { quantity: 1 } })),
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(15)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(5)
  })

  it('taking and adding come to the sum, and the history adds up', async () => {
    const user = await makeUser(app)
    const { id } = await stock(app, user, 'woda', 10_000, 'ml', null)
    const call = { token: user.token, params: { id } }

    await Promise.all(
      times(30).map((index) =>
        index % 2 === 0
          ? app.succeed(consumePantryItem, { ...call, body: { quantity: 100.5 } })
          : app.succeed(restockPantryItem, { ...call, body: { quantity: 50.25, best_before: null } }),
      ),
    )

    const expected = 10_000 - 15 * 100.5 + 15 * 50.25
    expect((await readPantry(app, user)).get('woda')).toMatchObject({ quantity_ml: expected })
    const { results } = await app.succeed(listPantryHistory, { token: user.token })
    expect(results.reduce((sum, { delta }) => sum + (delta ?? 0), 0)).toBeCloseTo(expected, 6)
    expect(results[0]?.quantity_after).toBe(expected)
  })

  it('five undos of five changes undo each once', async () => {
    const user = await makeUser(app)
    const { id } = await stock(app, user, 'woda', 1_000, 'ml')
    const call = { token: user.token, params: { id } }
    for (const quantity of [1, 2, 3, 4]) await app.succeed(consumePantryItem, { ...call, body: { quantity } })

    const answers = await Promise.all(times(7).map(() => app.call(restorePantryItem, call)))

    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200, 409, 409])
    expect((await readPantry(app, user)).size).toBe(0)
  })

  it('two removals are one', async () => {
    const user = await makeUser(app)
    const { id } = await stock(app, user, 'woda', 1_000, 'ml')

    const answers = await Promise.all(times(2).map(() => app.call(deletePantryItem, { token: user.token, params: { id } })))

    expect(statusesOf(answers)).toEqual([204, 404])
    const { results } = await app.succeed(listPantryHistory, { token: user.token })
    expect(results.filter(({ kind }) => kind === 'removed')).toHaveLength(1)
  })
})
