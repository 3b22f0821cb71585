import { confirmItems } from '@spizarka/contract/intake'
import { createShoppingList, putShoppingAway, updateShoppingList } from '@spizarka/contract/shopping'
import { describe, expect, it, vi } from 'vitest'
import { answer, apiServer, Refusal, unreachable } from '../../../testing/api-server.ts'
import { toastStore } from '../../../ui/feedback/toast.ts'
import { aList, ListOnServer } from './list-on-server.fixture.ts'
import { add, openKeeper, serveLists, startSending, withReaderEach } from './replica.fixture.ts'

withReaderEach()

const SESSION = '0b8f6c0e-8f0a-4b5e-9d55-2f1f3b1f7c11'

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

  it('what was bought is put away under one key though its answer was lost, and told by the list', async () => {
    const { keeper, sender, calls } = await withList()
    const [keys, confirmed] = [new Set<string | null>(), new Set<string>()]
    let isLost = true
    apiServer.use(
      answer(putShoppingAway, ({ headers }) => {
        keys.add(headers.get('idempotency-key'))
        return { session_id: SESSION }
      }),
      answer(confirmItems, ({ params }) => {
        confirmed.add(params.sessionId)
        return isLost ? new Refusal(503, {}) : { bonus_awarded: 0, already_confirmed: true, review_reward: 0, added_count: 3 }
      }),
    )
    keeper.command('50', { kind: 'put-away', sessionId: null, edits: [] })
    expect(keeper.find('50')).toMatchObject({ putsAway: true, waiting: 1 })
    await expect(sender.sync('50')).rejects.toThrow('HTTP 503')
    // Killed, and opened again.
    await keeper.settled()
    const again = await openKeeper()
    expect(again.find('50')).toMatchObject({ putsAway: true })
    isLost = false
    await startSending(again).sync('50')
    expect(again.find('50')).toMatchObject({ putsAway: false, waiting: 0 })
    expect([keys.size, [...confirmed]]).toEqual([1, [SESSION]])
    expect(calls.at(-1)).toBe('sync 50 0')
  })

  it('what cannot be put away as it is waits for review: that is said, and the list stays', async () => {
    const { keeper, sender } = await withList()
    apiServer.use(answer(confirmItems, () => new Refusal(404, { detail: 'Nie znaleziono.' })))
    keeper.command('50', { kind: 'put-away', sessionId: SESSION, edits: [] })
    await sender.sync('50')
    expect(toastStore.read()?.text).toBe('Nie znaleziono.')
    expect(keeper.find('50')).toMatchObject({ waiting: 0, putsAway: false })
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
