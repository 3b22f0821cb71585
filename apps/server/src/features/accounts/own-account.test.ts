import { readMe, updateMe } from '@spizarka/contract/accounts'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

const consents = (userId: number) =>
  app.db.selectFrom('consents').select(['kind', 'granted']).where('user_id', '=', userId).orderBy('id').execute()

describe('GET /auth/users/me/', () => {
  it('shows the signed-in user and the points, and nothing secret', async () => {
    const user = await makeUser(app, { plan: 'premium', points: 123 })

    const { body } = await app.call(readMe, { token: user.token })

    expect(body).toEqual({
      id: user.id,
      username: user.username,
      email: user.email,
      plan: 'premium',
      ai_points: 123,
      marketing_consent: false,
      has_received_pwa_install_reward: false,
      subscription_cancelled: false,
      has_used_discount_code: false,
      is_admin: false,
    })
  })

  it('shows 0 points to somebody who never had any', async () => {
    const user = await makeUser(app, { points: 0 })
    await app.db.deleteFrom('point_accounts').where('user_id', '=', user.id).execute()

    expect(await app.succeed(readMe, { token: user.token })).toMatchObject({ ai_points: 0 })
  })

  it('is for signed-in people', async () => {
    expect(await app.call(readMe)).toMatchObject({ status: 401, headers: { 'www-authenticate': 'JWT realm="api"' } })
  })
})

describe('PATCH /auth/users/me/', () => {
  it('gives and withdraws the marketing consent and records each change once', async () => {
    const { id, token } = await makeUser(app)

    expect(await app.succeed(updateMe, { token, body: { marketing_consent: true } })).toMatchObject({ marketing_consent: true })
    await app.succeed(updateMe, { token, body: { marketing_consent: true } })
    expect(await app.succeed(updateMe, { token, body: { marketing_consent: false } })).toMatchObject({ marketing_consent: false })

    expect(await consents(id)).toEqual([
      { kind: 'marketing', granted: true },
      { kind: 'marketing', granted: false },
    ])
  })

  it('records one change of ten that come at once', async () => {
    const { id, token } = await makeUser(app)

    await Promise.all(Array.from({ length: 10 }, () => app.succeed(updateMe, { token, body: { marketing_consent: true } })))

    expect(await consents(id)).toHaveLength(1)
  })

  it('ignores every other field', async () => {
    const { token } = await makeUser(app, { points: 5 })
    const before = await app.succeed(readMe, { token })
    const wishes = {
      plan: 'premium_super',
      ai_points: 9999,
      is_admin: true,
      email: 'inny@example.pl',
      username: 'inny',
      id: 1,
      password: 'x'.repeat(20),
    }

    const answer = await app.call(updateMe, { token, body: wishes })

    expect(answer).toMatchObject({ status: 200, body: before })
    expect(await app.succeed(readMe, { token })).toEqual(before)
  })

  it('refuses a consent that is no boolean', async () => {
    const { token } = await makeUser(app)

    expect(await app.call(updateMe, { token, body: { marketing_consent: 'tak' } })).toMatchObject({
      status: 400,
      body: { marketing_consent: ['Wymagana wartość logiczna.'] },
    })
  })
})
