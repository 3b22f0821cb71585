import { refreshAccess } from '@spizarka/contract/accounts'
import {
  createShoppingList,
  deleteShoppingList,
  listShoppingLists,
  readShoppingList,
  readShoppingListVersion,
  restoreShoppingList,
  type ShoppingList,
  updateShoppingList,
} from '@spizarka/contract/shopping'
import { syncShoppingList } from '@spizarka/contract/shopping-sync'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aList, ListOnServer } from '../../../features/shopping/testing.ts'
import { answer, apiServer, Refusal, unreachable } from '../../../testing/api-server.ts'
import { onePage, signedIn } from '../../../testing/samples.ts'
import { toastStore } from '../../../ui/feedback/toast.ts'
import { deviceStore } from '../../storage/device-store.ts'
import { forgetUserDatabase } from '../../storage/user-database.ts'
import { WAITING_CHANGES } from '../../storage/waiting-changes.ts'
import { type ItemChange, ListKeeper } from './list-keeper.ts'
import { ListSender } from './list-sender.ts'
import { sendInBackground } from './send-in-background.ts'
import { heardServerTime, serverNow } from './server-clock.ts'

const LIST = '5'
let userId = 100
const open: { keeper: ListKeeper; sender?: ListSender }[] = []

/** A tab, or a phone of another user, or the same one after it was killed. */
async function openKeeper(of = userId): Promise<ListKeeper> {
  const keeper = new ListKeeper(of)
  open.push({ keeper })
  await keeper.opened
  return keeper
}

function startSending(keeper: ListKeeper): ListSender {
  const sender = new ListSender(keeper)
  open.push({ keeper, sender })
  return sender
}

const add = (name: string, id: string = crypto.randomUUID()): ItemChange => ({ kind: 'add', item_id: id, fields: { name } })
const namesIn = (keeper: ListKeeper) => (keeper.read().lists.get(LIST)?.items ?? []).map(({ name }) => name).toSorted()

function serve(server: ListOnServer): void {
  apiServer.use(
    answer(readShoppingList, () => server.whole()),
    answer(readShoppingListVersion, () => ({ version: server.version })),
    answer(syncShoppingList, ({ body }) => server.sync(body.operations)),
  )
}

beforeEach(() => {
  userId++
  signedIn({ id: userId })
})
afterEach(() => {
  for (const { keeper, sender } of open.splice(0)) {
    sender?.close()
    keeper.close()
  }
})

describe('what is changed without a network', () => {
  it('is shown at once, outlives the tab, and is sent once', async () => {
    const server = new ListOnServer()
    const keeper = await openKeeper()
    keeper.takeWhole(server.whole())
    keeper.change(LIST, [add('mleko'), add('chleb')])
    expect(namesIn(keeper)).toEqual(['chleb', 'mleko'])
    expect(keeper.read().waiting).toBe(2)
    expect(deviceStore.find(WAITING_CHANGES)).toBe('2')
    await keeper.settled()

    // Killed: nothing is closed, nothing is said.
    const again = await openKeeper()
    expect(namesIn(again)).toEqual(['chleb', 'mleko'])
    expect(again.read().lists.get(LIST)?.waitingItems.size).toBe(2)
    serve(server)
    await startSending(again).sync(LIST)
    expect(again.read().waiting).toBe(0)
    expect(deviceStore.find(WAITING_CHANGES)).toBeUndefined()
    expect(server.items().map(({ name }) => name)).toEqual(['mleko', 'chleb'])

    const later = await openKeeper()
    expect(later.read().waiting).toBe(0)
    expect(namesIn(later)).toEqual(['chleb', 'mleko'])
  })

  it('is sent again when the answer was lost, and counts once', async () => {
    const server = new ListOnServer()
    const keeper = await openKeeper()
    keeper.takeWhole(server.whole())
    keeper.change(LIST, [add('mleko')])
    const sender = startSending(keeper)
    apiServer.use(
      answer(syncShoppingList, ({ body }) => {
        server.sync(body.operations)
        return new Refusal(503, {})
      }),
    )
    await expect(sender.sync(LIST)).rejects.toThrow('HTTP 503')
    expect(keeper.read().waiting).toBe(1)
    serve(server)
    await sender.sync(LIST)
    expect(keeper.read().waiting).toBe(0)
    expect(server.items()).toHaveLength(1)
    expect(server.received.length).toBeGreaterThan(1)
  })

  it('goes out by itself once the network is back', async () => {
    const server = new ListOnServer()
    const keeper = await openKeeper()
    keeper.takeWhole(server.whole())
    apiServer.use(unreachable(syncShoppingList))
    startSending(keeper)
    keeper.change(LIST, [add('mleko')])
    await expect.poll(() => keeper.read().waiting).toBe(1)
    serve(server)
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => keeper.read().waiting).toBe(0)
    expect(server.items()).toMatchObject([{ name: 'mleko' }])
  })

  it('of more than a call takes goes in several', async () => {
    const server = new ListOnServer()
    serve(server)
    const keeper = await openKeeper()
    keeper.takeWhole(server.whole())
    keeper.change(
      LIST,
      Array.from({ length: 620 }, (_, place) => add(`rzecz ${place}`, `00000000-0000-4000-8000-${String(place % 300).padStart(12, '0')}`)),
    )
    await startSending(keeper).sync(LIST)
    expect(keeper.read().waiting).toBe(0)
    expect(server.received).toHaveLength(620)
  })
})

