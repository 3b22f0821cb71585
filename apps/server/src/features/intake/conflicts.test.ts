import { type PendingItem, type Resolution, updatePendingItem } from '@spizarka/contract/intake'
import { listPantryHistory, updatePantryItem } from '@spizarka/contract/pantry'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { confirm, decide, readReview, readTypedList } from '../../../test/intakes.ts'
import { readPantry, stock } from '../../../test/pantries.ts'

const app = await startTestApp()
afterAll(() => app.close())

const tryDecide = ({ token }: MadeUser, { id }: PendingItem, resolution: Resolution) =>
  app.call(updatePendingItem, { token, params: { id }, body: resolution })
const kept = async (user: MadeUser, name: string) => (await readPantry(app, user)).get(name)

/** Eggs in grams at home and in pieces on the list, with nothing known of an egg's weight. */
async function eggsInGrams(plus = '') {
  const user = await makeUser(app)
  await stock(app, user, 'jajka', 600, 'grams', '2031-01-01')
  return { user, list: await readTypedList(app, user, `6 jajek${plus}`) }
}

/** Eggs in grams with 60 g an egg remembered. */
async function eggsOf60(text: string) {
  const user = await makeUser(app)
  const { id } = await stock(app, user, 'jajka', 600, 'grams')
  await app.succeed(updatePantryItem, { token: user.token, params: { id }, body: { grams_per_piece: 60 } })
  return { user, list: await readTypedList(app, user, text) }
}

describe('a unit that the pantry has not met (setup_canonical_unit)', () => {
  it('is asked with both units and what the food table proposes', async () => {
    const { list } = await eggsInGrams()

    expect(list.item('jajka')).toMatchObject({
      status: 'needs_clarification',
      quantity_pieces: 6,
      clarification_details: {
        conflict_type: 'setup_canonical_unit',
        current_unit_in_db: 'grams',
        new_unit_from_input: 'pieces',
        conversion_rate_used: null,
        original_input: '6 szt.',
        calculated_output: null,
        suggested_rate: expect.any(Number),
      },
    })
  })

  it('answered with the pantry’s unit adds the converted amount', async () => {
    const { user, list } = await eggsInGrams()

    const item = await decide(app, user, list.item('jajka'), {
      resolution_type: 'setup_canonical_unit',
      canonical_unit: 'grams',
      conversion_to_grams: 55.5,
    })

    expect(item).toMatchObject({ status: 'ready', quantity_grams: 333, quantity_pieces: null, clarification_details: null })
    await confirm(app, user, list.sessionId)
    expect(await kept(user, 'jajka')).toMatchObject({ canonical_unit: 'grams', quantity_grams: 933, grams_per_piece: 55.5 })
  })

  it('answered with pieces converts what is in the pantry, in the history', async () => {
    const { user, list } = await eggsInGrams()

    const item = await decide(app, user, list.item('jajka'), {
      resolution_type: 'setup_canonical_unit',
      canonical_unit: 'pieces',
      conversion_to_grams: 60,
    })

    expect(item).toMatchObject({ status: 'ready', quantity_pieces: 6, quantity_grams: null })
    expect(await kept(user, 'jajka')).toMatchObject({ quantity_grams: 600 })
    await confirm(app, user, list.sessionId)
    const after = await kept(user, 'jajka')
    expect(after).toMatchObject({ canonical_unit: 'pieces', quantity: 16 })
    expect(after?.batches.find(({ best_before }) => best_before === '2031-01-01')).toMatchObject({ quantity: 10 })
    const { results } = await app.succeed(listPantryHistory, { token: user.token })
    expect(results[0]).toMatchObject({ kind: 'unit_changed', source: 'text', unit: 'pieces', quantity_after: 16, can_undo: true })
  })

  it('works the other way round, for millilitres', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'sok pomarańczowy', 2, 'pieces')
    const list = await readTypedList(app, user, 'sok pomarańczowy 500 ml')
    const item = list.item('sok pomarańczowy')
    expect(item.clarification_details).toMatchObject({ current_unit_in_db: 'pieces', new_unit_from_input: 'ml' })

    const decided = await decide(app, user, item, { resolution_type: 'setup_canonical_unit', canonical_unit: 'ml', conversion_to_ml: 1000 })

    expect(decided).toMatchObject({ status: 'ready', quantity_ml: 500 })
    await confirm(app, user, list.sessionId)
    expect(await kept(user, 'sok pomarańczowy')).toMatchObject({ canonical_unit: 'ml', quantity_ml: 2500, ml_per_piece: 1000 })
  })

  it('between two lines of one list is asked too', async () => {
    const user = await makeUser(app)
    const list = await readTypedList(app, user, 'ser żółty 300 g\nser żółty 2 szt')
    expect(list.pending_items.map(({ status }) => status)).toEqual(['ready', 'needs_clarification'])
    const [, second] = list.pending_items

    if (second)
      await decide(app, user, second, { resolution_type: 'setup_canonical_unit', canonical_unit: 'grams', conversion_to_grams: 250 })

    await confirm(app, user, list.sessionId)
    expect(await kept(user, 'ser żółty')).toMatchObject({ canonical_unit: 'grams', quantity_grams: 800 })
  })

  it('refuses an answer without its rate, for another unit, or that rounds to nothing', async () => {
    const { user, list } = await eggsInGrams()
    const item = list.item('jajka')
    const answers: Resolution[] = [
      { resolution_type: 'setup_canonical_unit', canonical_unit: 'grams' },
      { resolution_type: 'setup_canonical_unit', canonical_unit: 'grams', conversion_to_ml: 50 },
      { resolution_type: 'setup_canonical_unit', canonical_unit: 'ml', conversion_to_grams: 50 },
      { resolution_type: 'setup_canonical_unit', canonical_unit: 'grams', conversion_to_grams: 50_000 },
      { resolution_type: 'setup_canonical_unit', canonical_unit: 'grams', conversion_to_grams: 0.000_001 },
    ]

    for (const answer of answers)
      expect(await tryDecide(user, item, answer)).toMatchObject({
        status: 400,
        body: { error: 'Musisz podać prawidłowy, dodatni przelicznik.' },
      })
    expect((await readReview(app, user, list.sessionId)).item('jajka')).toEqual(item)
    expect(await kept(user, 'jajka')).toMatchObject({ grams_per_piece: null })
  })
})

