import { activate, register, resendActivation, signIn } from '@spizarka/contract/accounts'
import { POINTS } from '@spizarka/contract/limits'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser, PASSWORD, sumOfLedger } from '../../../../test/factories.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { activationLink } from '../../../../test/mailed-link.ts'
import { getBalance } from '../../points/index.ts'
import { encodeUid } from '../account-links.ts'

const unlimited = { RATE_REGISTER_ADDRESS: '10000/1', RATE_REGISTER_ACCOUNT: '10000/1', RATE_LINK_ADDRESS: '10000/1' }
const app = await startTestApp({ settings: unlimited })
afterAll(() => app.close())

let last = 0
async function registerSomeone() {
  last += 1
  const person = { username: `swiezy${last}`, email: `swiezy${last}@example.pl`, password: PASSWORD }
  const { id } = await app.succeed(register, { body: person })
  await app.runJobs()
  return { ...person, id, link: activationLink(app.mails, person.email) }
}

const aWrongToken = 'x'.repeat(43)

describe('activating an account', () => {
  it('makes it usable and grants the first points', async () => {
    const person = await registerSomeone()

    expect((await app.call(activate, { body: person.link })).status).toBe(204)

    expect(await getBalance(app.db, person.id)).toBe(POINTS.activation)
    expect(await sumOfLedger(app.db, person.id)).toBe(250)
    expect((await app.call(signIn, { body: { email: person.email, password: PASSWORD } })).status).toBe(200)
  })

  it('answers the second use of a link with 403 and grants nothing more', async () => {
    const person = await registerSomeone()
    await app.call(activate, { body: person.link })

    const answer = await app.call(activate, { body: person.link })

    expect(answer).toMatchObject({ status: 403, body: { detail: 'To konto jest już aktywne. Możesz się zalogować.' } })
    expect(await getBalance(app.db, person.id)).toBe(250)
  })

  it('grants the points once when the link is opened eight times at once', async () => {
    const person = await registerSomeone()

    const answers = await Promise.all(Array.from({ length: 8 }, () => app.call(activate, { body: person.link })))

    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 403, 403, 403, 403, 403, 403, 403])
    expect(await getBalance(app.db, person.id)).toBe(250)
    expect(await sumOfLedger(app.db, person.id)).toBe(250)
  })

  it('refuses a link after three days, and still takes it shortly before', async () => {
    const [late, punctual] = [await registerSomeone(), await registerSomeone()]
    app.clock.advance({ days: 2, hours: 23 })
    expect((await app.call(activate, { body: punctual.link })).status).toBe(204)
    app.clock.advance({ hours: 2 })

    const answer = await app.call(activate, { body: late.link })

    expect(answer).toMatchObject({ status: 400, body: { token: ['Link jest nieprawidłowy lub wygasł.'] } })
  })

  it('refuses a wrong token, and the token of somebody else', async () => {
    const [person, other] = [await registerSomeone(), await registerSomeone()]
    const refused = { status: 400, body: { token: ['Link jest nieprawidłowy lub wygasł.'] } }

    expect(await app.call(activate, { body: { ...person.link, token: aWrongToken } })).toMatchObject(refused)
    expect(await app.call(activate, { body: { ...person.link, token: other.link.token } })).toMatchObject(refused)
    expect((await app.call(activate, { body: person.link })).status).toBe(204)
  })

  it('does not take a wrong token of an active account for a second use', async () => {
    const { id } = await makeUser(app)

    expect((await app.call(activate, { body: { uid: encodeUid(id), token: aWrongToken } })).status).toBe(400)
  })

  it.each([
    ['of nobody', encodeUid(999_999_999)],
    ['that is not base64', '!!!'],
    ['with padding', 'MQ=='],
    ['of no number', Buffer.from('ola').toString('base64url')],
    ['of a huge number', Buffer.from('9'.repeat(30)).toString('base64url')],
    ['of a negative number', Buffer.from('-1').toString('base64url')],
  ])('refuses an id %s', async (_, uid) => {
    const answer = await app.call(activate, { body: { uid, token: aWrongToken } })

    expect(answer).toMatchObject({ status: 400, body: { uid: ['Link jest nieprawidłowy.'] } })
  })

  it('refuses a link with its parts missing, naming them', async () => {
    const required = ['To pole jest wymagane.']

    expect(await app.call(activate, { body: {} })).toMatchObject({ status: 400, body: { uid: required, token: required } })
  })
})

describe('asking for the activation mail again', () => {
  it('sends a new link and leaves the first one working', async () => {
    const person = await registerSomeone()

    expect((await app.call(resendActivation, { body: { email: person.email.toUpperCase() } })).status).toBe(204)
    await app.runJobs()

    const second = activationLink(app.mails, person.email)
    expect(second.token).not.toBe(person.link.token)
    expect((await app.call(activate, { body: person.link })).status).toBe(204)
    expect((await app.call(activate, { body: second })).status).toBe(403)
  })

  it('answers the same for an unknown address and an active account, and mails neither', async () => {
    const { email } = await makeUser(app)
    await app.runJobs()
    const before = app.mails.length

    const answers = [
      await app.call(resendActivation, { body: { email } }),
      await app.call(resendActivation, { body: { email: 'nikt@example.pl' } }),
    ]
    await app.runJobs()

    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [204, ''],
      [204, ''],
    ])
    expect(app.mails).toHaveLength(before)
  })

  it('refuses what is no address', async () => {
    expect(await app.call(resendActivation, { body: { email: 'nie-adres' } })).toMatchObject({
      status: 400,
      body: { email: ['Podaj poprawny adres e-mail.'] },
    })
  })
})

describe('the limits on links', () => {
  it('hold for one network address, over activation and asking again', async () => {
    const limited = await startTestApp({ settings: { RATE_LINK_ADDRESS: '3/60' } })
    const guess = () => limited.call(activate, { body: { uid: encodeUid(1), token: aWrongToken } })

    expect([(await guess()).status, (await guess()).status, (await guess()).status]).toEqual([400, 400, 400])
    expect(await guess()).toMatchObject({ status: 429, body: { detail: expect.stringContaining('Zbyt wiele prób') } })
    expect((await limited.call(resendActivation, { body: { email: 'ola@example.pl' } })).status).toBe(429)
    await limited.close()
  })

  it('hold for one e-mail, so that nobody is flooded with mails', async () => {
    const limited = await startTestApp({ settings: { RATE_REGISTER_ACCOUNT: '2/60' } })
    const ask = (email: string) => limited.call(resendActivation, { body: { email } })

    expect([(await ask('ola@example.pl')).status, (await ask('OLA@example.pl')).status]).toEqual([204, 204])
    expect((await ask('ola@example.pl')).status).toBe(429)
    expect((await ask('ewa@example.pl')).status).toBe(204)
    await limited.close()
  })
})
