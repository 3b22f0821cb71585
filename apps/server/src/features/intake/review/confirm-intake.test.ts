import { randomUUID } from 'node:crypto'
import { addFromText, confirmItems, undoConfirmation, updatePendingItem } from '@spizarka/contract/intake'
import { createPantryItem, deletePantryItem, listPantryHistory, updatePantryItem } from '@spizarka/contract/pantry'
import { listPointHistory } from '@spizarka/contract/points'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser, statusesOf, sumOfLedger } from '../../../../test/factories.ts'
import { confirm, decide, readReview, readTypedList, tryConfirm } from '../../../../test/fixtures/intakes.ts'
import { byHand, fillPantry, readPantry, stock, stockSpice } from '../../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

describe('confirming a list', () => {
  it('puts everything into the pantry, on its shelves, with the history telling where it came from', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 500, 'ml')
    const list = await readTypedList(app, user, '2 kg ziemniaków\nmleko 1 l\n10 jajek\nchleb\nsól')

    expect(await confirm(app, user, list.sessionId)).toEqual({
      bonus_awarded: 0,
      already_confirmed: false,
      review_reward: 2,
      added_count: 5,
    })

    const pantry = await readPantry(app, user)
    expect(pantry.get('ziemniaki')).toMatchObject({ quantity_grams: 2000, category: 'produce', best_before: expect.any(String) })
    expect(pantry.get('mleko')).toMatchObject({ quantity_ml: 1500 })
    expect(pantry.get('jajka')).toMatchObject({ quantity: 10 })
    expect(pantry.get('chleb')).toMatchObject({ quantity_grams: null, quantity: null, in_stock: true })
    expect(pantry.get('sól')).toMatchObject({ is_spice: true, in_stock: true })
    const { results } = await app.succeed(listPantryHistory, { token: user.token })
    expect(
      results
        .filter(({ source }) => source === 'text')
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['added', 'added', 'added', 'added', 'restocked'])
  })

  it('rewards the review with 2 points, once', async () => {
    const user = await makeUser(app, { points: 10 })
    const list = await readTypedList(app, user, 'mleko')
    await confirm(app, user, list.sessionId)
    await confirm(app, user, list.sessionId)

    const { results } = await app.succeed(listPointHistory, { token: user.token })
    expect(results.filter(({ reason }) => reason === 'review_reward')).toMatchObject([{ amount: 2, balance_after: 10 }])
  })

  it('again answers that it was done, and nothing is left to review', async () => {
    const user = await makeUser(app)
    const list = await readTypedList(app, user, 'mleko 1 l')
    await confirm(app, user, list.sessionId)

    expect(await confirm(app, user, list.sessionId)).toEqual({
      bonus_awarded: 0,
      already_confirmed: true,
      review_reward: 0,
      added_count: 0,
    })
    expect((await readReview(app, user, list.sessionId)).pending_items).toEqual([])
    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ quantity_ml: 1000 })
  })

  it('again with its Idempotency-Key gets the first answer', async () => {
    const user = await makeUser(app)
    const { sessionId } = await readTypedList(app, user, 'mleko 1 l')
    const call = { token: user.token, params: { sessionId }, idempotencyKey: randomUUID() }

    const [first, second] = [await app.call(confirmItems, call), await app.call(confirmItems, call)]

    expect(first).toMatchObject({ status: 200, body: { already_confirmed: false, review_reward: 2 } })
    expect(second.body).toEqual(first.body)
  })

  it('of spices alone is fine', async () => {
    const user = await makeUser(app)
    const list = await readTypedList(app, user, 'sól\npieprz')

    expect(await confirm(app, user, list.sessionId)).toMatchObject({ added_count: 2 })
    expect((await readPantry(app, user)).size).toBe(2)
  })

  it('sums lines of one product that stand apart', async () => {
    const user = await makeUser(app)
    const list = await readTypedList(app, user, 'mleko 1 l\nkefir 400 ml')
    await app.succeed(updatePendingItem, {
      token: user.token,
      params: { id: list.item('kefir').id },
      body: { product_name: 'mleko', quantity_ml: 400 },
    })

    await confirm(app, user, list.sessionId)

    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ quantity_ml: 1400 })
  })
})

