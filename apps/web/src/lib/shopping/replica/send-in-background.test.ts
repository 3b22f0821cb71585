import { refreshAccess } from '@spizarka/contract/accounts'
import { describe, expect, it } from 'vitest'
import { answer, apiServer, Refusal, unreachable } from '../../../testing/api-server.ts'
import { add, openKeeper, reader, serveLists, withReaderEach } from './replica.fixture.ts'
import { sendInBackground } from './send-in-background.ts'

withReaderEach()

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
    await sendInBackground(reader.id)
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
    await sendInBackground(reader.id)
    await sendInBackground(reader.id + 4000)
    expect(calls).toEqual([])
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`spizarka.${reader.id + 4000}`)
  })

  it('forgets a session that is over, keeps what waits, and asks to be woken again where there is no network', async () => {
    serveLists()
    const keeper = await openKeeper()
    keeper.create('Na grilla')
    keeper.lendRefresh('refresh-1')
    await keeper.settled()
    apiServer.use(unreachable(refreshAccess))
    await expect(sendInBackground(reader.id)).rejects.toThrow('Network error')
    expect(await keeper.lentRefresh()).toBe('refresh-1')
    apiServer.use(answer(refreshAccess, () => new Refusal(401, { detail: 'Sesja wygasła.' })))
    await sendInBackground(reader.id)
    expect(await keeper.lentRefresh()).toBeUndefined()
    expect(keeper.read().waiting).toBe(1)
  })
})
