import { readMe, refreshAccess, signIn, signOut } from '@spizarka/contract/accounts'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser, PASSWORD } from '../../../../test/factories.ts'
import { startTestApp } from '../../../../test/harness.ts'

const app = await startTestApp({ settings: { RATE_REFRESH_ADDRESS: '100000/1' } })
afterAll(() => app.close())

const ended = { status: 401, body: { code: 'token_not_valid', detail: 'Sesja wygasła. Zaloguj się ponownie.' } }
const lastUsed = async (sessionId: string) =>
  (await app.db.selectFrom('auth_sessions').select('last_used_at').where('id', '=', sessionId).executeTakeFirstOrThrow()).last_used_at

describe('refreshing', () => {
  it('gives a new access token and keeps the refresh token', async () => {
    const user = await makeUser(app)

    const first = await app.call(refreshAccess, { body: { refresh: user.refresh } })
    const second = await app.succeed(refreshAccess, { body: { refresh: user.refresh } })

    expect(Object.keys(first.body as object)).toEqual(['access'])
    expect(await app.succeed(readMe, { token: second.access })).toMatchObject({ id: user.id })
  })

  it('works twenty times at once, as tabs do it', async () => {
    const { refresh } = await makeUser(app)

    const answers = await Promise.all(Array.from({ length: 20 }, () => app.call(refreshAccess, { body: { refresh } })))

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('notes the use of a session sparsely', async () => {
    const { refresh, sessionId } = await makeUser(app)
    const start = await lastUsed(sessionId)
    app.clock.advance({ minutes: 5 })
    await app.succeed(refreshAccess, { body: { refresh } })
    expect(await lastUsed(sessionId)).toEqual(start)

    app.clock.advance({ minutes: 6 })
    await app.succeed(refreshAccess, { body: { refresh } })

    expect((await lastUsed(sessionId)).getTime()).toBeGreaterThan(start.getTime())
  })

  it('refuses garbage, an access token, and a token signed with another key', async () => {
    const user = await makeUser(app)
    const elsewhere = await startTestApp({ settings: { SECRET_KEY: 'another-key-that-is-long-enough-to-pass' } })
    const forged = elsewhere.context.tokens.issueRefresh({ userId: user.id, sessionId: user.sessionId }, new Date(Date.now() + 1e9))
    await elsewhere.close()

    for (const refresh of ['garbage', user.token, forged, unsigned(user.refresh)]) {
      expect(await app.call(refreshAccess, { body: { refresh } })).toMatchObject(ended)
    }
  })

  it('refuses a session that was ended, has run out, or is of another user', async () => {
    const [revoked, other, third] = [await makeUser(app), await makeUser(app), await makeUser(app)]
    await app.call(signOut, { body: { refresh: revoked.refresh } })
    const far = new Date(Date.now() + 1e11)
    const mixed = app.context.tokens.issueRefresh({ userId: other.id, sessionId: third.sessionId }, far)
    const expired = app.context.tokens.issueRefresh({ userId: other.id, sessionId: other.sessionId }, far)
    await app.db.updateTable('auth_sessions').set({ expires_at: app.clock.now() }).where('id', '=', other.sessionId).execute()

    for (const refresh of [revoked.refresh, mixed, expired])
      expect(await app.call(refreshAccess, { body: { refresh } })).toMatchObject(ended)
  })

  it('refuses an account that is gone or was switched off', async () => {
    const [gone, off] = [await makeUser(app), await makeUser(app)]
    await app.db.deleteFrom('users').where('id', '=', gone.id).execute()
    await app.db.updateTable('users').set({ is_active: false }).where('id', '=', off.id).execute()

    expect(await app.call(refreshAccess, { body: { refresh: gone.refresh } })).toMatchObject(ended)
    expect(await app.call(refreshAccess, { body: { refresh: off.refresh } })).toMatchObject(ended)
  })

  it('asks for the token when it is missing', async () => {
    expect(await app.call(refreshAccess, { body: {} })).toMatchObject({ status: 400, body: { refresh: ['To pole jest wymagane.'] } })
  })

  it('is limited for one network address', async () => {
    const limited = await startTestApp({ settings: { RATE_REFRESH_ADDRESS: '2/60' } })
    const { refresh } = await makeUser(limited)
    const again = async () => (await limited.call(refreshAccess, { body: { refresh } })).status

    expect([await again(), await again(), await again()]).toEqual([200, 200, 429])
    await limited.close()
  })
})

describe('signing out', () => {
  it('ends this session, its access token included, and no other', async () => {
    const user = await makeUser(app)
    const elsewhere = await app.succeed(signIn, { body: { username: user.username, password: PASSWORD } })

    expect((await app.call(signOut, { body: { refresh: user.refresh } })).status).toBe(204)

    expect((await app.call(refreshAccess, { body: { refresh: user.refresh } })).status).toBe(401)
    expect((await app.call(readMe, { token: user.token })).status).toBe(401)
    expect((await app.call(readMe, { token: elsewhere.access })).status).toBe(200)
  })

  it('answers 204 again, and for a token that is no good', async () => {
    const user = await makeUser(app)
    await app.call(signOut, { body: { refresh: user.refresh } })

    for (const refresh of [user.refresh, 'garbage', user.token]) expect((await app.call(signOut, { body: { refresh } })).status).toBe(204)
  })
})

/** The same claims with "alg": "none". */
function unsigned(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
  return `${header}.${token.split('.')[1]}.`
}
