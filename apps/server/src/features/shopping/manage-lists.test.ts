import {
  createShoppingList,
  deleteShoppingList,
  listShoppingLists,
  readShoppingList,
  readShoppingListText,
  restoreShoppingList,
  updateShoppingList,
} from '@spizarka/contract/shopping'
import { afterAll, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser, statusesOf } from '../../../test/factories.ts'
import { addByName, openList, operation, sync } from '../../../test/fixtures/shopping-lists.ts'
import { startTestApp } from '../../../test/harness.ts'
import { purgeShoppingLists } from './purge-lists.ts'

const app = await startTestApp({ settings: { ACCESS_TOKEN_SECONDS: '1000000' } })
afterAll(() => app.close())

const change = (user: MadeUser, id: string, body: object) => app.call(updateShoppingList, { token: user.token, params: { id }, body })
const restore = (user: MadeUser, id: string) => app.call(restoreShoppingList, { token: user.token, params: { id } })
const remove = (user: MadeUser, id: string) => app.call(deleteShoppingList, { token: user.token, params: { id } })

/** Fills a user's account with open lists, up to so many. */
async function fillLists({ id }: MadeUser, count: number): Promise<void> {
  await app.pool.query(`insert into shopping_lists (owner_id, name, source) select $1, 'x', 'manual' from generate_series(1, $2)`, [
    id,
    count,
  ])
}

describe('a list', () => {
  it('is opened empty, under its name or that of the day', async () => {
    app.clock.setTo('2026-11-22T23:30:00Z')
    const { token } = await makeUser(app)
    expect(await app.succeed(createShoppingList, { token, body: {} })).toMatchObject({
      name: 'Zakupy 23 listopada',
      source: 'manual',
      people: null,
      days: null,
      start_on: null,
      item_count: 0,
      checked_count: 0,
      version: 1,
      completed_at: null,
    })
    for (const name of ['  ', '', null])
      expect(await app.succeed(createShoppingList, { token, body: { name } })).toMatchObject({ name: 'Zakupy 23 listopada' })
    expect(await app.succeed(createShoppingList, { token, body: { name: ' Na  sobotę ' } })).toMatchObject({ name: 'Na sobotę' })
    expect(await app.call(createShoppingList, { token, body: { name: 'x'.repeat(101) } })).toMatchObject({
      status: 400,
      body: { name: [expect.any(String)] },
    })
  })

  it('is opened once for a key', async () => {
    const { token } = await makeUser(app)
    const [one, other] = await Promise.all(
      ['k', 'k'].map((idempotencyKey) => app.succeed(createShoppingList, { token, body: {}, idempotencyKey })),
    )
    expect(one).toEqual(other)
    expect(await app.succeed(listShoppingLists, { token })).toMatchObject({ count: 1 })
  })

  it('is read with its items, what is covered and its plan', async () => {
    const user = await makeUser(app)
    const id = await openList(app, user)
    await addByName(app, user, id, 'mleko', { checked: true })
    await addByName(app, user, id, '10 jajek')
    expect(await app.succeed(readShoppingList, { token: user.token, params: { id } })).toMatchObject({
      item_count: 2,
      checked_count: 1,
      version: 3,
      items: [{ name: 'mleko' }, { name: 'jajka', quantity: 10, unit: 'pieces' }],
      covered: [],
      plan: [],
    })
  })

  it('is renamed, completed and opened again, each a version; what changes nothing is none', async () => {
    const user = await makeUser(app)
    const id = await openList(app, user, 'Stara')
    expect((await change(user, id, { name: 'Nowa' })).body).toMatchObject({ name: 'Nowa', version: 2 })
    const completed = (await change(user, id, { completed: true })).body
    expect(completed).toMatchObject({ version: 3, completed_at: expect.any(String) })
    app.clock.advance({ hours: 1 })
    expect((await change(user, id, { completed: true, name: 'Nowa' })).body).toEqual(completed)
    expect((await change(user, id, { completed: false })).body).toMatchObject({ version: 4, completed_at: null })
    expect((await change(user, id, {})).body).toMatchObject({ version: 4 })
    for (const name of ['', ' ', 'x'.repeat(101), 5]) expect((await change(user, id, { name })).status).toBe(400)
  })

  it('is deleted once, and comes back within a day with what was on it', async () => {
    const user = await makeUser(app)
    const id = await openList(app, user)
    await addByName(app, user, id, 'mleko')
    expect((await remove(user, id)).status).toBe(204)
    expect((await remove(user, id)).status).toBe(404)
    expect((await app.call(readShoppingList, { token: user.token, params: { id } })).status).toBe(404)
    expect((await change(user, id, { name: 'x' })).status).toBe(404)
    expect(await app.succeed(listShoppingLists, { token: user.token })).toMatchObject({ count: 0 })
    app.clock.advance({ hours: 23, minutes: 59 })
    expect(await restore(user, id)).toMatchObject({ status: 200, body: { id, item_count: 1 } })
    expect(await restore(user, id)).toMatchObject({ status: 200 })
    await remove(user, id)
    app.clock.advance({ hours: 24, minutes: 1 })
    expect((await restore(user, id)).status).toBe(404)
    await purgeShoppingLists.handle(app.context, {})
    expect(await app.db.selectFrom('shopping_lists').where('id', '=', Number(id)).select('id').execute()).toEqual([])
  })
})

