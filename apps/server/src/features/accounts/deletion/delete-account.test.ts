import {
  confirmEmailChange,
  confirmPasswordReset,
  deleteAccount,
  requestEmailChange,
  requestPasswordReset,
} from '@spizarka/contract/account-changes'
import { readMe, refreshAccess, register, resendActivation, signIn } from '@spizarka/contract/accounts'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, PASSWORD } from '../../../../test/factories.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { mailedLink } from '../../../../test/mailed-link.ts'
import { findMailAddress } from '../index.ts'

const unlimited = {
  RATE_LOGIN_ADDRESS: '10000/1',
  RATE_LOGIN_ACCOUNT: '10000/1',
  RATE_REGISTER_ADDRESS: '10000/1',
  RATE_RESET_ADDRESS: '10000/1',
  RATE_LINK_ADDRESS: '10000/1',
}
const app = await startTestApp({ settings: unlimited })
afterAll(() => app.close())

const remove = (token: string, current_password = PASSWORD) => app.call(deleteAccount, { token, body: { current_password } })
const mailsTo = (address: string) => app.mails.filter(({ to }) => to.address === address)
const deletions = (userId: number) => app.db.selectFrom('account_deletions').selectAll().where('user_id', '=', userId).execute()

async function deletedUser(): Promise<MadeUser> {
  const user = await makeUser(app)
  expect(await remove(user.token)).toMatchObject({ status: 204, body: '' })
  return user
}

describe('deleting an account', () => {
  it('signs every device out at once, access and refresh', async () => {
    const user = await makeUser(app)
    const other = await app.succeed(signIn, { body: { username: user.username, password: PASSWORD } })

    await remove(user.token)

    for (const token of [user.token, other.access]) expect((await app.call(readMe, { token })).status).toBe(401)
    for (const refresh of [user.refresh, other.refresh]) expect((await app.call(refreshAccess, { body: { refresh } })).status).toBe(401)
  })

  it('answers a sign-in afterwards as if there had never been such an account', async () => {
    const { username, email } = await deletedUser()

    const refused = { status: 401, body: { detail: 'Niepoprawny login / email lub hasło.' } }
    expect(await app.call(signIn, { body: { username, password: PASSWORD } })).toMatchObject(refused)
    expect(await app.call(signIn, { body: { email, password: PASSWORD } })).toMatchObject(refused)
  })

  it('has a sign-in afterwards do the work of checking a password, so that its time tells nothing', async () => {
    const checked: (string | null)[] = []
    const { passwords } = app.context
    const verify = async (hash: string | null, password: string) => {
      checked.push(hash)
      return passwords.verify(hash, password)
    }
    const watched = await startTestApp({ context: { passwords: { ...passwords, verify } } })
    const { username, token } = await makeUser(watched)
    await watched.succeed(deleteAccount, { token, body: { current_password: PASSWORD } })

    for (const name of [username, 'nikt-taki']) await watched.call(signIn, { body: { username: name, password: PASSWORD } })

    expect(checked.slice(1)).toEqual([null, null])
    await watched.close()
  })

  it('leaves neither name nor address nor password in the row', async () => {
    const { id, username, email } = await deletedUser()

    const row = await app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${username}|${email}|argon`))
    expect(row).toMatchObject({ is_active: false, deleted_at: expect.any(Date) })
    expect(await findMailAddress(app.db, id)).toBeUndefined()
    const open = app.db.selectFrom('auth_sessions').select('id').where('user_id', '=', id).where('revoked_at', 'is', null)
    expect(await open.execute()).toEqual([])
  })

  it('frees login and address at once', async () => {
    const { username, email } = await deletedUser()

    expect((await app.call(register, { body: { username, email, password: PASSWORD } })).status).toBe(201)
  })

  it('says so to the address, and notes that there was an account', async () => {
    const { id, email } = await deletedUser()
    await app.runJobs()

    expect(mailsTo(email).map(({ subject }) => subject)).toEqual(['Konto w Spiżarce zostało usunięte'])
    expect(await deletions(id)).toMatchObject([{ deleted_at: expect.any(Date), purged_at: null }])
  })

  it('makes links from before it worthless', async () => {
    const user = await makeUser(app)
    const newEmail = `nowy-${user.email}`
    await app.succeed(requestPasswordReset, { body: { email: user.email } })
    await app.succeed(requestEmailChange, { token: user.token, body: { new_email: newEmail, current_password: PASSWORD } })
    await app.runJobs()
    await remove(user.token)

    const reset = mailedLink(app.mails, user.email, 'password/reset/confirm')
    const good = { new_password: 'nowe-haslo-z-poczty', re_new_password: 'nowe-haslo-z-poczty' }
    expect((await app.call(confirmPasswordReset, { body: { ...reset, ...good } })).status).toBe(400)
    const emailChange = mailedLink(app.mails, newEmail, 'email-confirmation')
    expect((await app.call(confirmEmailChange, { body: emailChange })).status).toBe(400)
  })

  it('lets nobody ask for anything in the name that the row has now', async () => {
    const { id } = await deletedUser()
    const { username, email } = await app.db
      .selectFrom('users')
      .select(['username', 'email'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

    expect((await app.call(register, { body: { username, email: 'wolny@example.pl', password: PASSWORD } })).status).toBe(400)
    expect((await app.call(register, { body: { username: 'wolny', email, password: PASSWORD } })).status).toBe(400)
    expect((await app.call(requestPasswordReset, { body: { email } })).status).toBe(400)
    expect((await app.call(resendActivation, { body: { email } })).status).toBe(400)
    expect((await app.call(signIn, { body: { username, password: 'x' } })).status).toBe(401)
    expect((await app.call(signIn, { body: { email, password: 'x' } })).status).toBe(401)
  })

  it('happens once when it is asked for eight times at once', async () => {
    const { id, token, email } = await makeUser(app)

    const answers = await Promise.all(Array.from({ length: 8 }, () => remove(token)))
    await app.runJobs()

    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400 || status === 401)).toHaveLength(7)
    expect(await deletions(id)).toHaveLength(1)
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('asks for the right password, and leaves the account as it is without', async () => {
    const { token } = await makeUser(app)

    expect(await remove(token, 'nie-to-haslo-na-pewno')).toMatchObject({
      status: 400,
      body: { current_password: ['Nieprawidłowe hasło.'] },
    })
    expect((await app.call(deleteAccount, { token, body: {} })).body).toEqual({ current_password: ['To pole jest wymagane.'] })
    expect((await app.call(deleteAccount, { body: { current_password: PASSWORD } })).status).toBe(401)
    expect((await app.call(readMe, { token })).status).toBe(200)
  })
})
