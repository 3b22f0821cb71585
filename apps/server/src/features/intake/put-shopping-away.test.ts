import { readPendingItems, undoConfirmation, updatePendingItem } from '@spizarka/contract/intake'
import { putShoppingAway, readShoppingList } from '@spizarka/contract/shopping'
import { afterAll, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser, sumOfLedger } from '../../../test/factories.ts'
import { confirm, readReview } from '../../../test/fixtures/intakes.ts'
import { readPantry, stock, stockSpice } from '../../../test/fixtures/pantries.ts'
import { addByName, openList, operation, sync } from '../../../test/fixtures/shopping-lists.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

const put = (user: MadeUser, id: string, idempotencyKey?: string) =>
  app.call(putShoppingAway, { token: user.token, params: { id }, idempotencyKey })

async function putAway(user: MadeUser, id: string): Promise<string> {
  return (await app.succeed(putShoppingAway, { token: user.token, params: { id } })).session_id
}

async function set(user: MadeUser, list: string, item: string, fields: object): Promise<void> {
  app.clock.advance({ seconds: 1 })
  await sync(app, user, list, [operation(app, { kind: 'set', item_id: item, fields })])
}

const BOUGHT = { checked: true }

async function statesOf(user: MadeUser, id: string): Promise<Record<string, boolean>> {
  const { items } = await app.succeed(readShoppingList, { token: user.token, params: { id } })
  return Object.fromEntries(items.map(({ name, in_pantry }) => [name, in_pantry]))
}

