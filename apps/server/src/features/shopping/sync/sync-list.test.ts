import { randomUUID } from 'node:crypto'
import { readShoppingList, readShoppingListVersion } from '@spizarka/contract/shopping'
import { type ShoppingOperation, SYNC_REFUSALS, syncShoppingList } from '@spizarka/contract/shopping-sync'
import { afterAll, describe, expect, it, test } from 'vitest'
import { makeUser } from '../../../../test/factories.ts'
import { stock } from '../../../../test/fixtures/pantries.ts'
import { addByName, openList, operation, sync } from '../../../../test/fixtures/shopping-lists.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { slicesOf } from '../../../../test/slices.ts'

const app = await startTestApp({ settings: { RATE_SYNC_USER: '100000/60' } })
afterAll(() => app.close())
const user = await makeUser(app)
const DAY_MS = 86_400_000
const at = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString()

const statuses = (answer: { results: { status: string }[] }) => answer.results.map(({ status }) => status)

// The session of the user is over after a year.
const signedInAgain = async () => {
  const expires = new Date(app.clock.now().getTime() + DAY_MS)
  await app.db.updateTable('auth_sessions').set({ expires_at: expires }).where('user_id', '=', user.id).execute()
  return { ...user, token: app.context.tokens.issueAccess({ userId: user.id, sessionId: user.sessionId }) }
}

const other = () => operation(app, { kind: 'remove' })

describe('an add', () => {
  it('with a name alone is read like a line of groceries', async () => {
    const id = await openList(app, user)
    const names = ['2 l mleka', 'chleb', 'pieprz czarny', 'prezent dla Oli', 'asdfghjkl', 'mleko, chleb']
    const { items, version } = await sync(
      app,
      user,
      id,
      names.map((name) => operation(app, { kind: 'add', fields: { name } })),
    )
    expect(version).toBe(2)
    expect(items).toMatchObject([
      { name: 'mleko', quantity: 2000, unit: 'ml', aisle: 'dairy', packs: { count: 2, size: 1000, unit: 'ml' }, origin: 'manual', for: [] },
      { name: 'chleb', quantity: null, unit: null, aisle: 'bakery', checked: false, in_pantry: false, note: '' },
      { name: 'pieprz czarny', is_spice: true, aisle: 'spices', quantity: null },
      { name: 'prezent dla Oli', aisle: 'other', quantity: null, price_grosze: null },
      { name: 'asdfghjkl', aisle: 'other' },
      { name: 'mleko, chleb', quantity: null },
    ])
  })

  it('with more than a name is taken at its word, with the aisle found where none is given', async () => {
    const id = await openList(app, user)
    const adds = [
      { name: '2 l mleka', checked: true },
      { name: 'mleko', aisle: 'other', quantity: 1.5, unit: 'ml' },
    ]
    const { items } = await sync(
      app,
      user,
      id,
      adds.map((fields) => operation(app, { kind: 'add', fields })),
    )
    expect(items).toMatchObject([
      { name: '2 l mleka', checked: true, aisle: 'dairy', quantity: null },
      { name: 'mleko', aisle: 'other', quantity: 1.5 },
    ])
  })

  it('with an amount says what the pantry holds of it, in its unit, without what is past its best-before', async () => {
    const owner = await makeUser(app)
    await stock(app, owner, 'mleko', 300, 'ml', '2099-01-01')
    await stock(app, owner, 'mleko', 500, 'ml', '2020-01-01')
    await stock(app, owner, 'jajka', 4, 'pieces')
    const id = await openList(app, owner)
    for (const line of ['2 l mleka', '500 g jajek', 'masło 200 g', 'chleb', 'pieprz czarny']) await addByName(app, owner, id, line)
    const { items } = await sync(app, owner, id, [])
    expect(items.map(({ name, have }) => [name, have])).toEqual([
      ['mleko', 300],
      ['jajka', expect.toSatisfy((grams: number) => grams > 200 && grams < 260)],
      ['masło', 0],
      ['chleb', null],
      ['pieprz czarny', null],
    ])
  })

  it('over a living item sets its fields', async () => {
    const id = await openList(app, user)
    const itemId = await addByName(app, user, id, '2 l mleka', { note: 'świeże' })
    const again = operation(app, { kind: 'add', item_id: itemId, at: at(5), fields: { name: 'kefir' } })
    app.clock.advance({ seconds: 1 })
    expect(await sync(app, user, id, [again])).toMatchObject({ items: [{ id: itemId, name: 'kefir', note: 'świeże' }] })
  })

  it('needs a name', async () => {
    const id = await openList(app, user)
    const { results } = await sync(app, user, id, [operation(app, { kind: 'add', fields: { quantity: 1 } })])
    expect(results).toMatchObject([{ status: 'refused', detail: SYNC_REFUSALS.nameless }])
  })
})

