import { signOut } from '@spizarka/contract/accounts'
import { signOutOtherDevices } from '@spizarka/contract/devices'
import { listNotifications, markNotificationsRead } from '@spizarka/contract/notifications'
import { updatePreferences } from '@spizarka/contract/preferences'
import {
  deletePushSubscription,
  type PushMessage,
  pushMessageSchema,
  readPushSubscription,
  savePushSubscription,
} from '@spizarka/contract/push'
import { createRecipe } from '@spizarka/contract/recipes'
import type { PushTarget } from '@spizarka/integrations/push'
import { startPushService } from '@spizarka/integrations/push/simulator'
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser } from '../../../../test/factories.ts'
import { stock } from '../../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { notify } from '../notifications.ts'
import { notifyUseSoon } from '../reminders.ts'

const service = await startPushService()
const push = service.openSender()
const app = await startTestApp({ settings: { ACCESS_TOKEN_SECONDS: '1000000' }, context: { push } })
const without = await startTestApp({ databaseUrl: app.databaseUrl })
afterAll(async () => {
  await without.close()
  await app.close()
  await push.close()
  await service.close()
})

const FIVE = '2026-03-10T17:00:00+01:00'
beforeEach(() => app.clock.setTo(FIVE))

const bodyOf = ({ endpoint, p256dh, auth }: PushTarget) => ({ endpoint, keys: { p256dh, auth } })
const subscribe = async ({ token }: Pick<MadeUser, 'token'>, target = service.subscribe()) => {
  await app.succeed(savePushSubscription, { token, body: bodyOf(target) })
  return target
}
const ALL = { push_use_soon: true, push_list_ready: true, push_recipe_decided: true }

/** Somebody who wants to be told of everything, in one browser. */
async function aListener(): Promise<MadeUser & { target: PushTarget }> {
  const user = await makeUser(app)
  await app.succeed(updatePreferences, { token: user.token, body: ALL })
  return { ...user, target: await subscribe(user) }
}

const told = ({ endpoint }: PushTarget): PushMessage[] =>
  service.delivered.filter((sent) => sent.endpoint === endpoint).map(({ payload }) => pushMessageSchema.parse(JSON.parse(payload)))

let lists = 0
async function tellListReady({ id }: Pick<MadeUser, 'id'>): Promise<void> {
  const list = `${++lists}`
  const notice = {
    userId: id,
    kind: 'list_ready',
    push: 'list_ready',
    reference: `list_ready:${list}`,
    title: 'Lista zakupów jest gotowa',
    message: 'Plan posiłków i zakupy czekają na Ciebie.',
    target: 'shopping_lists',
    targetId: '7',
  } as const
  await app.db.transaction().execute((trx) => notify(trx, app.context, notice))
  await app.runJobs()
}

async function tellUseSoon(): Promise<void> {
  await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, notifyUseSoon, {}))
  await app.runJobs()
}

describe('a browser that is told', () => {
  test('hears what the bell says, with where it leads', async () => {
    const user = await aListener()
    await tellListReady(user)
    expect(told(user.target)).toEqual([
      {
        title: 'Lista zakupów jest gotowa',
        body: 'Plan posiłków i zakupy czekają na Ciebie.',
        path: '/shopping-lists/7/plan',
        tag: expect.stringMatching(/^notice-\d+$/),
      },
    ])
  })

  test('hears at five what ends, with one dish that it goes into and how much ends today', async () => {
    const user = await aListener()
    await stock(app, user, 'szpinak', 300, 'grams', '2026-03-10')
    await stock(app, user, 'jajka', 10, 'pieces', '2026-03-12')
    const dish = {
      title: 'Szpinak z jajkiem',
      servings: 2,
      total_minutes: 20,
      ingredients: ['300 g szpinaku', '2 jajka'],
      steps: ['Usmaż.'],
    }
    const { id } = await app.succeed(createRecipe, { token: user.token, body: dish })
    await tellUseSoon()
    await tellUseSoon()
    expect(told(user.target)).toEqual([
      {
        title: '2 produkty do zużycia wkrótce',
        body: 'Zużyj w pierwszej kolejności: szpinak i jajka. Dziś z\u00a0tego: Szpinak z jajkiem (20 minut).',
        path: `/recipes/${id}`,
        tag: 'use-soon',
        ends_today: 1,
      },
    ])
  })

  test('is led to the pantry where no dish takes what ends', async () => {
    const user = await aListener()
    await stock(app, user, 'kefir', 400, 'ml', '2026-03-11')
    await tellUseSoon()
    const [message] = told(user.target)
    expect(message).toMatchObject({ path: '/pantry?show=soon', ends_today: 0 })
  })

  test('is every one that the user is signed in with, and none of somebody else', async () => {
    const [user, other] = [await aListener(), await aListener()]
    const { sessionId } = await makeSession(user)
    const second = service.subscribe()
    await app.db
      .insertInto('push_subscriptions')
      .values({ session_id: sessionId, user_id: user.id, ...second, created_at: app.clock.now() })
      .execute()
    await tellListReady(user)
    expect([told(user.target).length, told(second).length, told(other.target).length]).toEqual([1, 1, 0])
  })
})

async function makeSession({ id }: Pick<MadeUser, 'id'>) {
  const sessionId = crypto.randomUUID()
  const expires_at = new Date(app.clock.now().getTime() + 30 * 86_400_000)
  await app.db.insertInto('auth_sessions').values({ id: sessionId, user_id: id, user_agent: 'test', expires_at }).execute()
  return { sessionId }
}

