import { confirmPasswordReset, requestPasswordReset } from '@spizarka/contract/account-changes'
import { activate, readMe, refreshAccess, register, signIn } from '@spizarka/contract/accounts'
import { POINTS } from '@spizarka/contract/limits'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser, PASSWORD, sumOfLedger } from '../../../../test/factories.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { activationLink, mailedLink } from '../../../../test/mailed-link.ts'
import { encodeUid } from '../account-links.ts'

const unlimited = {
  RATE_REGISTER_ADDRESS: '10000/1',
  RATE_REGISTER_ACCOUNT: '10000/1',
  RATE_RESET_ADDRESS: '10000/1',
  RATE_LINK_ADDRESS: '10000/1',
  RATE_LOGIN_ADDRESS: '10000/1',
}
const app = await startTestApp({ settings: unlimited })
afterAll(() => app.close())

const NEW = 'nowe-haslo-z-poczty'
const good = { new_password: NEW, re_new_password: NEW }
const probe = { new_password: '', re_new_password: '' }
const confirm = (link: Partial<Link>, passwords: object) => app.call(confirmPasswordReset, { body: { ...link, ...passwords } })
const canSignIn = async (username: string, password: string) => (await app.call(signIn, { body: { username, password } })).status === 200

interface Link {
  uid: string
  token: string
}

async function askFor(email: string): Promise<Link> {
  await app.succeed(requestPasswordReset, { body: { email } })
  await app.runJobs()
  return mailedLink(app.mails, email, 'password/reset/confirm')
}

async function someoneWithLink() {
  const user = await makeUser(app)
  return { ...user, link: await askFor(user.email) }
}

async function registerSomeone(name: string) {
  const person = { username: name, email: `${name}@example.pl`, password: PASSWORD }
  const { id } = await app.succeed(register, { body: person })
  await app.runJobs()
  return { ...person, id }
}

describe('asking for a new password', () => {
  it('mails a link whose secret the database does not know', async () => {
    const { link } = await someoneWithLink()

    expect(JSON.stringify(await app.db.selectFrom('account_links').selectAll().execute())).not.toContain(link.token)
  })

  it('takes the address in capitals and with spaces around it', async () => {
    const { email } = await makeUser(app)

    expect((await app.call(requestPasswordReset, { body: { email: `  ${email.toUpperCase()} ` } })).status).toBe(204)
  })

  it('says so when there is no such account, and mails nobody', async () => {
    // What others were promised may still be on its way.
    await app.runJobs()
    const before = app.mails.length

    const answer = await app.call(requestPasswordReset, { body: { email: 'nikt@example.pl' } })
    await app.runJobs()

    expect(answer).toMatchObject({ status: 404, body: { detail: 'Nie znaleziono konta z tym adresem email.' } })
    expect(app.mails).toHaveLength(before)
  })

  it.each(['nie-adres', 'ola@example.pl\r\nBcc: ewa@example.pl', 'ola@example.pl,ewa@example.pl', '', null])(
    'refuses %j',
    async (email) => {
      expect(await app.call(requestPasswordReset, { body: { email } })).toMatchObject({
        status: 400,
        body: { email: [expect.any(String)] },
      })
    },
  )

  it('takes a tenth of a second at the least, for an address that is known and for one that is not', async () => {
    const { email } = await makeUser(app)

    for (const address of [email, 'nikt@example.pl']) {
      const start = performance.now()
      await app.call(requestPasswordReset, { body: { email: address } })
      expect(performance.now() - start).toBeGreaterThan(95)
    }
  })

  it('is limited by network address and by account', async () => {
    const limited = await startTestApp({
      settings: { TRUST_PROXY: 'true', RATE_RESET_ADDRESS: '3/60', RATE_REGISTER_ACCOUNT: '2/60' },
    })
    const ask = async (email: string, address: string) =>
      (await limited.call(requestPasswordReset, { body: { email }, headers: { 'x-forwarded-for': address } })).status

    expect([await ask('a@example.pl', '203.0.113.1'), await ask('A@example.pl', '203.0.113.2')]).toEqual([404, 404])
    expect(await ask('a@example.pl', '203.0.113.3')).toBe(429)
    expect([await ask('b@example.pl', '203.0.113.1'), await ask('c@example.pl', '203.0.113.1')]).toEqual([404, 404])
    expect(await ask('d@example.pl', '203.0.113.1')).toBe(429)

    const inOneNetwork = [1, 2, 3, 4].map((host) => ask(`e${host}@example.pl`, `2001:db8:1:1::${host}`))
    expect((await Promise.all(inOneNetwork)).filter((status) => status === 429)).toHaveLength(1)
    expect(await ask('f@example.pl', '2001:db8:1:2::1')).toBe(404)
    await limited.close()
  })
})

