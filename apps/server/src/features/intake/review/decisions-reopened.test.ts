import { type Resolution, updatePendingItem } from '@spizarka/contract/intake'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser } from '../../../../test/factories.ts'
import { confirm, decide, eggsInGrams, readReview, readTypedList, tryDecide } from '../../../../test/fixtures/intakes.ts'
import { stock } from '../../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

describe('what was decided', () => {
  it('answers the equal items of the list', async () => {
    const { user, list } = await eggsInGrams(app, '\nkefir\nśmietana')
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
    const { user, list } = await eggsInGrams(app)
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
    const { user, list } = await eggsInGrams(app)
    await decide(app, user, list.item('jajka'), {
      resolution_type: 'setup_canonical_unit',
      canonical_unit: 'grams',
      conversion_to_grams: 50,
    })
    const other = await eggsInGrams(app)

    expect(other.list.item('jajka').clarification_details).toMatchObject({ conflict_type: 'setup_canonical_unit' })
  })
})

describe('an answer to another question', () => {
  it('is refused', async () => {
    const { user, list } = await eggsInGrams(app, '\nmleko 1 l')
    const refused: [string, Resolution][] = [
      ['jajka', { resolution_type: 'accept_calculation' }],
      ['jajka', { resolution_type: 'correct_conversion', new_conversion_rate: 1 }],
      ['jajka', { resolution_type: 'set_density', grams_per_ml: 1 }],
      ['mleko', { resolution_type: 'accept_calculation' }],
      ['mleko', { resolution_type: 'setup_canonical_unit', canonical_unit: 'ml', conversion_to_ml: 1 }],
    ]

    for (const [name, resolution] of refused)
      expect(await tryDecide(app, user, list.item(name), resolution)).toMatchObject({
        status: 400,
        body: { error: 'Ta pozycja nie wymaga takiej decyzji.' },
      })
  })

  it('and an answer without sense is a field error', async () => {
    const { user, list } = await eggsInGrams(app)
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
