import { readMe, refreshAccess, signIn } from '@spizarka/contract/accounts'
import { listDevices, signOutDevice, signOutOtherDevices } from '@spizarka/contract/devices'
import { afterAll, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser, PASSWORD } from '../../../../test/factories.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { deviceNames } from './devices.ts'

const app = await startTestApp({ settings: { RATE_LOGIN_ADDRESS: '10000/1', RATE_LOGIN_ACCOUNT: '10000/1' } })
afterAll(() => app.close())

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

async function signInWith({ username }: MadeUser, userAgent = PHONE) {
  const tokens = await app.succeed(signIn, { body: { username, password: PASSWORD }, headers: { 'user-agent': userAgent } })
  const device = (await app.succeed(listDevices, { token: tokens.access })).results.find(({ is_current }) => is_current)
  return { token: tokens.access, refresh: tokens.refresh, id: device?.id ?? '' }
}
const statusOf = async (token: string) => (await app.call(readMe, { token })).status

describe('the devices', () => {
  it('stand with the one that asks first, then the one used last, as people call them', async () => {
    const user = await makeUser(app)
    const phone = await signInWith(user)
    app.clock.advance({ minutes: 1 })
    const laptop = await signInWith(user, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')

    const { count, results } = await app.succeed(listDevices, { token: phone.token })

    expect(count).toBe(3)
    expect(results.map(({ id }) => id)).toEqual([phone.id, laptop.id, user.sessionId])
    expect(results.map(({ browser, system, is_current }) => [browser, system, is_current])).toEqual([
      ['Chrome', 'Android', true],
      ['Firefox', 'Linux', false],
      [null, null, false],
    ])
  })

  it('come in pages and show nobody else’s', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    await signInWith(user)
    await signInWith(user)

    const first = await app.succeed(listDevices, { token: user.token, query: { page_size: 2 } })
    const second = await app.succeed(listDevices, { token: user.token, query: { page_size: 2, page: 2 } })

    expect([first.count, first.results.length, second.results.length, second.next]).toEqual([3, 2, 1, null])
    expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size).toBe(3)
    expect((await app.call(listDevices, { token: user.token, query: { page: 9 } })).status).toBe(404)
    expect(await app.succeed(listDevices, { token: other.token })).toMatchObject({ count: 1 })
  })

  it('leave the list when they are signed out or their month is over', async () => {
    const user = await makeUser(app)
    const [ended, expired] = [await signInWith(user), await signInWith(user)]
    await app.succeed(signOutDevice, { token: user.token, params: { id: ended.id } })
    await app.db.updateTable('auth_sessions').set({ expires_at: app.clock.now() }).where('id', '=', expired.id).execute()

    expect(await app.succeed(listDevices, { token: user.token })).toMatchObject({ count: 1, results: [{ id: user.sessionId }] })
  })

  it('are for signed-in people', async () => {
    expect((await app.call(listDevices)).status).toBe(401)
    expect((await app.call(signOutOtherDevices)).status).toBe(401)
    expect((await app.call(signOutDevice, { params: { id: '00000000-0000-4000-8000-000000000000' } })).status).toBe(401)
  })
})

describe('signing a device out', () => {
  it('ends it at once, access and refresh, and no other', async () => {
    const user = await makeUser(app)
    const [lost, kept] = [await signInWith(user), await signInWith(user)]

    expect(await app.call(signOutDevice, { token: user.token, params: { id: lost.id } })).toMatchObject({ status: 204, body: '' })

    expect(await statusOf(lost.token)).toBe(401)
    expect((await app.call(refreshAccess, { body: { refresh: lost.refresh } })).status).toBe(401)
    expect([await statusOf(kept.token), await statusOf(user.token)]).toEqual([200, 200])
  })

  it('is 404 for one that is not there, is another’s, or is signed out already', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    const device = await signInWith(user)
    await app.succeed(signOutDevice, { token: user.token, params: { id: device.id } })

    for (const id of [device.id, other.sessionId, 'abc', '7', '00000000-0000-4000-8000-000000000000'])
      expect(await app.call(signOutDevice, { token: user.token, params: { id } })).toMatchObject({
        status: 404,
        body: { detail: 'Nie znaleziono.' },
      })
    expect(await statusOf(other.token)).toBe(200)
  })

  it('ends the one that asks when it names itself', async () => {
    const user = await makeUser(app)

    await app.succeed(signOutDevice, { token: user.token, params: { id: user.sessionId } })

    expect(await statusOf(user.token)).toBe(401)
  })
})

describe('signing the other devices out', () => {
  it('spares the one that asks and other people, and may be repeated', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    const devices = [await signInWith(user), await signInWith(user)]

    for (let time = 0; time < 2; time++) expect((await app.call(signOutOtherDevices, { token: user.token })).status).toBe(204)

    for (const device of devices) expect(await statusOf(device.token)).toBe(401)
    expect([await statusOf(user.token), await statusOf(other.token)]).toEqual([200, 200])
  })
})

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 'Chrome', 'Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Microsoft Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'macOS'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet for Android',
    'Android',
  ],
  ['', null, null],
  [' ', null, null],
  ['<script>alert(1)</script>/1.0', null, null],
  ['kuchenny/1.0', null, null],
  ['('.repeat(300), null, null],
])('%s', (userAgent, browser, system) => {
  expect(deviceNames(userAgent)).toEqual({ browser, system })
})