describe('changes', () => {
  it('stand by field: the later one, of two at one moment the greater id, and a clock that is ahead counts as now', async () => {
    const id = await openList(app, user)
    const itemId = await addByName(app, user, id, 'mleko', { note: 'a' })
    app.clock.advance({ minutes: 5 })
    const set = (note: string, ms: number, opId: string = randomUUID()) =>
      operation(app, { id: opId, kind: 'set', item_id: itemId, at: at(ms), fields: { note } })
    expect(statuses(await sync(app, user, id, [set('b', -60_000)]))).toEqual(['applied'])
    expect(statuses(await sync(app, user, id, [set('c', -120_000), set('1970', -56 * 365 * DAY_MS)]))).toEqual(['superseded', 'superseded'])
    const moment = -30_000
    const [low, high] = ['00000000-0000-4000-8000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff']
    const same = at(moment)
    await sync(app, user, id, [{ ...set('high', 0, high), at: same }])
    expect(statuses(await sync(app, user, id, [{ ...set('low', 0, low), at: same }]))).toEqual(['superseded'])
    await sync(app, user, id, [{ ...set('z 2099', 0), at: '2099-01-01T00:00:00Z' }])
    app.clock.advance({ seconds: 1 })
    expect((await sync(app, user, id, [set('po 2099', 0)])).items[0]?.note).toBe('po 2099')
  })

  it('of what is removed are superseded, of what never was refused, and a removal wins over any set', async () => {
    const id = await openList(app, user)
    const itemId = await addByName(app, user, id, 'mleko')
    app.clock.advance({ minutes: 1 })
    const of = (kind: 'add' | 'set' | 'remove', ms: number, fields = {}) => operation(app, { kind, item_id: itemId, at: at(ms), fields })
    expect(statuses(await sync(app, user, id, [of('set', -10, { checked: true }), of('remove', -DAY_MS)]))).toEqual(['applied', 'applied'])
    const gone = await sync(app, user, id, [of('set', -5, { note: 'x' }), of('remove', -4)])
    expect(gone).toMatchObject({ items: [], removed: [itemId], results: [{ status: 'superseded' }, { status: 'superseded' }] })
    const back = await sync(app, user, id, [of('add', -1, { name: 'kefir' })])
    expect(back).toMatchObject({ removed: [], items: [{ id: itemId, name: 'kefir', checked: false, note: '' }] })

    const never = randomUUID()
    const unknown = await sync(app, user, id, [
      operation(app, { kind: 'set', item_id: never, fields: { checked: true } }),
      operation(app, { kind: 'remove', item_id: never }),
    ])
    expect(unknown.results).toMatchObject([{ status: 'refused', detail: SYNC_REFUSALS.unknown }, { status: 'refused' }])
  })

  it('count once a list for ever, also with other content; a refused one is not remembered', async () => {
    const id = await openList(app, user)
    const add = operation(app, { kind: 'add', fields: { name: 'mleko' } })
    const set = operation(app, { kind: 'set', item_id: add.item_id, fields: { checked: true } })
    expect(statuses(await sync(app, user, id, [set]))).toEqual(['refused'])
    expect(statuses(await sync(app, user, id, [add, add, set]))).toEqual(['applied', 'repeated', 'applied'])
    app.clock.advance({ days: 400 })
    const before = await app.succeed(readShoppingList, { token: (await signedInAgain()).token, params: { id } })
    const changed = { ...add, item_id: randomUUID(), fields: { name: 'wódka' } }
    expect(statuses(await sync(app, await signedInAgain(), id, [changed, { ...set, fields: { checked: false } }]))).toEqual([
      'repeated',
      'repeated',
    ])
    expect(await app.succeed(readShoppingList, { token: (await signedInAgain()).token, params: { id } })).toEqual(before)
    app.clock.advance({ days: -400 })
  })

  it('of another list leave this one alone, though their ids are the same', async () => {
    const [one, another] = [await openList(app, user), await openList(app, user)]
    const add = operation(app, { kind: 'add', fields: { name: 'mleko' } })
    await sync(app, user, one, [add])
    const elsewhere = await sync(app, user, another, [{ ...add, fields: { name: 'chleb' } }])
    expect(elsewhere).toMatchObject({ results: [{ status: 'applied' }], items: [{ name: 'chleb' }] })
    const stranger = await makeUser(app)
    expect(
      (await app.call(syncShoppingList, { token: stranger.token, params: { id: one }, body: { since: 0, operations: [add] } })).status,
    ).toBe(404)
    expect((await sync(app, user, one, [])).items).toMatchObject([{ name: 'mleko' }])
  })

  it('that are refused leave the others standing', async () => {
    const id = await openList(app, user)
    const itemId = await addByName(app, user, id, 'mleko')
    const bad = [
      { name: '' },
      { name: '\u0001\u0007' },
      { name: 'x'.repeat(51) },
      { quantity: 0 },
      { quantity: -1 },
      { quantity: 50_001 },
      { quantity: 0.0001 },
      { unit: 'litry' },
      { note: 'x'.repeat(201) },
      { aisle: 'kosmos' },
    ]
    const operations = Array.from({ length: 499 }, (_, place) =>
      operation(app, { kind: place % 2 ? 'set' : 'add', item_id: itemId, fields: bad[place % bad.length] ?? {} }),
    )
    app.clock.advance({ seconds: 1 })
    const good = operation(app, { kind: 'set', item_id: itemId, fields: { checked: true } })
    const { results, items } = await sync(app, user, id, [...operations, good])
    expect(results.filter(({ status, detail }) => status === 'refused' && detail).length).toBe(499)
    expect(results.at(-1)).toEqual({ id: good.id, status: 'applied' })
    expect(items).toMatchObject([{ name: 'mleko', checked: true }])
  })

  test.each<[string, (add: ShoppingOperation) => unknown]>([
    ['no since', (add) => ({ operations: [add] })],
    ['a since below 0', (add) => ({ since: -1, operations: [add] })],
    ['no operations', () => ({ since: 0 })],
    ['501 operations', (add) => ({ since: 0, operations: [add, ...Array.from({ length: 500 }, other)] })],
    ['another kind', (add) => ({ since: 0, operations: [add, { ...other(), kind: 'toggle' }] })],
    ['an id that is none', (add) => ({ since: 0, operations: [add, { ...other(), item_id: '1' }] })],
    ['a time that is none', (add) => ({ since: 0, operations: [add, { ...other(), at: 'wczoraj' }] })],
    ['a name that is a number', (add) => ({ since: 0, operations: [add, { ...other(), kind: 'add', fields: { name: 5 } }] })],
    ['a null character', (add) => ({ since: 0, operations: [add, { ...other(), kind: 'add', fields: { name: 'mle\0ko' } }] })],
  ])('come to nothing as a whole with %s', async (_, bodyWith) => {
    const id = await openList(app, user)
    const body = bodyWith(operation(app, { kind: 'add', fields: { name: 'mleko' } }))
    expect((await app.call(syncShoppingList, { token: user.token, params: { id }, body })).status).toBe(400)
    expect((await sync(app, user, id, [])).items).toEqual([])
  })
})