describe('a list that cannot be confirmed', () => {
  it('has an open question or an error row: 400 with the hint, and nothing is added', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'jajka', 600, 'grams')
    for (const text of ['mleko 1 l\n6 jajek', 'mleko 1 l\nxqzwv kjhgf']) {
      const { sessionId } = await readTypedList(app, user, text)
      expect(await tryConfirm(app, user, sessionId)).toMatchObject({
        status: 400,
        body: { detail: 'Musisz najpierw rozwiązać wszystkie problemy lub usunąć błędne pozycje.' },
      })
    }
    expect((await readPantry(app, user)).size).toBe(1)
  })

  it('has been emptied', async () => {
    const user = await makeUser(app)
    await stockSpice(app, user, 'pieprz')
    const { sessionId, pending_items } = await readTypedList(app, user, 'pieprz')

    expect(pending_items).toEqual([])
    expect(await tryConfirm(app, user, sessionId)).toMatchObject({ status: 400, body: { detail: 'Brak produktów do weryfikacji.' } })
  })

  it('is still being read, was not readable, is somebody else’s or nobody’s', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    const list = await readTypedList(app, other, 'mleko')
    const unreadable = await app.succeed(addFromText, { token: user.token, body: { text: '???' } })
    await app.runJobs()
    await app.db
      .insertInto('intake_sessions')
      .values({ id: randomUUID(), owner_id: user.id, source: 'text', input: 'mleko', state: 'processing' })
      .execute()
    const [waiting] = await app.db
      .selectFrom('intake_sessions')
      .where('owner_id', '=', user.id)
      .where('state', '=', 'processing')
      .select('id')
      .execute()

    for (const sessionId of [list.sessionId, unreadable.session_id, waiting?.id ?? '', randomUUID(), 'nie-uuid', '1'])
      expect((await tryConfirm(app, user, sessionId)).status).toBe(404)
    expect((await readReview(app, other, list.sessionId)).pending_items).toHaveLength(1)
  })

  it('would make a product more than 50 000', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'ryż', 49_000, 'grams')
    const { sessionId } = await readTypedList(app, user, 'mleko 1 l\nryż 2 kg')

    expect(await tryConfirm(app, user, sessionId)).toMatchObject({ status: 400, body: { detail: expect.stringContaining('50 000') } })
    expect((await readPantry(app, user)).has('mleko')).toBe(false)
  })
})

