import { randomUUID } from 'node:crypto'
import { discardIntakeSession, listIntakeSessions, readPendingItems } from '@spizarka/contract/intake'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { confirm, readTypedList } from '../../../test/fixtures/intakes.ts'
import { startTestApp } from '../../../test/harness.ts'
import { purgeIntakeSessions } from './index.ts'

const app = await startTestApp()
afterAll(() => app.close())

const waiting = ({ token }: MadeUser, query = {}) => app.succeed(listIntakeSessions, { token, query })
const read = ({ token }: MadeUser, sessionId: string) => app.call(readPendingItems, { token, params: { sessionId } })
const discard = ({ token }: MadeUser, sessionId: string) => app.call(discardIntakeSession, { token, params: { sessionId } })

describe('lists that wait for review', () => {
  it('are told newest first with their first products, a page at a time', async () => {
    const user = await makeUser(app)
    const first = await readTypedList(app, user, 'mleko\nchleb')
    const second = await readTypedList(app, user, 'ser\nmasło\njajka\nryż\nkefir\nśmietana')

    expect(await waiting(user)).toMatchObject({
      count: 2,
      results: [
        { session_id: second.sessionId, source: 'text', item_count: 6, preview: 'ser, masło, jajka, ryż' },
        { session_id: first.sessionId, item_count: 2, preview: 'mleko, chleb' },
      ],
    })
    expect(await waiting(user, { page_size: 1, page: 2 })).toMatchObject({ count: 2, results: [{ session_id: first.sessionId }] })
  })

  it('are those that were neither confirmed nor emptied, and one’s own', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    const confirmed = await readTypedList(app, user, 'mleko')
    await confirm(app, user, confirmed.sessionId)
    const emptied = await readTypedList(app, user, 'chleb')
    await app.db.deleteFrom('pending_items').where('session_id', '=', emptied.sessionId).execute()
    await readTypedList(app, other, 'ser')

    expect(await waiting(user)).toMatchObject({ count: 0, results: [] })
  })
})

describe('discarding a list', () => {
  it('throws it away, once', async () => {
    const user = await makeUser(app)
    const { sessionId } = await readTypedList(app, user, 'mleko')

    expect((await discard(user, sessionId)).status).toBe(204)
    expect((await discard(user, sessionId)).status).toBe(404)
    expect((await read(user, sessionId)).status).toBe(404)
    expect(await waiting(user)).toMatchObject({ count: 0 })
  })

  it('is not for one that is being read, was confirmed, or is somebody else’s', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    const confirmed = await readTypedList(app, user, 'mleko')
    await confirm(app, user, confirmed.sessionId)
    const others = await readTypedList(app, other, 'mleko')
    const processing = randomUUID()
    await app.db.insertInto('intake_sessions').values({ id: processing, owner_id: user.id, source: 'text', input: 'mleko' }).execute()

    for (const sessionId of [confirmed.sessionId, others.sessionId, processing, randomUUID(), 'nie-uuid'])
      expect((await discard(user, sessionId)).status).toBe(404)
    expect((await read(other, others.sessionId)).status).toBe(200)
  })
})

describe('what nobody came back to', () => {
  it('is forgotten after seven days', async () => {
    const user = await makeUser(app)
    const old = await readTypedList(app, user, 'mleko')
    const recent = await readTypedList(app, user, 'chleb')
    const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000)
    const age = (sessionId: string, days: number) =>
      app.db
        .updateTable('intake_sessions')
        .set({ created_at: daysAgo(days) })
        .where('id', '=', sessionId)
        .execute()
    await age(old.sessionId, 7.01)
    await age(recent.sessionId, 6.99)

    await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, purgeIntakeSessions, {}))
    await app.runJobs()

    expect(await waiting(user)).toMatchObject({ results: [{ session_id: recent.sessionId }] })
    const items = await app.db.selectFrom('pending_items').where('session_id', '=', old.sessionId).selectAll().execute()
    expect(items).toEqual([])
  })
})