describe('a unit that was chosen, whose rate is not known (missing_conversion_rate)', () => {
  it('is asked and answered like a new unit', async () => {
    const user = await makeUser(app)
    const { id } = await stock(app, user, 'ser', 300, 'ml')
    await app.succeed(updatePantryItem, { token: user.token, params: { id }, body: { canonical_unit: 'grams', grams_per_ml: 1 } })
    const list = await readTypedList(app, user, 'ser 2 szt')
    expect(list.item('ser').clarification_details).toMatchObject({ conflict_type: 'missing_conversion_rate' })

    await decide(app, user, list.item('ser'), {
      resolution_type: 'setup_canonical_unit',
      canonical_unit: 'grams',
      conversion_to_grams: 250,
    })

    await confirm(app, user, list.sessionId)
    expect(await kept(user, 'ser')).toMatchObject({ quantity_grams: 800 })
  })
})

describe('a unit whose rate is known (confirm_autocalculation)', () => {
  it('comes calculated, with the numbers that it was calculated from', async () => {
    const { list } = await eggsOf60('6 jajek')

    expect(list.item('jajka')).toMatchObject({
      status: 'needs_clarification',
      quantity_grams: 360,
      quantity_pieces: null,
      clarification_details: {
        conflict_type: 'confirm_autocalculation',
        conversion_rate_used: 60,
        original_input: '6 szt.',
        calculated_output: '360 g',
      },
    })
  })

  it('is accepted as calculated', async () => {
    const { user, list } = await eggsOf60('6 jajek')

    expect(await decide(app, user, list.item('jajka'), { resolution_type: 'accept_calculation' })).toMatchObject({
      status: 'ready',
      quantity_grams: 360,
    })
    await confirm(app, user, list.sessionId)
    expect(await kept(user, 'jajka')).toMatchObject({ quantity_grams: 960, grams_per_piece: 60 })
  })

  it('stated in pieces and corrected to 300 g teaches 50 g a piece', async () => {
    const { user, list } = await eggsOf60('6 jajek')

    // What the screen sends: the original number divided by the correct amount.
    const item = await decide(app, user, list.item('jajka'), { resolution_type: 'correct_conversion', new_conversion_rate: 6 / 300 })

    expect(item).toMatchObject({ status: 'ready', quantity_grams: 300 })
    await confirm(app, user, list.sessionId)
    expect(await kept(user, 'jajka')).toMatchObject({ quantity_grams: 900, grams_per_piece: 50 })
    const next = await readTypedList(app, user, '2 jajka')
    expect(next.item('jajka')).toMatchObject({ quantity_grams: 100, clarification_details: { conversion_rate_used: 50 } })
  })

  it('stated in grams and corrected to 8 pieces teaches 62.5 g a piece', async () => {
    const user = await makeUser(app)
    const { id } = await stock(app, user, 'jajka', 10, 'pieces')
    await app.succeed(updatePantryItem, { token: user.token, params: { id }, body: { grams_per_piece: 50 } })
    const list = await readTypedList(app, user, 'jajka 500 g')
    expect(list.item('jajka')).toMatchObject({ quantity_pieces: 10 })

    const item = await decide(app, user, list.item('jajka'), { resolution_type: 'correct_conversion', new_conversion_rate: 500 / 8 })

    expect(item).toMatchObject({ status: 'ready', quantity_pieces: 8 })
    await confirm(app, user, list.sessionId)
    expect(await kept(user, 'jajka')).toMatchObject({ quantity: 18, grams_per_piece: 62.5 })
  })

  it('refuses a correction beyond all measure', async () => {
    const { user, list } = await eggsOf60('6 jajek')

    for (const rate of [1e-300, 1e300, 0.000_01, 60_000])
      expect(await tryDecide(user, list.item('jajka'), { resolution_type: 'correct_conversion', new_conversion_rate: rate })).toMatchObject(
        {
          status: 400,
          body: { error: expect.any(String) },
        },
      )
    expect(await kept(user, 'jajka')).toMatchObject({ grams_per_piece: 60 })
  })
})

