import { updatePantryItem } from '@spizarka/contract/pantry'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser } from '../../../../test/factories.ts'
import { confirm, decide, eggsOf60, readTypedList, tryDecide } from '../../../../test/fixtures/intakes.ts'
import { readProduct, stock } from '../../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

describe('a unit whose rate is known (confirm_autocalculation)', () => {
  it('comes calculated, with the numbers that it was calculated from', async () => {
    const { list } = await eggsOf60(app, '6 jajek')

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
    const { user, list } = await eggsOf60(app, '6 jajek')

    expect(await decide(app, user, list.item('jajka'), { resolution_type: 'accept_calculation' })).toMatchObject({
      status: 'ready',
      quantity_grams: 360,
    })
    await confirm(app, user, list.sessionId)
    expect(await readProduct(app, user, 'jajka')).toMatchObject({ quantity_grams: 960, grams_per_piece: 60 })
  })

  it('stated in pieces and corrected to 300 g teaches 50 g a piece', async () => {
    const { user, list } = await eggsOf60(app, '6 jajek')

    // What the screen sends: the original number divided by the correct amount.
    const item = await decide(app, user, list.item('jajka'), { resolution_type: 'correct_conversion', new_conversion_rate: 6 / 300 })

    expect(item).toMatchObject({ status: 'ready', quantity_grams: 300 })
    await confirm(app, user, list.sessionId)
    expect(await readProduct(app, user, 'jajka')).toMatchObject({ quantity_grams: 900, grams_per_piece: 50 })
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
    expect(await readProduct(app, user, 'jajka')).toMatchObject({ quantity: 18, grams_per_piece: 62.5 })
  })

  it('refuses a correction beyond all measure', async () => {
    const { user, list } = await eggsOf60(app, '6 jajek')

    for (const rate of [1e-300, 1e300, 0.000_01, 60_000])
      expect(
        await tryDecide(app, user, list.item('jajka'), { resolution_type: 'correct_conversion', new_conversion_rate: rate }),
      ).toMatchObject({
        status: 400,
        body: { error: expect.any(String) },
      })
    expect(await readProduct(app, user, 'jajka')).toMatchObject({ grams_per_piece: 60 })
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
    expect(await readProduct(app, user, 'mleko')).toMatchObject({ quantity_ml: 1400, grams_per_ml: 1.25 })
  })

  it('without a known density are asked for it (missing_density), and it is remembered', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'fiubździu', 1000, 'grams')
    const list = await readTypedList(app, user, 'fiubździu 200 ml')
    const item = list.item('fiubździu')
    expect(item).toMatchObject({ status: 'needs_clarification', clarification_details: { conflict_type: 'missing_density' } })

    expect(await decide(app, user, item, { resolution_type: 'set_density', grams_per_ml: 0.5 })).toMatchObject({ quantity_grams: 100 })

    await confirm(app, user, list.sessionId)
    expect(await readProduct(app, user, 'fiubździu')).toMatchObject({ quantity_grams: 1100, grams_per_ml: 0.5 })
    const next = await readTypedList(app, user, 'fiubździu 10 ml')
    expect(next.item('fiubździu')).toMatchObject({ quantity_grams: 5, clarification_details: { conversion_rate_used: 0.5 } })
  })
})
