import type { Resolution } from '@spizarka/contract/intake'
import { listPantryHistory, updatePantryItem } from '@spizarka/contract/pantry'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser } from '../../../../test/factories.ts'
import { confirm, decide, eggsInGrams, readReview, readTypedList, tryDecide } from '../../../../test/fixtures/intakes.ts'
import { readProduct, stock } from '../../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

describe('a unit that the pantry has not met (setup_canonical_unit)', () => {
  it('is asked with both units and what the food table proposes', async () => {
    const { list } = await eggsInGrams(app)

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
    const { user, list } = await eggsInGrams(app)

    const item = await decide(app, user, list.item('jajka'), {
      resolution_type: 'setup_canonical_unit',
      canonical_unit: 'grams',
      conversion_to_grams: 55.5,
    })

    expect(item).toMatchObject({ status: 'ready', quantity_grams: 333, quantity_pieces: null, clarification_details: null })
    await confirm(app, user, list.sessionId)
    expect(await readProduct(app, user, 'jajka')).toMatchObject({ canonical_unit: 'grams', quantity_grams: 933, grams_per_piece: 55.5 })
  })

  it('answered with pieces converts what is in the pantry, in the history', async () => {
    const { user, list } = await eggsInGrams(app)

    const item = await decide(app, user, list.item('jajka'), {
      resolution_type: 'setup_canonical_unit',
      canonical_unit: 'pieces',
      conversion_to_grams: 60,
    })

    expect(item).toMatchObject({ status: 'ready', quantity_pieces: 6, quantity_grams: null })
    expect(await readProduct(app, user, 'jajka')).toMatchObject({ quantity_grams: 600 })
    await confirm(app, user, list.sessionId)
    const after = await readProduct(app, user, 'jajka')
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
    expect(await readProduct(app, user, 'sok pomarańczowy')).toMatchObject({ canonical_unit: 'ml', quantity_ml: 2500, ml_per_piece: 1000 })
  })

  it('between two lines of one list is asked too', async () => {
    const user = await makeUser(app)
    const list = await readTypedList(app, user, 'ser żółty 300 g\nser żółty 2 szt')
    expect(list.pending_items.map(({ status }) => status)).toEqual(['ready', 'needs_clarification'])
    const [, second] = list.pending_items

    if (second)
      await decide(app, user, second, { resolution_type: 'setup_canonical_unit', canonical_unit: 'grams', conversion_to_grams: 250 })

    await confirm(app, user, list.sessionId)
    expect(await readProduct(app, user, 'ser żółty')).toMatchObject({ canonical_unit: 'grams', quantity_grams: 800 })
  })

  it('refuses an answer without its rate, for another unit, or that rounds to nothing', async () => {
    const { user, list } = await eggsInGrams(app)
    const item = list.item('jajka')
    const answers: Resolution[] = [
      { resolution_type: 'setup_canonical_unit', canonical_unit: 'grams' },
      { resolution_type: 'setup_canonical_unit', canonical_unit: 'grams', conversion_to_ml: 50 },
      { resolution_type: 'setup_canonical_unit', canonical_unit: 'ml', conversion_to_grams: 50 },
      { resolution_type: 'setup_canonical_unit', canonical_unit: 'grams', conversion_to_grams: 50_000 },
      { resolution_type: 'setup_canonical_unit', canonical_unit: 'grams', conversion_to_grams: 0.000_001 },
    ]

    for (const answer of answers)
      expect(await tryDecide(app, user, item, answer)).toMatchObject({
        status: 400,
        body: { error: 'Musisz podać prawidłowy, dodatni przelicznik.' },
      })
    expect((await readReview(app, user, list.sessionId)).item('jajka')).toEqual(item)
    expect(await readProduct(app, user, 'jajka')).toMatchObject({ grams_per_piece: null })
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
    expect(await readProduct(app, user, 'ser')).toMatchObject({ quantity_grams: 800 })
  })
})
