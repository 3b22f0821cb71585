import {
  changePassword,
  confirmEmailChange,
  confirmPasswordReset,
  requestEmailChange,
  requestPasswordReset,
} from '@spizarka/contract/account-changes'
import { readMe, signIn } from '@spizarka/contract/accounts'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser, PASSWORD } from '../../../../test/factories.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { mailedLink } from '../../../../test/mailed-link.ts'
import { encodeUid } from '../account-links.ts'

const unlimited = {
  RATE_LOGIN_ADDRESS: '10000/1',
  RATE_RESET_ADDRESS: '10000/1',
  RATE_LINK_ADDRESS: '10000/1',
  RATE_PASSWORD_USER: '10000/1',
}
const app = await startTestApp({ settings: unlimited })
afterAll(() => app.close())

let last = 0
const newAddress = () => `nowa${++last}@example.org`
const ask = (token: string, new_email: string, current_password = PASSWORD) =>
  app.call(requestEmailChange, { token, body: { new_email, current_password } })
const confirm = (link: object) => app.call(confirmEmailChange, { body: link })
const mailsTo = (address: string) => app.mails.filter(({ to }) => to.address === address)

async function someoneWithLink(newEmail = newAddress()) {
  const user = await makeUser(app)
  expect((await ask(user.token, newEmail)).status).toBe(204)
  await app.runJobs()
  return { ...user, newEmail, link: mailedLink(app.mails, newEmail, 'email-confirmation') }
}

const deadLink = { status: 400, body: { token: ['Link jest nieprawidłowy lub wygasł.'] } }

describe('asking for another address', () => {
  it('mails a link to the new one and a notice to the old one, which does not name the new one', async () => {
    const { email, newEmail, token } = await someoneWithLink()

    expect(mailsTo(newEmail)).toHaveLength(1)
    const [notice] = mailsTo(email)
    expect(notice?.subject).toBe('Zmiana adresu e-mail w Spiżarce')
    expect(`${notice?.text}${notice?.html}`).not.toContain(newEmail)
    expect(await app.succeed(readMe, { token })).toMatchObject({ email })
  })

  it.each([
    ['a wrong password', () => newAddress(), 'nie-to-haslo-na-pewno', { current_password: ['Nieprawidłowe hasło.'] }],
    ['no address', () => 'kuchnia@', PASSWORD, { new_email: ['Wprowadź prawidłowy adres email.'] }],
    ['a header in the address', () => 'a@example.org\r\nBcc: b@example.org', PASSWORD, { new_email: ['Wprowadź prawidłowy adres email.'] }],
  ])('refuses %s', async (_, address, password, fields) => {
    const { token } = await makeUser(app)

    const answer = await ask(token, address(), password)

    expect(answer.status).toBe(400)
    expect(answer.body).toEqual(fields)
  })

  it('refuses the present address, also in capitals, and one that is taken', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]

    expect(await ask(user.token, ` ${user.email.toUpperCase()} `)).toMatchObject({
      status: 400,
      body: { new_email: ['To jest Twój obecny adres e-mail.'] },
    })
    expect(await ask(user.token, other.email.toUpperCase())).toMatchObject({
      status: 400,
      body: { new_email: ['Użytkownik z tym adresem e-mail już istnieje.'] },
    })
  })

  it('does not tell whether an address is taken to somebody without the password', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]

    expect((await ask(user.token, other.email, 'nie-to-haslo-na-pewno')).body).toEqual({ current_password: ['Nieprawidłowe hasło.'] })
  })

  it('is limited by user and by address, and counts no mistyped password', async () => {
    const limited = await startTestApp({ settings: { RATE_REGISTER_ACCOUNT: '2/60' } })
    const [first, second, third] = [await makeUser(limited), await makeUser(limited), await makeUser(limited)]
    const send = async (token: string, new_email: string, current_password = PASSWORD) =>
      (await limited.call(requestEmailChange, { token, body: { new_email, current_password } })).status

    expect([await send(first.token, 'x@example.org', 'literowka'), await send(first.token, 'x@example.org', 'literowka')]).toEqual([
      400, 400,
    ])
    expect([await send(first.token, 'a@example.org'), await send(first.token, 'b@example.org')]).toEqual([204, 204])
    expect(await send(first.token, 'c@example.org')).toBe(429)
    expect([await send(second.token, 'a@example.org'), await send(third.token, 'a@example.org')]).toEqual([204, 429])
    await limited.close()
  })
})

