import { addFromText, convertPendingItemUnit, deletePendingItem, type PendingItem, updatePendingItem } from '@spizarka/contract/intake'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, statusesOf } from '../../../../test/factories.ts'
import { confirm, decide, readReview, readTypedList } from '../../../../test/fixtures/intakes.ts'
import { readPantry, stock } from '../../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

/** What the edit form sends: the whole item, with what was changed. */
const edit = ({ token }: MadeUser, item: PendingItem, change: Partial<PendingItem>) =>
  app.succeed(updatePendingItem, { token, params: { id: item.id }, body: { ...item, ...change } })
const convert = ({ token }: MadeUser, { id }: PendingItem, target_unit: string, target_quantity: number) =>
  app.call(convertPendingItemUnit, { token, params: { id }, body: { target_unit, target_quantity } })

describe('editing an item', () => {
  it('changes name, amount and best-before; the line it was read from stays', async () => {
    const user = await makeUser(app)
    const list = await readTypedList(app, user, 'mleko 1 l')

    const item = await edit(user, list.item('mleko'), { product_name: 'kefir', quantity_ml: 400.5, best_before: '2031-01-01' })

    expect(item).toMatchObject({ product_name: 'kefir', quantity_ml: 400.5, best_before: '2031-01-01', source_line: 'mleko 1 l' })
    await confirm(app, user, list.sessionId)
    expect((await readPantry(app, user)).get('kefir')).toMatchObject({ quantity_ml: 400.5, best_before: '2031-01-01' })
  })

  it('may take the amount away: the product is then there in an unknown one', async () => {
    const user = await makeUser(app)
    const list = await readTypedList(app, user, 'mleko 1 l')

    expect(await edit(user, list.item('mleko'), { quantity_ml: null })).toMatchObject({ quantity_ml: null, status: 'ready' })

    await confirm(app, user, list.sessionId)
    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ quantity_ml: null, in_stock: true })
  })

  it('to a name that the pantry keeps in another unit asks about it', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'jajka', 600, 'grams')
    const list = await readTypedList(app, user, 'bułki 6 szt')
    const [item] = list.pending_items

    expect(item && (await edit(user, item, { product_name: 'Jajka' }))).toMatchObject({
      product_name: 'Jajka',
      status: 'needs_clarification',
      clarification_details: { conflict_type: 'setup_canonical_unit' },
    })
  })

  it('away from such a name makes it ready', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'jajka', 600, 'grams')
    const list = await readTypedList(app, user, '6 jajek')

    expect(await edit(user, list.item('jajka'), { product_name: 'bułki' })).toMatchObject({ status: 'ready', clarification_details: null })
  })

  it('into the pantry’s unit answers the question', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'jajka', 600, 'grams')
    const list = await readTypedList(app, user, '6 jajek')

    expect(await edit(user, list.item('jajka'), { quantity_pieces: null, quantity_grams: 350 })).toMatchObject({
      status: 'ready',
      quantity_grams: 350,
    })
  })

  it('of an item that other lines were held against asks about those', async () => {
    const user = await makeUser(app)
    const list = await readTypedList(app, user, 'kefir 1 l\nser żółty 2 szt')
    await edit(user, list.item('kefir'), { product_name: 'ser żółty', quantity_ml: null, quantity_grams: 300 })

    const { pending_items } = await readReview(app, user, list.sessionId)

    expect(pending_items.map(({ status }) => status)).toEqual(['ready', 'needs_clarification'])
  })

  it('saved untouched does not open a decision again', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'jajka', 600, 'grams')
    const list = await readTypedList(app, user, '6 jajek')
    const answer = { resolution_type: 'setup_canonical_unit', canonical_unit: 'pieces', conversion_to_grams: 60 } as const
    const decided = await decide(app, user, list.item('jajka'), answer)

    expect(await edit(user, decided, { best_before: '2031-01-01' })).toMatchObject({ status: 'ready', quantity_pieces: 6 })

    await confirm(app, user, list.sessionId)
    expect((await readPantry(app, user)).get('jajka')).toMatchObject({ canonical_unit: 'pieces', quantity: 16 })
  })

  it('to a spice leaves it without an amount', async () => {
    const user = await makeUser(app)
    const list = await readTypedList(app, user, 'fiubździu 20 g')

    expect(await edit(user, list.item('fiubździu'), { product_name: 'cynamon' })).toMatchObject({
      is_spice: true,
      quantity_grams: null,
      status: 'ready',
      category: 'spices',
    })
  })

  it('refuses two amounts, an amount below nothing and a name that is too long or none', async () => {
    const user = await makeUser(app)
    const list = await readTypedList(app, user, 'mleko 1 l')
    const item = list.item('mleko')
    const put = (change: object) =>
      app.call(updatePendingItem, { token: user.token, params: { id: item.id }, body: { ...item, ...change } })

    expect(await put({ quantity_grams: 5 })).toMatchObject({
      status: 400,
      body: { non_field_errors: ['Podaj ilość tylko w jednej jednostce.'] },
    })
    expect(await put({ quantity_ml: -1 })).toMatchObject({ status: 400, body: { quantity_ml: expect.any(Array) } })
    expect(await put({ quantity_ml: 50_001 })).toMatchObject({ status: 400, body: { quantity_ml: expect.any(Array) } })
    expect(await put({ quantity_ml: 0.0001 })).toMatchObject({ status: 400, body: { quantity_ml: expect.any(Array) } })
    expect(await put({ product_name: 'a'.repeat(51) })).toMatchObject({ status: 400, body: { product_name: expect.any(Array) } })
    expect(await put({ product_name: ' \u200b ' })).toMatchObject({ status: 400, body: { product_name: expect.any(Array) } })
    expect((await readReview(app, user, list.sessionId)).item('mleko')).toEqual(item)
  })
})

