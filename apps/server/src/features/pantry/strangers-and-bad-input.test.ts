import {
  consumePantryItem,
  createPantryItem,
  deletePantryItem,
  listPantry,
  listPantryHistory,
  readPantryItem,
  restockPantryItem,
  restorePantryItem,
  updatePantryItem,
} from '@spizarka/contract/pantry'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser } from '../../../test/factories.ts'
import { byHand, readPantry, stock } from '../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

const CALLS = [
  [readPantryItem, undefined],
  [updatePantryItem, { product_name: 'moje' }],
  [deletePantryItem, undefined],
  [consumePantryItem, { quantity: 1 }],
  [restockPantryItem, { quantity: 1 }],
  [restorePantryItem, undefined],
] as const

describe('somebody else’s product', () => {
  it('is not found by any call, and stays as it was', async () => {
    const [owner, stranger] = [await makeUser(app), await makeUser(app)]
    const { id, bonus_awarded: _, ...item } = await stock(app, owner, 'mleko', 1000, 'ml')
    await stock(app, stranger, 'chleb', 1, 'pieces')

    for (const [endpoint, body] of CALLS)
      expect(await app.call(endpoint, { token: stranger.token, params: { id }, body })).toMatchObject({
        status: 404,
        body: { detail: 'Nie znaleziono.' },
      })

    expect((await readPantry(app, owner)).get('mleko')).toEqual({ id, ...item })
    expect(await app.succeed(listPantryHistory, { token: stranger.token, query: { product_id: id } })).toMatchObject({ count: 0 })
    expect([...(await readPantry(app, stranger)).keys()]).toEqual(['chleb'])
  })

  it('lends its batches to nobody', async () => {
    const [owner, stranger] = [await makeUser(app), await makeUser(app)]
    const theirs = await stock(app, owner, 'mleko', 1000, 'ml')
    const own = await stock(app, stranger, 'mleko', 1000, 'ml')
    const body = { batches: [{ id: theirs.batches[0]?.id, quantity: 1, best_before: null }] }

    expect((await app.call(updatePantryItem, { token: stranger.token, params: { id: own.id }, body })).status).toBe(404)
    expect((await readPantry(app, owner)).get('mleko')).toMatchObject({ quantity_ml: 1000 })
  })

  it('is not found without signing in either: that is 401', async () => {
    for (const [endpoint, body] of CALLS) expect((await app.call(endpoint, { params: { id: '1' }, body })).status).toBe(401)
  })
})

describe('ids that cannot be', () => {
  it('are not found', async () => {
    const { token } = await makeUser(app)
    for (const id of ['0', '-1', '1.5', 'x', ' ', '999999999999999999', '9'.repeat(40), '%00', '1;drop'])
      for (const [endpoint, body] of CALLS) expect((await app.call(endpoint, { token, params: { id }, body })).status).toBe(404)
  })
})

describe('odd names', () => {
  it('lose what nobody can see and keep the rest', async () => {
    const user = await makeUser(app)
    const names = [
      ['a\u200bb\u202ec', 'a b c'],
      ['\ud800 pęknięty znak', '\ufffd pęknięty znak'],
      ['z\u0307o\u0301łty ser', 'żółty ser'],
      ['🍞 chleb 🍞', '🍞 chleb 🍞'],
      ['מלך عربي', 'מלך عربي'],
      ['<script>alert(1)</script>', '<script>alert(1)</script>'],
      ["'; drop table users; --", "'; drop table users; --"],
    ] as const

    for (const [typed, kept] of names) {
      expect(await stock(app, user, typed, 1, 'pieces')).toMatchObject({ product_name: kept })
      expect((await readPantry(app, user)).has(kept)).toBe(true)
    }
    // What was stored for the undo can be read again.
    for (const { id } of (await readPantry(app, user)).values()) await app.succeed(restorePantryItem, { token: user.token, params: { id } })
    expect((await readPantry(app, user)).size).toBe(0)
  })

  it('that are empty or longer than 50 are refused', async () => {
    const { token } = await makeUser(app)
    for (const name of ['', '   ', '\u200b\u200d', '\u3164\u2800', 'a'.repeat(51), null, 7, ['chleb'], {}])
      expect(await app.call(createPantryItem, { token, body: { ...byHand('x', 1, 'pieces'), product_name: name } })).toMatchObject({
        status: 400,
        body: { product_name: [expect.any(String)] },
      })
    expect((await app.call(createPantryItem, { token, body: byHand('a\0b', 1, 'pieces') })).status).toBe(400)
    expect((await app.call(createPantryItem, { token, body: byHand('ą'.repeat(50), 1, 'pieces') })).status).toBe(201)
  })
})