test('lists come newest first, open and completed ones apart, a page at a time', async () => {
  const user = await makeUser(app)
  const { token } = user
  const ids: string[] = []
  for (const name of ['pierwsza', 'druga', 'trzecia']) ids.push(await openList(app, user, name))
  await change(user, ids[1] ?? '', { completed: true })
  const read = async (query: object) =>
    (await app.succeed(listShoppingLists, { token, query: { ...query } })).results.map(({ name }) => name)
  expect(await read({})).toEqual(['trzecia', 'druga', 'pierwsza'])
  expect(await read({ state: 'open' })).toEqual(['trzecia', 'pierwsza'])
  expect(await read({ state: 'completed' })).toEqual(['druga'])
  expect(await app.succeed(listShoppingLists, { token, query: { page: 2, page_size: 2 } })).toMatchObject({
    count: 3,
    next: null,
    results: [{ name: 'pierwsza' }],
  })
  expect((await app.call(listShoppingLists, { token, query: { state: 'all' } })).status).toBe(400)
  expect((await app.call(listShoppingLists, { token, query: { page: 9 } })).status).toBe(404)
})

test('200 lists are open at most, also by opening one again or bringing one back', async () => {
  const user = await makeUser(app)
  const [completed, deleted] = [await openList(app, user), await openList(app, user)]
  await change(user, completed, { completed: true })
  await remove(user, deleted)
  await fillLists(user, 199)
  const tries = await Promise.all([
    ...Array.from({ length: 3 }, () => app.call(createShoppingList, { token: user.token, body: {} })),
    change(user, completed, { completed: false }),
    restore(user, deleted),
  ])
  expect(statusesOf(tries).map((status) => Math.floor(status / 100))).toEqual([2, 4, 4, 4, 4])
  expect(tries.filter(({ status }) => status === 403)[0]?.body).toEqual({ detail: 'Masz już 200 otwartych list. Zakończ lub usuń którąś.' })
  expect(await app.succeed(listShoppingLists, { token: user.token, query: { state: 'open' } })).toMatchObject({ count: 200 })
  // A completed one takes no place.
  await app.db
    .updateTable('shopping_lists')
    .set({ completed_at: new Date() })
    .where('owner_id', '=', user.id)
    .where('name', '=', 'x')
    .execute()
  expect((await app.call(createShoppingList, { token: user.token, body: {} })).status).toBe(201)
})

test('a list as text goes by aisle', async () => {
  const user = await makeUser(app)
  const id = await openList(app, user, 'Na sobotę')
  for (const name of ['2 l mleka', 'chleb', '300 g sera żółtego', 'prezent dla Oli']) await addByName(app, user, id, name)
  const eggs = await addByName(app, user, id, '10 jajek')
  await sync(app, user, id, [operation(app, { kind: 'set', item_id: eggs, fields: { checked: true, note: 'duże' } })])
  const { headers, body } = await app.call(readShoppingListText, { token: user.token, params: { id } })
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatchInlineSnapshot(`
    "Na sobotę

    Nabiał i jajka
    - mleko – 2 l (2 × 1 l)
    - ser żółty – 300 g (2 × 150 g)
    ✓ jajka – 10 szt., duże

    Pieczywo
    - chleb

    Inne
    - prezent dla Oli
    "
  `)
})