describe('a good link', () => {
  it('sets the new password, ends every session and says so by mail', async () => {
    const { email, username, token, refresh, link } = await someoneWithLink()

    expect(await confirm(link, good)).toMatchObject({ status: 204, body: '' })

    expect([await canSignIn(username, PASSWORD), await canSignIn(username, NEW)]).toEqual([false, true])
    expect((await app.call(readMe, { token })).status).toBe(401)
    expect((await app.call(refreshAccess, { body: { refresh } })).status).toBe(401)
    await app.runJobs()
    expect(app.mails.filter(({ to }) => to.address === email).map(({ subject }) => subject)).toEqual([
      'Ustaw nowe hasło do Spiżarki',
      'Hasło do Spiżarki zostało zmienione',
    ])
  })

  it.each([
    ['empty passwords, as a probe sends them', probe, 'new_password', 'Hasło musi mieć co najmniej 8 znaków.'],
    ['no passwords at all', {}, 'new_password', 'Hasło musi mieć co najmniej 8 znaków.'],
    ['a short password', { new_password: 'siedem7', re_new_password: 'siedem7' }, 'new_password', 'Hasło musi mieć co najmniej 8 znaków.'],
    ['a common password', { new_password: 'Password1', re_new_password: 'Password1' }, 'new_password', 'To hasło jest zbyt powszechne.'],
    ['two different passwords', { new_password: NEW, re_new_password: `${NEW}!` }, 're_new_password', 'Hasła nie są identyczne.'],
    ['the second one missing', { new_password: NEW }, 're_new_password', 'Hasła nie są identyczne.'],
  ])('refuses %s with 400 on the password alone, and stays good', async (_, passwords, field, text) => {
    const { token, link } = await someoneWithLink()

    for (let tries = 0; tries < 3; tries++) {
      const answer = await confirm(link, passwords)
      expect(answer.status).toBe(400)
      expect(answer.body).toEqual({ [field]: [text] })
    }

    expect((await app.call(readMe, { token })).status).toBe(200)
    expect((await confirm(link, good)).status).toBe(204)
  })

  it('refuses a password of 1025 characters and takes one of 8', async () => {
    const { link } = await someoneWithLink()
    const long = 'ż'.repeat(1025)

    expect((await confirm(link, { new_password: long, re_new_password: long })).status).toBe(400)
    expect((await confirm(link, { new_password: 'osiem-zn', re_new_password: 'osiem-zn' })).status).toBe(204)
  })

  it('works once when two tabs send it at once', async () => {
    const { username, link } = await someoneWithLink()

    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(link, good)))

    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 400, 400, 400])
    expect(await canSignIn(username, NEW)).toBe(true)
  })

  it('takes the earlier links of the account with it', async () => {
    const { email, link: first } = await someoneWithLink()
    const second = await askFor(email)

    expect((await confirm(second, good)).status).toBe(204)

    expect((await confirm(first, good)).status).toBe(400)
  })
})

const dead = async (): Promise<Link> => {
  const { link } = await someoneWithLink()
  await confirm(link, good)
  return link
}
const expired = async (): Promise<Link> => {
  const { link } = await someoneWithLink()
  app.clock.advance({ hours: 1, seconds: 1 })
  return link
}
const swapped = async (): Promise<Link> => ({ uid: (await someoneWithLink()).link.uid, token: (await someoneWithLink()).link.token })
const ofAnotherPurpose = async (): Promise<Link> => {
  const { email } = await registerSomeone(`inny${Date.now()}`)
  return activationLink(app.mails, email)
}

describe('a bad link', () => {
  const links: [string, () => Promise<Partial<Link>>, 'token' | 'uid'][] = [
    ['used', dead, 'token'],
    ['expired', expired, 'token'],
    ['of somebody with the token of another', swapped, 'token'],
    ['with the token of another purpose', ofAnotherPurpose, 'token'],
    ['with a forged token', async () => ({ ...(await someoneWithLink()).link, token: 'x'.repeat(43) }), 'token'],
    ['with a token of a million letters', async () => ({ ...(await someoneWithLink()).link, token: 'x'.repeat(900_000) }), 'token'],
    ['without a token', async () => ({ uid: (await someoneWithLink()).link.uid }), 'token'],
    ['of nobody', async () => ({ uid: encodeUid(999_999_999), token: 'x'.repeat(43) }), 'uid'],
    ['whose id is no id', async () => ({ uid: '%%%', token: 'x'.repeat(43) }), 'uid'],
    ['with a good token and no id', async () => ({ token: (await someoneWithLink()).link.token }), 'uid'],
    ['without anything', async () => ({}), 'uid'],
  ]

  it.each(links)('%s is 404 for a probe and 400 for a real try', async (_, make, field) => {
    const link = await make()

    const answers = [await confirm(link, probe), await confirm(link, { new_password: 'krótkie' }), await confirm(link, good)]

    const text = ['Link resetowania hasła jest nieprawidłowy lub wygasł.']
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [404, { token: text }],
      [404, { token: text }],
      [400, field === 'token' ? { token: text } : { uid: ['Link jest nieprawidłowy.'] }],
    ])
  })
})

describe('a probe', () => {
  it('counts for the limit on links', async () => {
    const limited = await startTestApp({ settings: { RATE_LINK_ADDRESS: '3/60' } })
    const send = async () => (await limited.call(confirmPasswordReset, { body: probe })).status

    expect([await send(), await send(), await send(), await send()]).toEqual([404, 404, 404, 429])
    await limited.close()
  })
})

describe('the reset of an account that was never activated', () => {
  it('activates it and grants the first points once, whatever link comes after', async () => {
    const { id, username, email } = await registerSomeone('nieczynna')
    const activation = activationLink(app.mails, email)
    const [first, second] = [await askFor(email), await askFor(email)]

    expect((await confirm(first, good)).status).toBe(204)

    expect(await canSignIn(username, NEW)).toBe(true)
    expect((await app.call(activate, { body: activation })).status).toBe(403)
    expect((await confirm(second, good)).status).toBe(400)
    expect(await sumOfLedger(app.db, id)).toBe(POINTS.activation)
  })

  it('leaves whoever registered with a stranger’s address without a way in', async () => {
    const { username, email } = await registerSomeone('podszywacz')

    await confirm(await askFor(email), good)

    expect(await canSignIn(username, PASSWORD)).toBe(false)
  })
})