describe('a pantry that changed after the review', () => {
  it('makes the item a question again: 409, nothing is added, and the answer settles it', async () => {
    const user = await makeUser(app)
    const list = await readTypedList(app, user, 'mleko 1 l\n6 jajek')
    await stock(app, user, 'jajka', 600, 'grams')

    expect(await tryConfirm(app, user, list.sessionId)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('coś się zmieniło') },
    })

    const again = await readReview(app, user, list.sessionId)
    expect(again.item('jajka')).toMatchObject({ status: 'needs_clarification' })
    expect(again.item('mleko')).toMatchObject({ status: 'ready' })
    expect((await readPantry(app, user)).has('mleko')).toBe(false)
    await decide(app, user, again.item('jajka'), {
      resolution_type: 'setup_canonical_unit',
      canonical_unit: 'grams',
      conversion_to_grams: 50,
    })
    expect(await confirm(app, user, list.sessionId)).toMatchObject({ added_count: 2 })
    expect((await readPantry(app, user)).get('jajka')).toMatchObject({ quantity_grams: 900 })
  })

  it('opens a decision again that was taken for another unit', async () => {
    const user = await makeUser(app)
    const { id } = await stock(app, user, 'jajka', 600, 'grams')
    const list = await readTypedList(app, user, '6 jajek')
    const answer = { resolution_type: 'setup_canonical_unit', canonical_unit: 'grams', conversion_to_grams: 50 } as const
    await decide(app, user, list.item('jajka'), answer)
    await app.succeed(updatePantryItem, { token: user.token, params: { id }, body: { canonical_unit: 'ml', grams_per_ml: 2 } })

    expect((await tryConfirm(app, user, list.sessionId)).status).toBe(409)

    expect((await readReview(app, user, list.sessionId)).item('jajka')).toMatchObject({
      status: 'needs_clarification',
      clarification_details: { current_unit_in_db: 'ml', new_unit_from_input: 'pieces' },
    })
    expect((await readPantry(app, user)).get('jajka')).toMatchObject({ canonical_unit: 'ml', quantity_ml: 300 })
  })

  it('may have lost the product: the item is then a new one', async () => {
    const user = await makeUser(app)
    const { id } = await stock(app, user, 'jajka', 600, 'grams')
    const list = await readTypedList(app, user, 'jajka 300 g')
    await app.succeed(deletePantryItem, { token: user.token, params: { id } })

    await confirm(app, user, list.sessionId)

    expect((await readPantry(app, user)).get('jajka')).toMatchObject({ quantity_grams: 300 })
  })
})

describe('the limit of a Free pantry', () => {
  it('stops the whole list, and lets it through when something was taken off', async () => {
    const user = await makeUser(app, { points: 10 })
    await fillPantry(app, user, 49)
    const list = await readTypedList(app, user, 'mleko\nchleb\nsól')

    expect(await tryConfirm(app, user, list.sessionId)).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('limit 50') },
    })
    expect((await readPantry(app, user)).size).toBe(49)

    await app.db
      .deleteFrom('pending_items')
      .where('id', '=', Number(list.item('chleb').id))
      .execute()
    expect(await confirm(app, user, list.sessionId)).toMatchObject({ added_count: 2, bonus_awarded: 50, review_reward: 2 })
    expect(await sumOfLedger(app.db, user.id)).toBe(10 - 2 + 2 + 50)
  })

  it('counts products, not lines', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 1000, 'ml')
    await fillPantry(app, user, 49)
    const list = await readTypedList(app, user, 'mleko 1 l\nsól')

    expect(await confirm(app, user, list.sessionId)).toMatchObject({ added_count: 2, bonus_awarded: 0 })
  })

  it('is not there on Premium', async () => {
    const user = await makeUser(app, { plan: 'premium' })
    await fillPantry(app, user, 50)
    const list = await readTypedList(app, user, 'mleko\nchleb')

    expect(await confirm(app, user, list.sessionId)).toMatchObject({ added_count: 2, bonus_awarded: 0 })
  })
})