/** All lists of a user on the server, each call of which is noted. */
function serveLists(): { calls: string[]; lists: Map<string, ListOnServer & { about: ShoppingList }> } {
  const calls: string[] = []
  const lists = new Map<string, ListOnServer>()
  const made = new Map<string, string>()
  const gone = new Set<string>()
  const find = (id: string) => (gone.has(id) ? undefined : lists.get(id)) ?? new Refusal(404, { detail: 'Nie znaleziono.' })
  const orRefuse = <Answer>(id: string, give: (list: ListOnServer) => Answer) => {
    const list = find(id)
    return list instanceof Refusal ? list : give(list)
  }
  apiServer.use(
    answer(createShoppingList, ({ body, headers }) => {
      const key = headers.get('idempotency-key') ?? ''
      const id = made.get(key) ?? String(50 + lists.size)
      made.set(key, id)
      calls.push(`create ${body.name}`)
      const list = lists.get(id) ?? new ListOnServer(aList({ id, name: body.name ?? '' }))
      lists.set(id, list)
      return { ...list.about, version: 1 }
    }),
    answer(updateShoppingList, ({ params, body }) =>
      orRefuse(params.id, (list) => {
        calls.push(`update ${params.id} ${JSON.stringify(body)}`)
        Object.assign(list.about, body.name !== undefined && { name: body.name })
        if (body.completed !== undefined) Object.assign(list.about, { completed_at: body.completed ? new Date().toISOString() : null })
        return { ...list.about, version: ++list.version }
      }),
    ),
    answer(deleteShoppingList, ({ params }) =>
      orRefuse(params.id, () => {
        calls.push(`delete ${params.id}`)
        gone.add(params.id)
        return undefined
      }),
    ),
    answer(restoreShoppingList, ({ params }) => {
      calls.push(`restore ${params.id}`)
      gone.delete(params.id)
      return orRefuse(params.id, (list) => ({ ...list.about, version: ++list.version }))
    }),
    answer(readShoppingList, ({ params }) => orRefuse(params.id, (list) => list.whole())),
    answer(syncShoppingList, ({ params, body }) =>
      orRefuse(params.id, (list) => {
        calls.push(`sync ${params.id} ${body.operations.length}`)
        return list.sync(body.operations)
      }),
    ),
    answer(listShoppingLists, ({ query }) =>
      onePage(
        ...[...lists]
          .filter(([id, { about }]) => !gone.has(id) && (about.completed_at === null) === (query.state === 'open'))
          .map(([, list]) => ({ ...list.about, version: list.version })),
      ),
    ),
  )
  return { calls, lists }
}

