import { readMe, signIn } from '@spizarka/contract/accounts'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser, PASSWORD } from '../../../../test/factories.ts'
import { startTestApp } from '../../../../test/harness.ts'

const app = await startTestApp({ settings: { RATE_LOGIN_ADDRESS: '100000/1', RATE_LOGIN_ACCOUNT: '100000/1' } })
afterAll(() => app.close())

const refused = { status: 401, body: { detail: 'Niepoprawny login / email lub hasło.' } }

describe('signing in', () => {
  it.each([
    ['by login', ({ username }: Names) => ({ username })],
    ['by login in another case', ({ username }: Names) => ({ username: username.toUpperCase() })],
    ['by e-mail', ({ email }: Names) => ({ email })],
    ['by e-mail in another case', ({ email }: Names) => ({ email: email.toUpperCase() })],
    ['by e-mail in both fields, as Django clients send it', ({ email }: Names) => ({ username: email, email })],
    ['by login in both fields, with spaces around it', ({ username }: Names) => ({ username: ` ${username} `, email: ` ${username} ` })],
    ['by login in the e-mail field', ({ username }: Names) => ({ username: '', email: username })],
  ])('works %s', async (_, identify) => {
    const user = await makeUser(app)

    const tokens = await app.succeed(signIn, { body: { ...identify(user), password: PASSWORD } })

    expect(await app.succeed(readMe, { token: tokens.access })).toMatchObject({ id: user.id })
  })

  it('finds a login with Polish letters in another case', async () => {
    const { id } = await makeUser(app, { username: 'Łucja.Żółw' })

    const { access } = await app.succeed(signIn, { body: { username: 'łUCJA.żółw', password: PASSWORD } })

    expect(await app.succeed(readMe, { token: access })).toMatchObject({ id })
  })

  it('opens a session a device, with its browser and its end', async () => {
    const { id, username } = await makeUser(app)
    const headers = { 'user-agent': 'kuchenny/1.0'.padEnd(1000, '!') }
    await app.succeed(signIn, { body: { username, password: PASSWORD }, headers })

    const rows = await app.db.selectFrom('auth_sessions').selectAll().where('user_id', '=', id).orderBy('created_at', 'desc').execute()

    expect(rows).toHaveLength(2)
    const opened = rows.find(({ user_agent }) => user_agent.startsWith('kuchenny/1.0'))
    expect(opened?.user_agent).toHaveLength(300)
    expect(((opened?.expires_at.getTime() ?? 0) - app.clock.now().getTime()) / 86_400_000).toBeCloseTo(30, 1)
  })

  it.each([
    ['a wrong password', { password: 'nie-to-haslo-na-pewno' }],
    ['the password in another case', { password: PASSWORD.toUpperCase() }],
    ['the password with a space after it', { password: `${PASSWORD} ` }],
    ['an unknown login', { username: 'nikt-taki' }],
    ['an unknown e-mail', { username: 'nikt@example.pl' }],
    ['a pattern for a login', { username: '%' }],
  ])('refuses %s', async (_, changes) => {
    const { username } = await makeUser(app)

    expect(await app.call(signIn, { body: { username, password: PASSWORD, ...changes } })).toMatchObject(refused)
  })

  it('refuses an account that is not active in the very same words', async () => {
    const { username } = await makeUser(app, { active: false })

    const answer = await app.call(signIn, { body: { username, password: PASSWORD } })

    expect(answer).toMatchObject(refused)
    expect(answer.body).toEqual(refused.body)
  })

  it('names the fields that are missing', async () => {
    const required = ['To pole jest wymagane.']

    expect(await app.call(signIn, { body: {} })).toMatchObject({ status: 400, body: { password: required } })
    expect(await app.call(signIn, { body: { username: ' ', password: PASSWORD } })).toMatchObject({
      status: 400,
      body: { username: required },
    })
    expect(await app.call(signIn, { body: { username: 'ola', password: '' } })).toMatchObject({
      status: 400,
      body: { password: ['To pole nie może być puste.'] },
    })
  })

  it('costs as much work for an unknown account and for one not activated as for a wrong password', async () => {
    const [known, inactive] = [await makeUser(app), await makeUser(app, { active: false })]
    const cases = {
      known: { username: known.username, password: 'nie-to-haslo-na-pewno' },
      unknown: { username: 'nikt-taki', password: 'nie-to-haslo-na-pewno' },
      inactive: { username: inactive.username, password: PASSWORD },
    }
    const work = { known: [] as number[], unknown: [] as number[], inactive: [] as number[] }

    // What all threads of this process compute, in turns: of the clock a busy machine takes what it likes. Hashing is nearly all of it.
    for (let round = 0; round < 25; round++) {
      for (const name of ['known', 'unknown', 'inactive'] as const) {
        const before = process.cpuUsage()
        await app.call(signIn, { body: cases[name] })
        const { user, system } = process.cpuUsage(before)
        work[name].push(user + system)
      }
    }

    for (const name of ['unknown', 'inactive'] as const) {
      const ratio = median(work[name]) / median(work.known)
      expect(ratio).toBeGreaterThan(0.75)
      expect(ratio).toBeLessThan(1.33)
    }
  })
})

