import {
  changePassword,
  confirmEmailChange,
  confirmPasswordReset,
  requestEmailChange,
  requestPasswordReset,
} from '@spizarka/contract/account-changes'
import { readMe, refreshAccess, signIn } from '@spizarka/contract/accounts'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser, PASSWORD } from '../../../../test/factories.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { untilLockIsAwaited } from '../../../../test/lock-waiters.ts'
import { mailedLink } from '../../../../test/mailed-link.ts'

const unlimited = { RATE_LOGIN_ADDRESS: '10000/1', RATE_RESET_ADDRESS: '10000/1', RATE_LINK_ADDRESS: '10000/1' }
const app = await startTestApp({ settings: unlimited })
afterAll(() => app.close())

const NEW = 'zupelnie-nowe-haslo'
const passwords = { current_password: PASSWORD, new_password: NEW, re_new_password: NEW }
const change = (token: string, body: object = passwords) => app.call(changePassword, { token, body })
const signInWith = (username: string, password: string) => app.call(signIn, { body: { username, password } })

describe('changing the password', () => {
  it('keeps this session and ends the others at once, access and refresh', async () => {
    const user = await makeUser(app)
    const other = await app.succeed(signIn, { body: { username: user.username, password: PASSWORD } })

    expect(await change(user.token)).toMatchObject({ status: 204, body: '' })

    expect((await app.call(readMe, { token: user.token })).status).toBe(200)
    expect((await app.call(refreshAccess, { body: { refresh: user.refresh } })).status).toBe(200)
    expect((await app.call(readMe, { token: other.access })).status).toBe(401)
    expect((await app.call(refreshAccess, { body: { refresh: other.refresh } })).status).toBe(401)
    expect((await signInWith(user.username, PASSWORD)).status).toBe(401)
    expect((await signInWith(user.username, NEW)).status).toBe(200)
  })

  it('says so by mail', async () => {
    const { token, email } = await makeUser(app)
    await change(token)
    await app.runJobs()

    expect(app.mails.filter(({ to }) => to.address === email)).toMatchObject([{ subject: 'Hasło do Spiżarki zostało zmienione' }])
  })

  it('makes links from before it worthless', async () => {
    const { token, email } = await makeUser(app)
    await app.succeed(requestPasswordReset, { body: { email } })
    await app.succeed(requestEmailChange, { token, body: { new_email: `nowy-${email}`, current_password: PASSWORD } })
    await app.runJobs()

    await change(token)

    const reset = mailedLink(app.mails, email, 'password/reset/confirm')
    const answer = await app.call(confirmPasswordReset, {
      body: { ...reset, new_password: 'inne-haslo-1', re_new_password: 'inne-haslo-1' },
    })
    expect(answer).toMatchObject({ status: 400, body: { token: [expect.any(String)] } })
    const emailChange = mailedLink(app.mails, `nowy-${email}`, 'email-confirmation')
    expect((await app.call(confirmEmailChange, { body: emailChange })).status).toBe(400)
  })

  it.each([
    ['a wrong current password', { current_password: 'nie-to-haslo-na-pewno' }, { current_password: ['Nieprawidłowe hasło.'] }],
    [
      'a short new one',
      { new_password: 'trzynaście-zn', re_new_password: 'trzynaście-zn' },
      { new_password: ['Nowe hasło musi mieć co najmniej 14 znaków.'] },
    ],
    ['two different new ones', { re_new_password: `${NEW}!` }, { re_new_password: ['Nowe hasła nie są identyczne.'] }],
    [
      'a common new one',
      { new_password: 'QwErTy123456789', re_new_password: 'QwErTy123456789' },
      { new_password: ['To hasło jest zbyt powszechne.'] },
    ],
  ])('refuses %s with 400, never 401, and changes nothing', async (_, changes, fields) => {
    const { token, username } = await makeUser(app)

    const answer = await change(token, { ...passwords, ...changes })

    expect(answer.status).toBe(400)
    expect(answer.body).toEqual(fields)
    expect((await signInWith(username, PASSWORD)).status).toBe(200)
  })

  it('works once when it is sent twice at once', async () => {
    const { token, username } = await makeUser(app)
    const second = 'jeszcze-inne-haslo'

    const answers = await Promise.all([change(token), change(token, { ...passwords, new_password: second, re_new_password: second })])

    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 400])
    const opened = [await signInWith(username, NEW), await signInWith(username, second)].map(({ status }) => status)
    expect(opened.sort((a, b) => a - b)).toEqual([200, 401])
  })

  it('opens no session for the old password, however close the two come', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, token, sessionId, username } = await makeUser(app)
      await Promise.all([change(token), ...Array.from({ length: 3 }, () => signInWith(username, PASSWORD))])

      const open = await app.db.selectFrom('auth_sessions').select('id').where('user_id', '=', id).where('revoked_at', 'is', null).execute()
      expect(open).toEqual([{ id: sessionId }])
    }
  })

  it('is waited for by a sign-in that has already found the old password right', async () => {
    const { id, username } = await makeUser(app)
    let signingIn: ReturnType<typeof signInWith> | undefined
    await app.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('users')
        .set({ password_hash: await app.context.passwords.hash(NEW) })
        .where('id', '=', id)
        .execute()
      signingIn = signInWith(username, PASSWORD)
      await untilLockIsAwaited(app)
    })

    expect((await signingIn)?.status).toBe(401)
  })

  it('is for signed-in people, and lets nobody guess the current password', async () => {
    const limited = await startTestApp({ settings: { RATE_PASSWORD_USER: '2/60' } })
    const [user, other] = [await makeUser(limited), await makeUser(limited)]
    const guess = async (token: string, current_password: string) =>
      (await limited.call(changePassword, { token, body: { ...passwords, current_password } })).status

    expect((await limited.call(changePassword, { body: passwords })).status).toBe(401)
    expect([await guess(user.token, 'zgaduje-1'), await guess(user.token, 'zgaduje-2'), await guess(user.token, PASSWORD)]).toEqual([
      400, 400, 429,
    ])
    expect(await guess(other.token, PASSWORD)).toBe(204)
    await limited.close()
  })
})