describe('a list that is made without a network', () => {
  it('is there at once, outlives the tab, and is sent once with all that was written on it', async () => {
    apiServer.use(unreachable(createShoppingList))
    const keeper = await openKeeper()
    const ours = keeper.create('Na grilla')
    keeper.change(ours, [add('węgiel')])
    keeper.command(ours, { kind: 'rename', name: 'Na ognisko' })
    expect(keeper.find(ours)).toMatchObject({ isRead: true, waiting: 3, about: { name: 'Na ognisko', item_count: 1 } })
    await keeper.settled()

    // Killed: nothing is closed, nothing is said.
    const again = await openKeeper()
    expect(again.find(ours)).toMatchObject({ waiting: 3, about: { name: 'Na ognisko' } })
    const { calls, lists } = serveLists()
    await startSending(again).sync(ours)
    expect(calls).toEqual(['create Na grilla', 'sync 50 1', 'update 50 {"name":"Na ognisko"}'])
    expect(
      lists
        .get('50')
        ?.items()
        .map(({ name }) => name),
    ).toEqual(['węgiel'])
    // Its address of this browser leads to it for good.
    expect(again.idOf(ours)).toBe('50')
    expect((await openKeeper()).find(ours)).toMatchObject({ id: '50', waiting: 0, about: { name: 'Na ognisko' } })
  })

  it('is made once when the answer was lost', async () => {
    const { lists } = serveLists()
    const keeper = await openKeeper()
    const ours = keeper.create('Na grilla')
    const sender = startSending(keeper)
    const keys: (string | null)[] = []
    apiServer.use(
      answer(createShoppingList, ({ headers }) => {
        keys.push(headers.get('idempotency-key'))
        // It was made all the same; asked again under its key, the server says so.
        const list = lists.get('50') ?? new ListOnServer(aList({ id: '50', name: 'Na grilla' }))
        lists.set('50', list)
        return keys.length === 1 ? new Refusal(503, {}) : list.about
      }),
    )
    await expect(sender.sync(ours)).rejects.toThrow('HTTP 503')
    expect(keeper.find(ours)).toMatchObject({ waiting: 1 })
    await sender.sync(ours)
    await sender.sync(ours)
    expect(keeper.read()).toMatchObject({ waiting: 0 })
    expect([keys.length, new Set(keys).size, keeper.idOf(ours)]).toEqual([2, 1, '50'])
  })

  it('goes on in a tab that still knows it by its old id', async () => {
    const { lists } = serveLists()
    const [one, other] = [await openKeeper(), await openKeeper()]
    const ours = one.create('Na grilla')
    await expect.poll(() => other.find(ours)).toBeDefined()
    await startSending(one).sync(ours)
    other.change(ours, [add('węgiel')])
    await expect.poll(() => one.find('50')?.items).toHaveLength(1)
    await startSending(other).sync(ours)
    expect(
      lists
        .get('50')
        ?.items()
        .map(({ name }) => name),
    ).toEqual(['węgiel'])
    expect(lists.size).toBe(1)
  })

  it('is kept, and the reason said, where the server takes no more lists', async () => {
    const keeper = await openKeeper()
    const ours = keeper.create('Na grilla')
    apiServer.use(answer(createShoppingList, () => new Refusal(403, { detail: 'Masz już 200 list w toku.' })))
    await expect(startSending(keeper).sync(ours)).rejects.toThrow('200')
    expect(keeper.find(ours)).toMatchObject({ waiting: 1 })
  })
})

async function withList() {
  const served = serveLists()
  served.lists.set('50', new ListOnServer(aList({ id: '50', name: 'Na sobotę' })))
  const keeper = await openKeeper()
  const sender = startSending(keeper)
  await sender.refreshAll()
  return { ...served, keeper, sender }
}