describe('the limits on signing in', () => {
  const settings = { TRUST_PROXY: 'true', RATE_LOGIN_ADDRESS: '5/60', RATE_LOGIN_ACCOUNT: '3/60' }

  it('hold for one account from many network addresses, also with the right password', async () => {
    const limited = await startTestApp({ settings })
    const { username } = await makeUser(limited)
    const attempt = (n: number, password: string) =>
      limited.call(signIn, {
        body: { username: n % 2 ? username : username.toUpperCase(), password },
        headers: { 'x-forwarded-for': `203.0.113.${n}` },
      })
    for (let n = 0; n < 3; n++) expect((await attempt(n, 'nie-to-haslo-na-pewno')).status).toBe(401)

    const answer = await attempt(4, PASSWORD)

    expect(answer).toMatchObject({
      status: 429,
      body: { detail: expect.stringMatching(/^Zbyt wiele prób\. Spróbuj ponownie za \d+ s\.$/) },
    })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    await limited.close()
  })

  it('hold for one account in whatever letters its login is spelled', async () => {
    const limited = await startTestApp({ settings })
    await makeUser(limited, { username: 'marta' })
    const statuses = []
    for (const username of ['marta', 'ｍarta', 'mａrta', 'maｒta'])
      statuses.push((await limited.call(signIn, { body: { username, password: 'nie-to-haslo-na-pewno' } })).status)

    expect(statuses).toEqual([401, 401, 401, 429])
    await limited.close()
  })

  it('hold for an unknown account just the same', async () => {
    const limited = await startTestApp({ settings })
    const attempt = (n: number) =>
      limited.call(signIn, { body: { username: 'nikt-taki', password: PASSWORD }, headers: { 'x-forwarded-for': `203.0.113.${n}` } })

    const statuses = [await attempt(1), await attempt(2), await attempt(3), await attempt(4)].map(({ status }) => status)

    expect(statuses).toEqual([401, 401, 401, 429])
    await limited.close()
  })

  it('hold for one network address over many accounts', async () => {
    const limited = await startTestApp({ settings })
    const attempt = (username: string, address: string) =>
      limited.call(signIn, { body: { username, password: PASSWORD }, headers: { 'x-forwarded-for': address } })
    for (let n = 0; n < 5; n++) expect((await attempt(`nikt${n}`, '203.0.113.1')).status).toBe(401)

    expect((await attempt('nikt5', '203.0.113.1')).status).toBe(429)
    expect((await attempt('nikt6', '203.0.113.2')).status).toBe(401)
    await limited.close()
  })

  it('hold for a client that writes an address of its own before the one of the proxy', async () => {
    const limited = await startTestApp({ settings })
    const statuses = []
    for (let n = 0; n < 6; n++) {
      const headers = { 'x-forwarded-for': `198.51.100.${n}, 203.0.113.1` }
      statuses.push((await limited.call(signIn, { body: { username: `nikt${n}`, password: PASSWORD }, headers })).status)
    }

    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    await limited.close()
  })
})

interface Names {
  username: string
  email: string
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}