describe('nobody is told', () => {
  it('of a kind that they did not ask for, though the bell has it', async () => {
    const user = await makeUser(app)
    const target = await subscribe(user)
    await tellListReady(user)
    expect(told(target)).toEqual([])
    expect((await app.succeed(listNotifications, { token: user.token })).count).toBe(1)
  })

  it('of what they have read meanwhile', async () => {
    const user = await aListener()
    await app.db.transaction().execute(async (trx) => {
      await notify(trx, app.context, {
        userId: user.id,
        kind: 'list_ready',
        push: 'list_ready',
        reference: 'list_ready:read',
        title: 'Lista zakupów jest gotowa',
        message: 'Czeka.',
        target: 'shopping_lists',
      })
      await trx.updateTable('user_notifications').set({ read_at: app.clock.now() }).where('user_id', '=', user.id).execute()
    })
    await app.runJobs()
    expect(told(user.target)).toEqual([])
  })

  it('in their silent hours: it waits until they end', async () => {
    const user = await aListener()
    app.clock.setTo('2026-03-10T22:30:00+01:00')
    await tellListReady(user)
    expect(told(user.target)).toEqual([])
    const { rows } = await app.pool.query<{ wait: number }>(
      `select extract(epoch from start_after - created_on)::int as wait from pgboss.job
       where name = 'notifications.push-notice' and state = 'created'`,
    )
    expect(rows.map(({ wait }) => wait)).toEqual([30_600])
    await app.pool.query(`update pgboss.job set start_after = now() where name = 'notifications.push-notice' and state = 'created'`)
    app.clock.setTo('2026-03-11T07:00:00+01:00')
    await app.runJobs()
    expect(told(user.target)).toHaveLength(1)
  })

  it('after signing out, and elsewhere after all other devices were signed out', async () => {
    const user = await aListener()
    const other = await makeSession(user)
    const target = service.subscribe()
    await app.db
      .insertInto('push_subscriptions')
      .values({ session_id: other.sessionId, user_id: user.id, ...target, created_at: app.clock.now() })
      .execute()
    await app.succeed(signOutOtherDevices, { token: user.token })
    await tellListReady(user)
    expect([told(user.target).length, told(target).length]).toEqual([1, 0])
    await app.succeed(signOut, { body: { refresh: user.refresh } })
    await tellListReady(user)
    expect(told(user.target)).toHaveLength(1)
  })

  it('in a browser that somebody else has signed in with since', async () => {
    const before = await aListener()
    const after = await makeUser(app)
    await subscribe(after, before.target)
    await tellListReady(before)
    expect(told(before.target)).toEqual([])
    expect(await app.succeed(readPushSubscription, { token: before.token })).toMatchObject({ is_subscribed: false })
  })
})

describe('a subscription', () => {
  it.each([404, 410])('that has ended (%i) is forgotten', async (status) => {
    const user = await aListener()
    service.answerFor(user.target, status)
    await tellListReady(user)
    expect(await app.succeed(readPushSubscription, { token: user.token })).toEqual({ public_key: push.publicKey, is_subscribed: false })
  })

  it('is kept where the push service is away, and the message is tried again', async () => {
    const user = await aListener()
    service.answerFor(user.target, 503, 2)
    await tellListReady(user)
    expect(told(user.target)).toHaveLength(1)
  })

  it('is set, set anew and taken back', async () => {
    const { token } = await makeUser(app)
    const read = () => app.succeed(readPushSubscription, { token })
    expect(await read()).toEqual({ public_key: push.publicKey, is_subscribed: false })
    await subscribe({ token })
    await subscribe({ token })
    expect(await read()).toMatchObject({ is_subscribed: true })
    await app.succeed(deletePushSubscription, { token })
    await app.succeed(deletePushSubscription, { token })
    expect(await read()).toMatchObject({ is_subscribed: false })
  })

  it('of two browsers at one moment is one of them', async () => {
    const user = await makeUser(app)
    await Promise.all(Array.from({ length: 8 }, () => subscribe(user)))
    const rows = await app.db.selectFrom('push_subscriptions').select('endpoint').where('user_id', '=', user.id).execute()
    expect(rows).toHaveLength(1)
  })

  it.each([
    [{ endpoint: 'http://push.example/1' }],
    [{ endpoint: 'https://127.0.0.1/1' }],
    [{ endpoint: 'https://push.internal/1' }],
    [{ endpoint: `https://push.example/${'x'.repeat(1000)}` }],
    [{ keys: { p256dh: 'B', auth: 'A'.repeat(22) } }],
    [{ keys: { p256dh: `B${'A'.repeat(86)}`, auth: '' } }],
  ])('is not %j', async (changes) => {
    const { token } = await makeUser(app)
    const body = { ...bodyOf(service.subscribe()), ...changes }
    expect((await app.call(savePushSubscription, { token, body })).status).toBe(400)
  })
})

test('where there are no keys nothing is offered, and what is told is told by the bell alone', async () => {
  const { token } = await makeUser(without)
  expect(await without.succeed(readPushSubscription, { token })).toEqual({ public_key: null, is_subscribed: false })
  const body = bodyOf(service.subscribe())
  expect((await without.call(savePushSubscription, { token, body })).status).toBe(404)
  await without.succeed(markNotificationsRead, { token })
})
