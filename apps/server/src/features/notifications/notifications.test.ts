import { countNotifications, listNotifications, markNotificationsRead } from '@spizarka/contract/notifications'
import { updatePreferences } from '@spizarka/contract/preferences'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { notify, purgeOld } from './index.ts'
import type { Notice } from './notifications.queries.ts'

const app = await startTestApp()
afterAll(() => app.close())

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

function tell({ id }: MadeUser, reference: string, changes: Partial<Notice> = {}): Promise<void> {
  const notice: Notice = { userId: id, kind: 'export_ready', reference, title: 'Tytuł', message: 'Treść', target: 'account', ...changes }
  return app.db.transaction().execute((trx) => notify(trx, app.context, notice))
}

const unread = async ({ token }: MadeUser) => (await app.succeed(countNotifications, { token })).unread_count
const list = async ({ token }: MadeUser, query = {}) => app.succeed(listNotifications, { token, query })
const orphans = () =>
  app.db
    .selectFrom('notifications')
    .leftJoin('user_notifications as told', 'told.notification_id', 'notifications.id')
    .where('told.id', 'is', null)
    .select('notifications.id')
    .execute()

describe("a user's notices", () => {
  it('come newest first, in pages, each with where it leads', async () => {
    const user = await makeUser(app)
    await tell(user, 'a', { title: 'Pierwszy' })
    await tell(user, 'b', { title: 'Drugi', kind: 'points_low', target: 'points' })
    await tell(user, 'c', { title: 'Trzeci', target: null })

    const page = await list(user, { page_size: 2 })
    expect(page).toMatchObject({
      count: 3,
      next: expect.stringContaining('page=2'),
      results: [
        { kind: 'export_ready', target: null, is_read: false, notification: { title: 'Trzeci', message: 'Treść' } },
        { kind: 'points_low', target: 'points', notification: { title: 'Drugi' } },
      ],
    })
    expect((await list(user, { page_size: 2, page: 2 })).results).toMatchObject([{ notification: { title: 'Pierwszy' } }])
    expect((await app.call(listNotifications, { token: user.token, query: { page: 9 } })).status).toBe(404)
  })

  it('are nobody else’s: not listed, not counted, not marked', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    await tell(user, 'a')

    await app.succeed(markNotificationsRead, { token: other.token })
    expect(await unread(other)).toBe(0)
    expect((await list(other)).results).toEqual([])
    expect(await unread(user)).toBe(1)
  })

  it('are read once they are marked, and the next one is not', async () => {
    const user = await makeUser(app)
    await tell(user, 'a')
    await app.succeed(markNotificationsRead, { token: user.token })
    await tell(user, 'b')

    expect(await unread(user)).toBe(1)
    expect((await list(user)).results.map(({ is_read }) => is_read)).toEqual([false, true])
  })

  it('are counted right while twenty calls mark them and twenty new ones come', async () => {
    const user = await makeUser(app)
    await Promise.all(times(20).flatMap((each) => [tell(user, `n${each}`), app.succeed(markNotificationsRead, { token: user.token })]))

    const { count, results } = await list(user)
    expect(count).toBe(20)
    expect(await unread(user)).toBe(results.filter(({ is_read }) => !is_read).length)
    await app.succeed(markNotificationsRead, { token: user.token })
    expect(await unread(user)).toBe(0)
  })

  it('are told once a reference, also when twenty tell it at once, and what was refused leaves no text behind', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    await Promise.all(times(20).map(() => tell(user, 'same')))
    await tell(user, 'same', { title: 'Inny' })
    await tell(other, 'same')

    expect((await list(user)).count).toBe(1)
    expect((await list(other)).count).toBe(1)
    expect(await orphans()).toEqual([])
  })

  it('do not come to accounts that are not active or that are gone', async () => {
    const [inactive, deleted] = [await makeUser(app, { active: false }), await makeUser(app)]
    await app.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', deleted.id).execute()
    await tell(inactive, 'a')
    await tell(deleted, 'a')
    await tell({ ...deleted, id: 9_000_000 }, 'a')

    const told = app.db.selectFrom('user_notifications').where('user_id', 'in', [inactive.id, deleted.id, 9_000_000])
    expect(await told.select('id').execute()).toEqual([])
    expect(await orphans()).toEqual([])
  })
})

describe('the switches', () => {
  it('keep a kind from the one who does not want it', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    await app.succeed(updatePreferences, { token: user.token, body: { notify_export_ready: false } })
    for (const each of [user, other]) await tell(each, 'a')
    await tell(user, 'b', { kind: 'points_low' })

    expect((await list(user)).results.map(({ kind }) => kind)).toEqual(['points_low'])
    expect((await list(other)).count).toBe(1)
  })
})

async function purge(): Promise<void> {
  await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, purgeOld, {}))
  await app.runJobs()
}

describe('the nightly purge', () => {
  it('deletes notices of a quarter ago and keeps the younger ones, and that points are low as long as they may be', async () => {
    const user = await makeUser(app)
    await tell(user, 'old')
    await tell(user, 'points_low:1')
    app.clock.advance({ days: 60 })
    await tell(user, 'young')
    app.clock.advance({ days: 31 })
    await purge()
    app.clock.advance({ days: -91 })

    const references = await app.db
      .selectFrom('user_notifications')
      .select('reference')
      .where('user_id', '=', user.id)
      .orderBy('id')
      .execute()
    expect(references).toEqual([{ reference: 'points_low:1' }, { reference: 'young' }])
    expect(await orphans()).toEqual([])
  })

  it('deletes what was told to an account that is gone', async () => {
    const user = await makeUser(app)
    await tell(user, 'a', { message: 'Zużyj tajne ciasto' })
    await app.db.deleteFrom('users').where('id', '=', user.id).execute()
    await purge()

    expect(await app.db.selectFrom('notifications').select('id').where('message', '=', 'Zużyj tajne ciasto').execute()).toEqual([])
  })
})