describe('what is done to a list as a whole without a network', () => {
  it('is shown at once: renamed, done, opened again', async () => {
    const { keeper, sender, calls, lists } = await withList()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    keeper.command('50', { kind: 'rename', name: 'Na niedzielę' })
    keeper.command('50', { kind: 'complete', at: new Date().toISOString() })
    expect(keeper.find('50')?.about).toMatchObject({ name: 'Na niedzielę', completed_at: expect.any(String) })
    keeper.command('50', { kind: 'reopen' })
    expect(keeper.find('50')?.about.completed_at).toBeNull()
    vi.restoreAllMocks()
    await sender.sync('50')
    expect(calls).toEqual(['update 50 {"name":"Na niedzielę"}', 'update 50 {"completed":true}', 'update 50 {"completed":false}'])
    expect(keeper.read().waiting).toBe(0)
    expect(lists.get('50')?.about).toMatchObject({ name: 'Na niedzielę', completed_at: null })
  })

  it('deleted it is gone, and comes back with what was written on it', async () => {
    const { keeper, sender, calls, lists } = await withList()
    keeper.change('50', [add('mleko')])
    keeper.command('50', { kind: 'delete' })
    expect(keeper.find('50')).toBeUndefined()
    await sender.sync('50')
    expect(calls).toEqual(['sync 50 1', 'delete 50'])
    await sender.refreshAll()
    expect(keeper.knownLists()).toEqual([])
    keeper.command('50', { kind: 'restore' })
    await sender.sync('50')
    expect(keeper.find('50')?.items.map(({ name }) => name)).toEqual(['mleko'])
    expect(lists.get('50')?.items()).toHaveLength(1)
    expect(keeper.read().waiting).toBe(0)
  })

  it('that the server refuses is said and undone, and holds nothing up', async () => {
    const { keeper, sender } = await withList()
    apiServer.use(answer(updateShoppingList, () => new Refusal(403, { detail: 'Masz już 200 list w toku.' })))
    keeper.command('50', { kind: 'reopen' })
    await sender.sync('50')
    expect(keeper.read().waiting).toBe(0)
    expect(toastStore.read()?.text).toBe('Masz już 200 list w toku.')
  })

  it('a list that another device deleted meanwhile is gone here too', async () => {
    const { keeper, sender } = await withList()
    apiServer.use(answer(updateShoppingList, () => new Refusal(404, { detail: 'Nie znaleziono.' })))
    keeper.command('50', { kind: 'rename', name: 'x' })
    await sender.sync('50')
    expect(keeper.read()).toMatchObject({ waiting: 0 })
    expect(keeper.find('50')).toBeUndefined()
  })
})

it('lists that are done are kept to be read without a network, and go with the server', async () => {
  const { lists } = serveLists()
  lists.set('50', new ListOnServer(aList({ id: '50', completed_at: '2025-11-20T10:00:00Z' })))
  lists
    .get('50')
    ?.sync([{ id: crypto.randomUUID(), item_id: crypto.randomUUID(), kind: 'add', at: new Date(0).toISOString(), fields: { name: 'ser' } }])
  const keeper = await openKeeper()
  const sender = startSending(keeper)
  await sender.refreshAll()
  await keeper.settled()
  expect((await openKeeper()).find('50')?.items.map(({ name }) => name)).toEqual(['ser'])
  lists.clear()
  await sender.refreshAll()
  expect(keeper.find('50')).toBeUndefined()
})

describe('the service worker', () => {
  it('sends what waits with the session that was lent, tells the tabs, and gives it back', async () => {
    const { calls, lists } = serveLists()
    const refreshed: string[] = []
    apiServer.use(
      answer(refreshAccess, ({ body }) => {
        refreshed.push(body.refresh)
        return { access: 'access-2' }
      }),
    )
    const keeper = await openKeeper()
    const ours = keeper.create('Na grilla')
    keeper.change(ours, [add('węgiel')])
    keeper.lendRefresh('refresh-1')
    await keeper.settled()
    await sendInBackground(userId)
    expect(refreshed).toEqual(['refresh-1'])
    expect(calls).toEqual(['create Na grilla', 'sync 50 1'])
    expect(lists.get('50')?.items()).toHaveLength(1)
    await expect.poll(() => keeper.read().waiting).toBe(0)
    expect(await keeper.lentRefresh()).toBeUndefined()
  })

  it('sends nothing where nobody lent it a session, and makes no storage where there is none', async () => {
    const { calls } = serveLists()
    const keeper = await openKeeper()
    keeper.create('Na grilla')
    await keeper.settled()
    await sendInBackground(userId)
    await sendInBackground(userId + 4000)
    expect(calls).toEqual([])
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`spizarka.${userId + 4000}`)
  })

  it('forgets a session that is over, keeps what waits, and asks to be woken again where there is no network', async () => {
    serveLists()
    const keeper = await openKeeper()
    keeper.create('Na grilla')
    keeper.lendRefresh('refresh-1')
    await keeper.settled()
    apiServer.use(unreachable(refreshAccess))
    await expect(sendInBackground(userId)).rejects.toThrow('Network error')
    expect(await keeper.lentRefresh()).toBe('refresh-1')
    apiServer.use(answer(refreshAccess, () => new Refusal(401, { detail: 'Sesja wygasła.' })))
    await sendInBackground(userId)
    expect(await keeper.lentRefresh()).toBeUndefined()
    expect(keeper.read().waiting).toBe(1)
  })
})