describe('converting the unit of an item', () => {
  it('restates it and remembers the rate', async () => {
    const user = await makeUser(app)
    const list = await readTypedList(app, user, '6 jajek')

    const answer = await convert(user, list.item('jajka'), 'grams', 330)

    expect(answer).toMatchObject({ status: 200, body: { quantity_grams: 330, quantity_pieces: null, status: 'ready' } })
    await confirm(app, user, list.sessionId)
    expect((await readPantry(app, user)).get('jajka')).toMatchObject({ quantity_grams: 330, grams_per_piece: 55 })
  })

  it('goes from grams to pieces and from pieces to millilitres', async () => {
    const user = await makeUser(app)
    const list = await readTypedList(app, user, 'ser żółty 500 g\nsok 2 szt')

    expect(await convert(user, list.item('ser żółty'), 'pieces', 2)).toMatchObject({ body: { quantity_pieces: 2 } })
    expect(await convert(user, list.item('sok'), 'ml', 2000)).toMatchObject({ body: { quantity_ml: 2000 } })
  })

  it('into the unit of the pantry answers the question', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'jajka', 600, 'grams')
    const list = await readTypedList(app, user, '6 jajek')

    expect(await convert(user, list.item('jajka'), 'grams', 300)).toMatchObject({ body: { status: 'ready', quantity_grams: 300 } })
  })

  it('away from the unit of the pantry raises one', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'ser żółty', 600, 'grams')
    const list = await readTypedList(app, user, 'ser żółty 500 g')

    expect(await convert(user, list.item('ser żółty'), 'pieces', 2)).toMatchObject({
      body: {
        status: 'needs_clarification',
        clarification_details: { conflict_type: 'confirm_autocalculation', conversion_rate_used: 250 },
      },
    })
  })

  it('is refused between the same, between grams and millilitres, without an amount, and beyond all measure', async () => {
    const user = await makeUser(app)
    const list = await readTypedList(app, user, '6 jajek\nser żółty 500 g\nchleb\nryż 50 kg')
    const refused = [
      ['jajka', 'pieces', 2],
      ['ser żółty', 'grams', 2],
      ['ser żółty', 'ml', 2],
      ['chleb', 'grams', 500],
      ['ryż', 'pieces', 0.001],
    ] as const

    for (const [name, unit, quantity] of refused)
      expect(await convert(user, list.item(name), unit, quantity)).toMatchObject({
        status: 400,
        body: { error: 'Tej pozycji nie można przeliczyć na wybraną jednostkę.' },
      })
    for (const quantity of [0, -1, 50_001])
      expect(await convert(user, list.item('jajka'), 'grams', quantity)).toMatchObject({ status: 400 })
  })
})

