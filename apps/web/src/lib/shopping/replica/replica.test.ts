import { syncShoppingList } from '@spizarka/contract/shopping-sync'
import { describe, expect, it, vi } from 'vitest'
import { answer, apiServer, Refusal, unreachable } from '../../../testing/api-server.ts'
import { deviceStore } from '../../storage/device-store.ts'
import { forgetUserDatabase } from '../../storage/user-database.ts'
import { WAITING_CHANGES } from '../../storage/waiting-changes.ts'
import { ListKeeper } from './list-keeper.ts'
import { ListOnServer } from './list-on-server.fixture.ts'
import { add, openKeeper, reader, serve, startSending, withReaderEach } from './replica.fixture.ts'
import { noteServerTime, serverNow } from './server-clock.ts'

const LIST = '5'
const namesIn = (keeper: ListKeeper) => (keeper.read().lists.get(LIST)?.items ?? []).map(({ name }) => name).toSorted()
withReaderEach()

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
    const theirs = await openKeeper(reader.id + 5000)
    expect(theirs.read().lists.size).toBe(0)
    mine.close()
    forgetUserDatabase(reader.id)
    await expect.poll(async () => (await indexedDB.databases()).map(({ name }) => name)).not.toContain(`spizarka.${reader.id}`)
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
  noteServerTime(new Response(null, { headers: { date: new Date(Date.now() - 86_400_000).toUTCString() } }))
  expect(Math.abs(serverNow() - (Date.now() - 86_400_000))).toBeLessThan(2_000)
  noteServerTime(new Response(null, { headers: { date: new Date().toUTCString() } }))
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(5)
})