describe('what was bought', () => {
  it('becomes a review that costs nothing, sizes filled in from packs, and is put away once that is confirmed', async () => {
    const user = await makeUser(app)
    const list = await openList(app, user)
    await addByName(app, user, list, 'mleko', { ...BOUGHT, quantity: 2000, unit: 'ml' })
    await addByName(app, user, list, 'mąka pszenna', { ...BOUGHT, quantity: 2, unit: 'pieces' })
    await addByName(app, user, list, 'masło', BOUGHT)
    await addByName(app, user, list, 'kumin', BOUGHT)
    await addByName(app, user, list, 'chleb')
    const sessionId = await putAway(user, list)
    const review = await readReview(app, user, sessionId)
    expect(review).toMatchObject({ source: 'shopping', receipt: null, recognized_spices: [] })
    expect(review.pending_items).toMatchObject([
      { product_name: 'mleko', quantity_ml: 2000, status: 'ready', source_line: 'mleko 2 l' },
      { product_name: 'mąka pszenna', quantity_grams: 2000, quantity_pieces: null },
      { product_name: 'masło', quantity_grams: 200 },
      { product_name: 'kumin', is_spice: true, quantity_grams: null },
    ])
    expect(await readPantry(app, user)).toEqual(new Map())

    const before = await sync(app, user, list, [])
    expect(await confirm(app, user, sessionId)).toEqual({ bonus_awarded: 0, already_confirmed: false, review_reward: 0, added_count: 4 })
    expect(await sumOfLedger(app.db, user.id)).toBe(250)
    // The date that was shown beside it is the one it gets.
    const estimate = review.pending_items[0]?.best_before_estimate
    expect(estimate).toEqual(expect.any(String))
    expect(review.pending_items[3]).toMatchObject({ best_before: null, best_before_estimate: null })
    expect((await readPantry(app, user)).get('mleko')).toMatchObject({ quantity_ml: 2000, best_before: estimate })
    expect(await statesOf(user, list)).toEqual({ mleko: true, 'mąka pszenna': true, masło: true, kumin: true, chleb: false })
    const after = await sync(app, user, list, [], before.version)
    expect([after.version, after.items.length]).toEqual([before.version + 1, 4])
    expect(await confirm(app, user, sessionId)).toMatchObject({ already_confirmed: true })
    expect((await put(user, list)).status).toBe(400)
  })

  it('goes into the review that waits, with the items of now; what was decided about one that is the same stays', async () => {
    const user = await makeUser(app)
    const list = await openList(app, user)
    const milk = await addByName(app, user, list, '1 l mleka', {})
    const kefir = await addByName(app, user, list, '400 ml kefiru', {})
    const bread = await addByName(app, user, list, '1 chleb', {})
    for (const item of [milk, kefir, bread]) await set(user, list, item, BOUGHT)
    const sessionId = await putAway(user, list)
    const review = await readReview(app, user, sessionId)
    const edit = { product_name: 'mleko', quantity_ml: 900, best_before: '2026-12-01' }
    await app.succeed(updatePendingItem, { token: user.token, params: { id: review.item('mleko').id }, body: edit })
    await set(user, list, kefir, { checked: false })
    await set(user, list, bread, { quantity: 2 })
    await addByName(app, user, list, 'jajka', { ...BOUGHT, quantity: 10, unit: 'pieces' })
    expect(await putAway(user, list)).toBe(sessionId)
    const items = (await readReview(app, user, sessionId)).pending_items
    expect(items.toSorted((a, b) => a.product_name.localeCompare(b.product_name))).toMatchObject([
      { product_name: 'chleb', quantity_pieces: 2 },
      { product_name: 'jajka', quantity_pieces: 10 },
      { product_name: 'mleko', quantity_ml: 900, best_before: '2026-12-01' },
    ])
    await confirm(app, user, sessionId)
    expect(await statesOf(user, list)).toMatchObject({ kefir: false, mleko: true })
  })

  it('stays out of the pantry where it was taken out of the review', async () => {
    const user = await makeUser(app)
    const list = await openList(app, user)
    for (const name of ['mleko', 'masło']) await addByName(app, user, list, name, BOUGHT)
    const sessionId = await putAway(user, list)
    const butter = (await readReview(app, user, sessionId)).item('masło')
    await app.app.inject({
      method: 'DELETE',
      url: `/api/pending-items/item/${butter.id}/`,
      headers: { authorization: `JWT ${user.token}` },
    })
    await confirm(app, user, sessionId)
    expect(await statesOf(user, list)).toEqual({ mleko: true, masło: false })
    const next = await putAway(user, list)
    expect(next).not.toBe(sessionId)
    expect((await readReview(app, user, next)).pending_items).toMatchObject([{ product_name: 'masło' }])
  })

  it('is taken back with its review, into which goes what another one held by then', async () => {
    const user = await makeUser(app)
    const list = await openList(app, user)
    await addByName(app, user, list, 'mleko', BOUGHT)
    const sessionId = await putAway(user, list)
    await confirm(app, user, sessionId)
    await addByName(app, user, list, 'masło', BOUGHT)
    const other = await putAway(user, list)
    await app.succeed(undoConfirmation, { token: user.token, params: { sessionId } })
    expect(await statesOf(user, list)).toEqual({ mleko: false, masło: false })
    expect((await app.call(readPendingItems, { token: user.token, params: { sessionId: other } })).status).toBe(404)
    expect(await putAway(user, list)).toBe(sessionId)
    expect((await readReview(app, user, sessionId)).pending_items).toHaveLength(2)
    expect(await confirm(app, user, sessionId)).toMatchObject({ added_count: 2, review_reward: 0 })
    expect(await statesOf(user, list)).toEqual({ mleko: true, masło: true })
  })

  it('is held against the pantry as everything that is added', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'jajka', 500, 'grams')
    await stockSpice(app, user, 'kumin')
    const list = await openList(app, user)
    await addByName(app, user, list, 'jajka', { ...BOUGHT, quantity: 10, unit: 'pieces' })
    await addByName(app, user, list, 'kumin', BOUGHT)
    const review = await readReview(app, user, await putAway(user, list))
    expect(review.item('jajka').status).toBe('needs_clarification')
    expect(review.item('kumin').status).toBe('ready')
  })
})

test('of two taps at once comes one review with each item once', async () => {
  const user = await makeUser(app)
  const list = await openList(app, user)
  for (const name of ['mleko', 'masło', 'chleb']) await addByName(app, user, list, name, BOUGHT)
  const answers = await Promise.all([put(user, list), put(user, list), put(user, list, 'k'), put(user, list, 'k')])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect((await readReview(app, user, await putAway(user, list))).pending_items).toHaveLength(3)
})

test('nothing bought is refused, and another’s list is not found', async () => {
  const [user, stranger] = [await makeUser(app), await makeUser(app)]
  const list = await openList(app, user)
  await addByName(app, user, list, 'mleko')
  expect(await put(user, list)).toMatchObject({ status: 400, body: { detail: 'Najpierw odhacz na liście to, co jest kupione.' } })
  expect((await put(stranger, list)).status).toBe(404)
})