describe('grams against millilitres', () => {
  it('are converted by the density of the food table, to be confirmed', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 1000, 'ml')

    const list = await readTypedList(app, user, '500 g mleka')

    const item = list.item('mleko')
    expect(item.clarification_details).toMatchObject({ conflict_type: 'confirm_autocalculation', original_input: '500 g' })
    const rate = item.clarification_details?.conversion_rate_used ?? 0
    expect(rate).toBeGreaterThan(1)
    expect(item.quantity_ml).toBeCloseTo(500 / rate, 3)
  })

  it('corrected teach the density', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 1000, 'ml')
    const list = await readTypedList(app, user, '500 g mleka')

    await decide(app, user, list.item('mleko'), { resolution_type: 'correct_conversion', new_conversion_rate: 500 / 400 })

    await confirm(app, user, list.sessionId)
    expect(await kept(user, 'mleko')).toMatchObject({ quantity_ml: 1400, grams_per_ml: 1.25 })
  })

  it('without a known density are asked for it (missing_density), and it is remembered', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'fiubździu', 1000, 'grams')
    const list = await readTypedList(app, user, 'fiubździu 200 ml')
    const item = list.item('fiubździu')
    expect(item).toMatchObject({ status: 'needs_clarification', clarification_details: { conflict_type: 'missing_density' } })

    expect(await decide(app, user, item, { resolution_type: 'set_density', grams_per_ml: 0.5 })).toMatchObject({ quantity_grams: 100 })

    await confirm(app, user, list.sessionId)
    expect(await kept(user, 'fiubździu')).toMatchObject({ quantity_grams: 1100, grams_per_ml: 0.5 })
    const next = await readTypedList(app, user, 'fiubździu 10 ml')
    expect(next.item('fiubździu')).toMatchObject({ quantity_grams: 5, clarification_details: { conversion_rate_used: 0.5 } })
  })
})