describe('two tabs of one browser', () => {
  it('show what either changed', async () => {
    const server = new ListOnServer()
    const [one, other] = [await openKeeper(), await openKeeper()]
    one.takeWhole(server.whole())
    one.change(LIST, [add('mleko')])
    await expect.poll(() => namesIn(other)).toEqual(['mleko'])
    other.change(LIST, [add('chleb')])
    await expect.poll(() => namesIn(one)).toEqual(['chleb', 'mleko'])
    serve(server)
    await startSending(one).sync(LIST)
    await expect.poll(() => other.read().waiting).toBe(0)
    expect(server.received).toHaveLength(2)
  })
})

describe('storage', () => {
  it('that is forbidden leaves a list that works as long as the page, and says so', async () => {
    const forbidden = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const server = new ListOnServer()
    const keeper = await openKeeper()
    forbidden.mockRestore()
    expect(keeper.read()).toMatchObject({ ready: true, durable: false })
    keeper.takeWhole(server.whole())
    keeper.change(LIST, [add('mleko')])
    serve(server)
    await startSending(keeper).sync(LIST)
    expect(server.items()).toMatchObject([{ name: 'mleko' }])
    expect(namesIn(keeper)).toEqual(['mleko'])
  })

  it('that is full keeps the change in memory, and says so', async () => {
    const keeper = await openKeeper()
    keeper.takeWhole(new ListOnServer().whole())
    await keeper.settled()
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError')
    })
    keeper.change(LIST, [add('mleko')])
    await keeper.settled()
    full.mockRestore()
    expect(keeper.read()).toMatchObject({ durable: false, waiting: 1 })
    expect(namesIn(keeper)).toEqual(['mleko'])
  })

  it("is another account's for another account, and gone after signing out", async () => {
    const mine = await openKeeper()
    mine.takeWhole(new ListOnServer().whole())
    mine.change(LIST, [add('mleko')])
    await mine.settled()
    const theirs = await openKeeper(userId + 5000)
    expect(theirs.read().lists.size).toBe(0)
    mine.close()
    forgetUserDatabase(userId)
    await expect.poll(async () => (await indexedDB.databases()).map(({ name }) => name)).not.toContain(`spizarka.${userId}`)
    expect((await openKeeper()).read()).toMatchObject({ waiting: 0, durable: true })
  })
})

it('a list that is gone is forgotten with what waited for it', async () => {
  const keeper = await openKeeper()
  keeper.takeWhole(new ListOnServer().whole())
  keeper.change(LIST, [add('mleko')])
  apiServer.use(answer(syncShoppingList, () => new Refusal(404, { detail: 'Nie znaleziono.' })))
  await startSending(keeper).sync(LIST)
  expect(keeper.read()).toMatchObject({ waiting: 0 })
  expect(keeper.read().lists.has(LIST)).toBe(false)
})

it("an open list hears of others' changes", async () => {
  const server = new ListOnServer()
  serve(server)
  const keeper = await openKeeper()
  keeper.takeWhole(server.whole())
  const sender = startSending(keeper)
  const left = new AbortController()
  const watching = sender.watch(LIST, left.signal)
  server.sync([
    { id: crypto.randomUUID(), item_id: crypto.randomUUID(), kind: 'add', at: new Date().toISOString(), fields: { name: 'masło' } },
  ])
  await expect.poll(() => namesIn(keeper)).toEqual(['masło'])
  left.abort()
  await watching
})

it('a clock that is a day wrong is put right by the Date of an answer', () => {
  heardServerTime(new Response(null, { headers: { date: new Date(Date.now() - 86_400_000).toUTCString() } }))
  expect(Math.abs(serverNow() - (Date.now() - 86_400_000))).toBeLessThan(2_000)
  heardServerTime(new Response(null, { headers: { date: new Date().toUTCString() } }))
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(5)
})