describe('the link to the new address', () => {
  it('changes the address; the session that asked goes on and the others end', async () => {
    const { email, newEmail, username, token, link } = await someoneWithLink()
    const other = await app.succeed(signIn, { body: { username, password: PASSWORD } })

    expect(await confirm(link)).toMatchObject({ status: 204, body: '' })

    expect(await app.succeed(readMe, { token })).toMatchObject({ email: newEmail })
    expect((await app.call(readMe, { token: other.access })).status).toBe(401)
    expect((await app.call(signIn, { body: { email: newEmail, password: PASSWORD } })).status).toBe(200)
    expect((await app.call(signIn, { body: { email, password: PASSWORD } })).status).toBe(401)
  })

  it('ends every session when the one that asked is gone', async () => {
    const { token, sessionId, username, link } = await someoneWithLink()
    const other = await app.succeed(signIn, { body: { username, password: PASSWORD } })
    await app.db.deleteFrom('auth_sessions').where('id', '=', sessionId).execute()

    expect((await confirm(link)).status).toBe(204)

    for (const each of [token, other.access]) expect((await app.call(readMe, { token: each })).status).toBe(401)
  })

  it('works once, also when two tabs open it at once', async () => {
    const { link } = await someoneWithLink()

    const answers = await Promise.all([confirm(link), confirm(link)])

    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 400])
    expect(await confirm(link)).toMatchObject(deadLink)
  })

  it('is good for three days', async () => {
    const { link } = await someoneWithLink()
    app.clock.advance({ days: 3, seconds: 1 })

    expect(await confirm(link)).toMatchObject(deadLink)
  })

  it('dies with a second request', async () => {
    const { token, link: first } = await someoneWithLink()
    const second = newAddress()
    await ask(token, second)
    await app.runJobs()

    expect(await confirm(first)).toMatchObject(deadLink)
    expect((await confirm(mailedLink(app.mails, second, 'email-confirmation'))).status).toBe(204)
  })

  it('dies with a new password', async () => {
    const { token, link } = await someoneWithLink()
    const body = { current_password: PASSWORD, new_password: 'zupelnie-nowe-haslo', re_new_password: 'zupelnie-nowe-haslo' }
    await app.succeed(changePassword, { token, body })

    expect(await confirm(link)).toMatchObject(deadLink)
  })

  it('takes links to a new password in the old mailbox with it', async () => {
    const { email, link } = await someoneWithLink()
    await app.succeed(requestPasswordReset, { body: { email } })
    await app.runJobs()
    await confirm(link)

    const reset = mailedLink(app.mails, email, 'password/reset/confirm')
    expect((await app.call(confirmPasswordReset, { body: { ...reset, new_password: '', re_new_password: '' } })).status).toBe(404)
  })

  it('is refused when somebody has taken the address meanwhile', async () => {
    const { email, newEmail, token, link } = await someoneWithLink()
    await makeUser(app, { email: newEmail })

    expect(await confirm(link)).toMatchObject({ status: 400, body: { new_email: ['Użytkownik z tym adresem e-mail już istnieje.'] } })

    expect(await app.succeed(readMe, { token })).toMatchObject({ email })
  })

  it('gives an address that two ask for to one of them', async () => {
    const newEmail = newAddress()
    const [first, second] = [await someoneWithLink(newEmail), await someoneWithLink(newEmail)]

    const answers = await Promise.all([confirm(first.link), confirm(second.link)])

    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 400])
  })

  it('is refused with the id of another, of nobody, or a token of another purpose', async () => {
    const [first, second] = [await someoneWithLink(), await someoneWithLink()]
    await app.succeed(requestPasswordReset, { body: { email: first.email } })
    await app.runJobs()
    const reset = mailedLink(app.mails, first.email, 'password/reset/confirm')

    expect(await confirm({ ...first.link, uid: second.link.uid })).toMatchObject(deadLink)
    expect(await confirm(reset)).toMatchObject(deadLink)
    const nobody = { status: 400, body: { uid: ['Link jest nieprawidłowy.'] } }
    expect(await confirm({ ...first.link, uid: encodeUid(999_999_999) })).toMatchObject(nobody)
    expect(await confirm({ ...first.link, uid: '!' })).toMatchObject(nobody)
    expect((await confirm(first.link)).status).toBe(204)
  })

  it('counts for the limit on links', async () => {
    const limited = await startTestApp({ settings: { RATE_LINK_ADDRESS: '2/60' } })
    const guess = async () => (await limited.call(confirmEmailChange, { body: { uid: 'MQ', token: 'x' } })).status

    expect([await guess(), await guess(), await guess()]).toEqual([400, 400, 429])
    await limited.close()
  })
})