describe('odd amounts', () => {
  it('are refused at the field', async () => {
    const user = await makeUser(app)
    const { id } = await stock(app, user, 'mleko', 1000, 'ml')
    for (const quantity of [0, -1, 50_000.001, 0.0001, 1e-10, 1e300, '5', null, [1], true]) {
      const call = { token: user.token, params: { id } }
      expect((await app.call(createPantryItem, { ...call, body: { product_name: 'ser', quantity_grams: quantity } })).status).toBe(400)
      expect((await app.call(consumePantryItem, { ...call, body: { quantity } })).status).toBe(400)
      expect((await app.call(restockPantryItem, { ...call, body: { quantity } })).status).toBe(400)
      const batches = [{ quantity, best_before: null }]
      expect((await app.call(updatePantryItem, { ...call, body: { batches } })).status).toBe(400)
    }
    expect((await app.call(consumePantryItem, { token: user.token, params: { id }, body: '{"quantity":1e999}' })).status).toBe(400)
    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ quantity_ml: 1000 })
  })

  it('two, none, one in another unit than said, or in none at all are refused', async () => {
    const { token } = await makeUser(app)
    const create = (body: object) => app.call(createPantryItem, { token, body: { product_name: 'ser', ...body } })

    expect(await create({ quantity_grams: 1, quantity_pieces: 1 })).toMatchObject({
      status: 400,
      body: { non_field_errors: ['Podaj ilość dokładnie w jednej jednostce.'] },
    })
    expect((await create({ canonical_unit: 'grams' })).status).toBe(400)
    expect((await create({ canonical_unit: 'grams', quantity_ml: 1 })).status).toBe(400)
    expect(await create({ canonical_unit: null, quantity_grams: 1 })).toMatchObject({
      status: 400,
      body: { canonical_unit: ['Podaj jednostkę.'] },
    })
    expect((await create({ is_spice: true, quantity_grams: 1 })).status).toBe(400)
    expect((await create({ quantity_grams: 1 })).status).toBe(201)
  })

  it('rates beyond measure are refused', async () => {
    const user = await makeUser(app)
    const { id } = await stock(app, user, 'jajka', 10, 'pieces')
    for (const grams_per_piece of [0, -1, 1e-9, 50_001, 'x']) {
      const body = { canonical_unit: 'grams', grams_per_piece }
      expect((await app.call(updatePantryItem, { token: user.token, params: { id }, body })).status).toBe(400)
    }
  })
})

describe('odd days', () => {
  it('are refused', async () => {
    const { token } = await makeUser(app)
    for (const best_before of ['2031-02-30', '2031-2-3', '31.12.2031', 'jutro', '1999-12-31', '2101-01-01', 20310101])
      expect(await app.call(createPantryItem, { token, body: { ...byHand('ser', 1, 'grams'), best_before } })).toMatchObject({
        status: 400,
        body: { best_before: expect.any(Array) },
      })
  })
})

describe('odd queries', () => {
  it('are refused at the field, or find nothing', async () => {
    const { token } = await makeUser(app)
    const list = (query: Record<string, string | undefined>) => app.call(listPantry, { token, query })
    for (const query of [{ ordering: 'id; drop' }, { category: 'x' }, { is_spice: '1' }, { page_size: '0' }, { page_size: '201' }])
      expect((await list(query)).status).toBe(400)
    for (const page of ['0', '-1', 'x', '99999999999']) expect((await list({ page })).status).toBe(404)
    expect((await list({ search: 'a'.repeat(101) })).status).toBe(400)
    for (const search of ["'", '%', '\\', '\u202e', '🍞', '   ']) expect((await list({ search })).status).toBe(200)
    expect((await app.call(listPantryHistory, { token, query: { product_id: 'x' } })).status).toBe(400)
    expect((await app.call(listPantryHistory, { token, query: { product_id: '9'.repeat(18) } })).status).toBe(200)
  })
})
