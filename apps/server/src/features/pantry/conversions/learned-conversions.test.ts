import { forgetLearnedConversion, listLearnedConversions } from '@spizarka/contract/learned'
import { listPantry, updatePantryItem } from '@spizarka/contract/pantry'
import { afterAll, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser } from '../../../../test/factories.ts'
import { readPantry, stock } from '../../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { identifyProduct, upsertConversion } from '../index.ts'

const app = await startTestApp()
afterAll(() => app.close())

const learned = ({ token }: MadeUser, query = {}) => app.succeed(listLearnedConversions, { token, query })
const forget = ({ token }: MadeUser, productKey: string) => app.call(forgetLearnedConversion, { token, params: { productKey } })
const teach = ({ id }: MadeUser, productName: string, rates: { gramsPerPiece?: number } = { gramsPerPiece: 150 }) =>
  app.db
    .transaction()
    .execute((trx) => upsertConversion(trx, id, { productKey: identifyProduct(productName).productKey, productName, ...rates }))

describe('what a user taught about units', () => {
  it('is listed, last changed first, a page at a time', async () => {
    const user = await makeUser(app)
    await teach(user, 'ziemniaki')
    await teach(user, 'jabłka', { gramsPerPiece: 182.5 })

    const { results, count, next } = await learned(user, { page_size: 1 })
    expect([count, next === null]).toEqual([2, false])
    expect(results).toEqual([
      {
        product_key: expect.any(String),
        product_name: 'jabłka',
        canonical_unit: null,
        grams_per_piece: 182.5,
        ml_per_piece: null,
        grams_per_ml: null,
        updated_at: expect.any(String),
      },
    ])
    expect((await learned(user, { page: 2, page_size: 1 })).results).toMatchObject([{ product_name: 'ziemniaki' }])
  })

  it('goes with a product that is renamed, and what was taught of its new name stays', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'kalarepa', 3, 'pieces')
    await teach(user, 'kalarepa', { gramsPerPiece: 250 })
    const rename = async (from: string, to: string) => {
      const id = (await readPantry(app, user)).get(from)?.id ?? '0'
      await app.succeed(updatePantryItem, { token: user.token, params: { id }, body: { product_name: to } })
    }
    const taught = async () =>
      new Map((await learned(user)).results.map(({ product_name, grams_per_piece }) => [product_name, grams_per_piece]))

    await rename('kalarepa', 'kalarepa młoda od sąsiada')
    expect((await taught()).get('kalarepa młoda od sąsiada')).toBe(250)
    await teach(user, 'rzepa z działki', { gramsPerPiece: 90 })
    await rename('kalarepa młoda od sąsiada', 'rzepa z działki')
    expect((await taught()).get('rzepa z działki')).toBe(90)
  })

  it('by changing a product’s unit stands there too, and forgetting it leaves the pantry as it is', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'kalarepa', 3, 'pieces')
    const { results } = await app.succeed(listPantry, { token: user.token })
    const body = { canonical_unit: 'grams' as const, grams_per_piece: 250 }
    await app.succeed(updatePantryItem, { token: user.token, params: { id: results[0]?.id ?? '' }, body })
    const [taught] = (await learned(user)).results
    expect(taught).toMatchObject({ product_name: 'kalarepa', canonical_unit: 'grams', grams_per_piece: 250 })

    expect((await forget(user, taught?.product_key ?? '')).status).toBe(204)
    expect((await learned(user)).results).toEqual([])
    expect((await readPantry(app, user)).get('kalarepa')).toMatchObject({ canonical_unit: 'grams', quantity_grams: 750 })
  })

  it('is forgotten by its owner, once, and by nobody else', async () => {
    const [user, stranger] = [await makeUser(app), await makeUser(app)]
    await teach(user, 'ziemniaki')
    const key = (await learned(user)).results[0]?.product_key ?? ''

    expect((await forget(stranger, key)).status).toBe(404)
    expect((await learned(stranger)).results).toEqual([])
    expect((await forget(user, key)).status).toBe(204)
    expect((await forget(user, key)).status).toBe(404)
  })

  test.each(['zupa/krem 50%', 'a b?c#d&e', 'łyżwa "ęą"', '🍅'.repeat(25), 'ź'.repeat(50)])(
    'is forgotten whatever the name: %s',
    async (name) => {
      const user = await makeUser(app)
      await teach(user, name)
      const key = (await learned(user)).results[0]?.product_key ?? ''

      expect((await forget(user, key)).status).toBe(204)
    },
  )
})