describe('an item that can only be deleted', () => {
  it('is an error row or a spice', async () => {
    const user = await makeUser(app)
    const list = await readTypedList(app, user, 'mleko 1 l\nxqzwv kjhgf\nsól')
    const [, error, spice] = list.pending_items
    const refusals = [
      [error, 'Tę pozycję można tylko usunąć.'],
      [spice, 'Przyprawę można tylko usunąć z listy.'],
    ] as const

    for (const [item, sentence] of refusals) {
      const params = { id: item?.id ?? '' }
      const answers = [
        await app.call(updatePendingItem, { token: user.token, params, body: { product_name: 'chleb' } }),
        await app.call(updatePendingItem, { token: user.token, params, body: { resolution_type: 'accept_calculation' } }),
        await app.call(convertPendingItemUnit, { token: user.token, params, body: { target_unit: 'grams', target_quantity: 1 } }),
      ]
      for (const answer of answers) expect(answer).toMatchObject({ status: 400, body: { error: sentence } })
      expect((await app.call(deletePendingItem, { token: user.token, params })).status).toBe(204)
    }
    expect((await readReview(app, user, list.sessionId)).pending_items).toHaveLength(1)
  })
})

describe('deleting an item', () => {
  it('twice at once deletes it once', async () => {
    const user = await makeUser(app)
    const list = await readTypedList(app, user, 'mleko\nchleb')
    const params = { id: list.item('mleko').id }

    const answers = await Promise.all([1, 2].map(() => app.call(deletePendingItem, { token: user.token, params })))

    expect(statusesOf(answers)).toEqual([204, 404])
    expect((await readReview(app, user, list.sessionId)).pending_items).toHaveLength(1)
  })
})

describe('items of a confirmed list', () => {
  it('are gone', async () => {
    const user = await makeUser(app)
    const list = await readTypedList(app, user, 'mleko 1 l')
    await confirm(app, user, list.sessionId)
    const call = { token: user.token, params: { id: list.item('mleko').id } }

    expect(await app.call(updatePendingItem, { ...call, body: { product_name: 'chleb' } })).toMatchObject({
      status: 404,
      body: { error: 'Nie znaleziono tej pozycji. Odśwież listę.' },
    })
    expect(await app.call(deletePendingItem, call)).toMatchObject({ status: 404, body: { detail: 'Nie znaleziono.' } })
  })
})

describe('items of somebody else', () => {
  it('are not found, and neither are ids that cannot be', async () => {
    const [owner, thief] = [await makeUser(app), await makeUser(app)]
    const list = await readTypedList(app, owner, 'mleko 1 l')
    await app.succeed(addFromText, { token: thief.token, body: { text: 'chleb' } })

    for (const id of [list.item('mleko').id, '0', '-1', 'x', '1.5', '99999999999999999999', '%00']) {
      const call = { token: thief.token, params: { id } }
      expect((await app.call(updatePendingItem, { ...call, body: { product_name: 'chleb' } })).status).toBe(404)
      expect((await app.call(convertPendingItemUnit, { ...call, body: { target_unit: 'grams', target_quantity: 1 } })).status).toBe(404)
      expect((await app.call(deletePendingItem, call)).status).toBe(404)
    }
    expect((await readReview(app, owner, list.sessionId)).item('mleko')).toMatchObject({ quantity_ml: 1000 })
  })
})