describe('what was decided', () => {
  it('answers the equal items of the list', async () => {
    const { user, list } = await eggsInGrams('\nkefir\nśmietana')
    const [, kefir, cream] = list.pending_items
    for (const [item, quantity_pieces] of [
      [kefir, 4],
      [cream, 2],
    ] as const)
      if (item)
        await app.succeed(updatePendingItem, {
          token: user.token,
          params: { id: item.id },
          body: { product_name: 'jajka', quantity_pieces },
        })
    const asked = await readReview(app, user, list.sessionId)
    expect(asked.pending_items.map(({ status }) => status)).toEqual(Array(3).fill('needs_clarification'))

    await decide(app, user, list.item('jajka'), {
      resolution_type: 'setup_canonical_unit',
      canonical_unit: 'grams',
      conversion_to_grams: 50,
    })

    const answered = await readReview(app, user, list.sessionId)
    expect(answered.pending_items.map(({ status, quantity_grams }) => [status, quantity_grams])).toEqual([
      ['ready', 300],
      ['ready', 200],
      ['ready', 100],
    ])
  })

  it('leaves other products alone', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'jajka', 600, 'grams')
    await stock(app, user, 'cytryny', 600, 'grams')
    const list = await readTypedList(app, user, '6 jajek\n3 cytryny')

    await decide(app, user, list.item('jajka'), {
      resolution_type: 'setup_canonical_unit',
      canonical_unit: 'grams',
      conversion_to_grams: 50,
    })

    expect((await readReview(app, user, list.sessionId)).item('cytryny')).toMatchObject({ status: 'needs_clarification' })
  })

  it('is used next time, also after the product was used up', async () => {
    const { user, list } = await eggsInGrams()
    await decide(app, user, list.item('jajka'), {
      resolution_type: 'setup_canonical_unit',
      canonical_unit: 'grams',
      conversion_to_grams: 50,
    })
    await confirm(app, user, list.sessionId)
    await app.db.updateTable('pantry_products').set({ removed_at: new Date() }).where('owner_id', '=', user.id).execute()

    const next = await readTypedList(app, user, '10 jajek')

    expect(next.item('jajka')).toMatchObject({ quantity_grams: 500, clarification_details: { conflict_type: 'confirm_autocalculation' } })
  })

  it('is nobody else’s', async () => {
    const { user, list } = await eggsInGrams()
    await decide(app, user, list.item('jajka'), {
      resolution_type: 'setup_canonical_unit',
      canonical_unit: 'grams',
      conversion_to_grams: 50,
    })
    const other = await eggsInGrams()

    expect(other.list.item('jajka').clarification_details).toMatchObject({ conflict_type: 'setup_canonical_unit' })
  })
})

describe('an answer to another question', () => {
  it('is refused', async () => {
    const { user, list } = await eggsInGrams('\nmleko 1 l')
    const refused: [string, Resolution][] = [
      ['jajka', { resolution_type: 'accept_calculation' }],
      ['jajka', { resolution_type: 'correct_conversion', new_conversion_rate: 1 }],
      ['jajka', { resolution_type: 'set_density', grams_per_ml: 1 }],
      ['mleko', { resolution_type: 'accept_calculation' }],
      ['mleko', { resolution_type: 'setup_canonical_unit', canonical_unit: 'ml', conversion_to_ml: 1 }],
    ]

    for (const [name, resolution] of refused)
      expect(await tryDecide(user, list.item(name), resolution)).toMatchObject({
        status: 400,
        body: { error: 'Ta pozycja nie wymaga takiej decyzji.' },
      })
  })

  it('and an answer without sense is a field error', async () => {
    const { user, list } = await eggsInGrams()
    const { id } = list.item('jajka')
    const put = (body: unknown) => app.call(updatePendingItem, { token: user.token, params: { id }, body })

    expect(await put({ resolution_type: 'coś' })).toMatchObject({ status: 400, body: { resolution_type: expect.any(Array) } })
    expect(
      await put({ resolution_type: 'setup_canonical_unit', canonical_unit: 'grams', conversion_to_grams: 0, product_name: 'jajka' }),
    ).toMatchObject({ status: 400, body: { conversion_to_grams: ['Musisz podać prawidłowy, dodatni przelicznik.'] } })
    expect(await put({ resolution_type: 'setup_canonical_unit', canonical_unit: 'kg' })).toMatchObject({
      status: 400,
      body: { canonical_unit: expect.any(Array) },
    })
    expect(await put({ resolution_type: 'correct_conversion', new_conversion_rate: -1 })).toMatchObject({ status: 400 })
  })
})