describe('at once', () => {
  it('ten confirms add once and reward once', async () => {
    const user = await makeUser(app, { points: 10 })
    const { sessionId } = await readTypedList(app, user, 'mleko 1 l\nchleb')

    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(app, user, sessionId)))

    expect(answers.filter(({ already_confirmed }) => !already_confirmed)).toHaveLength(1)
    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ quantity_ml: 1000 })
    expect(await sumOfLedger(app.db, user.id)).toBe(10)
  })

  it('two lists for a pantry of 49 fill it with one of them', async () => {
    const user = await makeUser(app)
    await fillPantry(app, user, 49)
    const [one, two] = [await readTypedList(app, user, 'mleko'), await readTypedList(app, user, 'chleb')]

    const answers = await Promise.all([one, two].map(({ sessionId }) => tryConfirm(app, user, sessionId)))

    expect(statusesOf(answers)).toEqual([200, 403])
    expect((await readPantry(app, user)).size).toBe(50)
  })

  it('a confirm and additions by hand agree on the unit or are refused', async () => {
    for (let round = 0; round < 5; round++) {
      const user = await makeUser(app)
      const { sessionId } = await readTypedList(app, user, '6 jajek\nmleko 1 l')

      const [confirmed, added] = await Promise.all([
        tryConfirm(app, user, sessionId),
        app.call(createPantryItem, { token: user.token, body: byHand('jajka', 600, 'grams') }),
      ])

      expect([confirmed.status, added.status]).toEqual(confirmed.status === 200 ? [200, 409] : [409, 201])
      const pantry = await readPantry(app, user)
      expect(pantry.has('mleko')).toBe(confirmed.status === 200)
      expect(pantry.get('jajka')).toMatchObject(confirmed.status === 200 ? { quantity: 6 } : { quantity_grams: 600 })
    }
  })

  it('a confirm and edits of its items leave the pantry with what the list said before or after', async () => {
    for (let round = 0; round < 5; round++) {
      const user = await makeUser(app)
      const list = await readTypedList(app, user, 'mleko 1 l')
      const call = { token: user.token, params: { id: list.item('mleko').id }, body: { product_name: 'mleko', quantity_ml: 500 } }

      const [confirmed, edited] = await Promise.all([tryConfirm(app, user, list.sessionId), app.call(updatePendingItem, call)])

      expect(confirmed.status).toBe(200)
      expect((await readPantry(app, user)).get('mleko')).toMatchObject({ quantity_ml: edited.status === 200 ? 500 : 1000 })
    }
  })
})

const undo = ({ token }: { token: string }, sessionId: string) => app.call(undoConfirmation, { token, params: { sessionId } })

describe('taking a confirmed list back', () => {
  it('empties the shelves of it, all or nothing, and puts the list back to review as it was', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 500, 'ml')
    const before = await readPantry(app, user)
    const list = await readTypedList(app, user, 'mleko 1 l\n10 jajek\nchleb')
    const items = (await readReview(app, user, list.sessionId)).pending_items
    await confirm(app, user, list.sessionId)
    expect((await readReview(app, user, list.sessionId)).pending_items).toEqual([])

    expect(await undo(user, list.sessionId)).toMatchObject({ status: 200, body: { session_id: list.sessionId } })
    expect(await readPantry(app, user)).toEqual(before)
    expect((await readReview(app, user, list.sessionId)).pending_items).toEqual(items)
    expect((await undo(user, list.sessionId)).status).toBe(409)
  })

  it('leaves the reward, which comes once however often the list is confirmed', async () => {
    const user = await makeUser(app, { points: 10 })
    const list = await readTypedList(app, user, 'mleko 1 l')
    expect(await confirm(app, user, list.sessionId)).toMatchObject({ review_reward: 2 })
    await undo(user, list.sessionId)
    expect(await confirm(app, user, list.sessionId)).toMatchObject({ review_reward: 0, already_confirmed: false, added_count: 1 })
    expect(await sumOfLedger(app.db, user.id)).toBe(10)
    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ quantity_ml: 1000 })
  })

  it('is refused once a product has changed since, and by anybody else', async () => {
    const user = await makeUser(app)
    const list = await readTypedList(app, user, 'mleko 1 l\nchleb')
    await confirm(app, user, list.sessionId)
    expect((await undo(await makeUser(app), list.sessionId)).status).toBe(404)
    await stock(app, user, 'mleko', 200, 'ml')
    expect((await undo(user, list.sessionId)).status).toBe(409)
    expect((await readPantry(app, user)).size).toBe(2)
  })

  it('happens once beside other attempts and a second confirmation', async () => {
    const user = await makeUser(app)
    const list = await readTypedList(app, user, 'mleko 1 l')
    await confirm(app, user, list.sessionId)
    const answers = await Promise.all(Array.from({ length: 5 }, () => undo(user, list.sessionId)))
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409])
    await Promise.all(Array.from({ length: 4 }, () => tryConfirm(app, user, list.sessionId)))
    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ quantity_ml: 1000 })
  })
})