describe('a phone', () => {
  it('learns what changed since the version it knows, and everything since none or a version that never was', async () => {
    const id = await openList(app, user)
    const [milk, bread] = [await addByName(app, user, id, 'mleko'), await addByName(app, user, id, 'chleb')]
    const { version } = await sync(app, user, id, [])
    expect(version).toBe(3)
    await sync(app, user, id, [operation(app, { kind: 'remove', item_id: bread })])
    expect(await sync(app, user, id, [], version)).toMatchObject({ version: 4, items: [], removed: [bread], results: [] })
    expect(await sync(app, user, id, [], 4)).toEqual({ version: 4, items: [], removed: [], results: [] })
    for (const since of [0, 5, 1_000_000]) expect((await sync(app, user, id, [], since)).items.map((item) => item.id)).toEqual([milk])
    expect(await app.succeed(readShoppingListVersion, { token: user.token, params: { id } })).toEqual({ version: 4 })
  })

  it('hears of a change by another within 5 s, while it waits', async () => {
    const id = await openList(app, user)
    const read = (known?: number) => app.succeed(readShoppingListVersion, { token: user.token, params: { id }, query: { known } })
    expect(await read(9)).toEqual({ version: 1 })
    const waiting = read(1)
    await addByName(app, user, id, 'mleko')
    const start = performance.now()
    expect(await waiting).toEqual({ version: 2 })
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  it('that waits keeps no server from stopping', async () => {
    const stopping = await startTestApp({ databaseUrl: app.databaseUrl })
    const id = await openList(stopping, user)
    const waiting = stopping.call(readShoppingListVersion, { token: user.token, params: { id }, query: { known: 1 } })
    await expect.poll(async () => (await stopping.call(readShoppingListVersion, { token: user.token, params: { id } })).status).toBe(200)
    const start = performance.now()
    await stopping.app.close()
    expect((await waiting).status).toBe(200)
    expect(performance.now() - start).toBeLessThan(5_000)
    await stopping.close()
  })

  it('may sync so often and no more', async () => {
    const paced = await startTestApp({ settings: { RATE_SYNC_USER: '2/60' }, databaseUrl: app.databaseUrl })
    try {
      const owner = await makeUser(paced, { username: 'spieszny', email: 'spieszny@example.com' })
      const id = await openList(paced, owner)
      for (const status of [200, 200, 429])
        expect(
          (await paced.call(syncShoppingList, { token: owner.token, params: { id }, body: { since: 0, operations: [] } })).status,
        ).toBe(status)
    } finally {
      await paced.close()
    }
  })
})

test('a list takes 500 items, and one more once one is removed', async () => {
  const id = await openList(app, user)
  const adds = Array.from({ length: 500 }, (_, place) =>
    operation(app, { kind: 'add', fields: { name: `rzecz ${place}`, checked: place === 0 } }),
  )
  expect((await sync(app, user, id, adds)).items).toHaveLength(500)
  const more = operation(app, { kind: 'add', fields: { name: 'jeszcze jedna' } })
  expect((await sync(app, user, id, [more])).results).toMatchObject([{ status: 'refused', detail: SYNC_REFUSALS.full }])
  const remove = operation(app, { kind: 'remove', item_id: adds[0]?.item_id ?? '' })
  expect(statuses(await sync(app, user, id, [remove, more]))).toEqual(['applied', 'applied'])
  const back = operation(app, { kind: 'add', item_id: adds[0]?.item_id ?? '', at: at(1), fields: { name: 'rzecz 0' } })
  app.clock.advance({ seconds: 1 })
  expect(statuses(await sync(app, user, id, [back]))).toEqual(['refused'])
  expect(await app.succeed(readShoppingList, { token: user.token, params: { id } })).toMatchObject({ item_count: 500, checked_count: 0 })
})

test('a list counts what stands on it, whatever was ticked, removed and brought back at once', async () => {
  const id = await openList(app, user)
  const ids = Array.from({ length: 12 }, () => randomUUID())
  await sync(
    app,
    user,
    id,
    ids.map((item_id, place) => operation(app, { kind: 'add', item_id, fields: { name: `rzecz ${place}`, checked: place % 3 === 0 } })),
  )
  let random = 7
  const next = (most: number) => (random = (random * 1103515245 + 12345) % 2147483648) % most
  for (let round = 0; round < 15; round++) {
    app.clock.advance({ seconds: 1 })
    const changes = Array.from({ length: 8 }, () => {
      const item_id = ids[next(ids.length)] ?? ''
      const kind = (['add', 'set', 'remove'] as const)[next(3)] ?? 'set'
      return operation(app, { kind, item_id, fields: kind === 'remove' ? {} : { name: 'mleko', checked: next(2) === 0 } })
    })
    await sync(app, user, id, changes)
    const { items, item_count, checked_count } = await app.succeed(readShoppingList, { token: user.token, params: { id } })
    expect({ item_count, checked_count }).toEqual({
      item_count: items.length,
      checked_count: items.filter(({ checked }) => checked).length,
    })
  }
})

test('three devices that sync at once lose nothing and double nothing', async () => {
  const id = await openList(app, user)
  const shared = await addByName(app, user, id, 'mleko')
  const devices = Array.from({ length: 3 }, (_, device) =>
    Array.from({ length: 20 }, (__, place) =>
      place % 4 === 3
        ? operation(app, { kind: 'set', item_id: shared, at: at(place * 10 + device), fields: { note: `${device} ${place}` } })
        : operation(app, { kind: 'add', fields: { name: `urządzenie ${device} rzecz ${place}` } }),
    ),
  )
  app.clock.advance({ seconds: 1 })
  const answers = await Promise.all(devices.flatMap((operations) => [sync(app, user, id, operations), sync(app, user, id, operations)]))
  // Each of the two sends of a device counts once between them.
  for (const pair of [0, 2, 4])
    for (const place of Array(20).keys())
      expect([answers[pair], answers[pair + 1]].map((answer) => answer?.results[place]?.status)).toContain('repeated')
  const { items, version } = await sync(app, user, id, [])
  expect(items).toHaveLength(1 + 3 * 15)
  expect(items.find((item) => item.id === shared)?.note).toBe('2 19')
  expect(version).toBe(2 + 3)
})

test('five hundred names that take the kitchen long let others in while they are read', async () => {
  const id = await openList(app, user)
  const operations = Array.from({ length: 500 }, (_, each) =>
    operation(app, { kind: each % 2 ? 'add' : 'set', fields: { name: `qwx orz bzyk sp. z o.o. mleko ser żółty ${each}` } }),
  )
  const { longest, count } = await slicesOf(() => sync(app, user, id, operations))
  expect(count).toBeGreaterThan(20)
  expect(longest).toBeLessThan(250)
})
