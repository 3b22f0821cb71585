import { listNotifications } from '@spizarka/contract/notifications'
import { updatePreferences } from '@spizarka/contract/preferences'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { queueBroadcast, readBroadcasts } from './index.ts'
import { fanOutBroadcast } from './queue-broadcast.ts'

const app = await startTestApp()
afterAll(() => app.close())

const inTransaction = app.db.transaction()
const queue = (title: string) => inTransaction.execute((trx) => queueBroadcast(trx, app.context, { title, message: 'Nowe przepisy' }))
const notices = async ({ token }: { token: string }) =>
  (await app.succeed(listNotifications, { token })).results.map(({ notification }) => notification.title)
const broadcasts = async () => (await readBroadcasts(app.context, { page: 1, page_size: 50 }, 'http://localhost/')).results

describe('a broadcast', () => {
  it('comes once to every active account that wants announcements, and says how many got it', async () => {
    const [user, deaf, inactive] = [await makeUser(app), await makeUser(app), await makeUser(app, { active: false })]
    await app.succeed(updatePreferences, { token: deaf.token, body: { notify_announcement: false } })
    const queued = await queue('Święta')
    expect(queued).toMatchObject({ title: 'Święta', message: 'Nowe przepisy', recipients: null })

    await app.runJobs()
    await inTransaction.execute((trx) => app.context.jobs.enqueue(trx, fanOutBroadcast, { broadcastId: Number(queued.id) }))
    await app.runJobs()

    expect(await notices(user)).toEqual(['Święta'])
    expect(await notices(deaf)).toEqual([])
    expect(await app.db.selectFrom('user_notifications').where('user_id', '=', inactive.id).select('id').execute()).toEqual([])
    expect(await broadcasts()).toEqual([{ ...queued, recipients: 1 }])
  })

  it('that its transaction took back is never handed out', async () => {
    const user = await makeUser(app)
    const failure = inTransaction.execute(async (trx) => {
      await queueBroadcast(trx, app.context, { title: 'Cofnięte', message: 'x' })
      throw new Error('later step')
    })
    await expect(failure).rejects.toThrow('later step')
    await app.runJobs()

    expect(await notices(user)).not.toContain('Cofnięte')
  })

  it('reaches a thousand accounts within one job, newest broadcast first in the list', async () => {
    const people = Array.from({ length: 1_000 }, (_, number) => ({
      username: `tlum${number}`,
      email: `tlum${number}@example.com`,
      password_hash: 'x',
      is_active: true,
    }))
    await app.db.insertInto('users').values(people).execute()
    await queue('Do wszystkich')
    await app.runJobs()

    const [newest] = await broadcasts()
    expect(newest?.title).toBe('Do wszystkich')
    expect(newest?.recipients).toBeGreaterThanOrEqual(1_000)
  })
})
