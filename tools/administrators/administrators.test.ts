import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { readMe } from '@spizarka/contract/accounts'
import { listAuditEntries, listUsers } from '@spizarka/contract/admin'
import { readSecondFactor } from '@spizarka/contract/second-factor'
import { afterAll, expect, test } from 'vitest'
import { makeUser } from '../../apps/server/test/factories.ts'
import { startTestApp } from '../../apps/server/test/harness.ts'
import { changeAdministrator, isChange, listAdministrators } from './administrators.ts'

const SCRIPT = path.resolve(import.meta.dirname, '../administrators.ts')
const app = await startTestApp()
afterAll(() => app.close())

async function run(...args: string[]): Promise<{ code: unknown; output: string }> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: app.databaseUrl }
  const child = spawn(process.execPath, [SCRIPT, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, output: `${out}${error}` }
}

test('the script makes the first administrator, lists them, and says how it is called', async () => {
  const { username } = await makeUser(app)
  expect(await listAdministrators(app.db)).toEqual(['Nie ma jeszcze administratorów.'])
  expect(await run('add', username)).toMatchObject({ code: 0, output: expect.stringMatching(/^Konto ma uprawnienia administratora\./) })
  expect(await run('list')).toEqual({ code: 0, output: `${username} (bez drugiego składnika)\n` })
  expect(await run('add', 'nikt-taki')).toEqual({ code: 1, output: 'Nie ma aktywnego konta o loginie nikt-taki.\n' })
  expect(await run('add')).toMatchObject({ code: 2, output: expect.stringMatching(/^Użycie: /) })
})

test('a new administrator has to sign in anew and to set up the second factor', async () => {
  const { username, token } = await makeUser(app)
  expect(await changeAdministrator(app.db, 'add', username)).toMatchObject({ done: true })
  expect(await app.call(readMe, { token })).toMatchObject({ status: 401 })
  expect(await changeAdministrator(app.db, 'add', username)).toMatchObject({ done: false })
})

test('one who is removed loses the panel and the second factor at once', async () => {
  const admin = await makeUser(app, { admin: true })
  await app.succeed(listUsers, { token: admin.token })
  expect(await changeAdministrator(app.db, 'remove', admin.username)).toMatchObject({ done: true })
  expect(await app.call(listUsers, { token: admin.token })).toMatchObject({ status: 401 })
  expect(await listAdministrators(app.db)).not.toContainEqual(expect.stringContaining(admin.username))
  expect(await changeAdministrator(app.db, 'reset-second-factor', admin.username)).toMatchObject({ done: false })
})

test('what the operator did stands in the log', async () => {
  const [lost, reader] = [await makeUser(app, { admin: true }), await makeUser(app, { admin: true })]
  expect(await changeAdministrator(app.db, 'reset-second-factor', lost.username)).toMatchObject({ done: true })
  expect(await app.call(readSecondFactor, { token: lost.token })).toMatchObject({ status: 401 })
  const { results } = await app.succeed(listAuditEntries, { token: reader.token, query: { act: 'second_factor_removed' } })
  expect(results).toMatchObject([{ admin: 'operator serwera', subject_user_id: lost.id }])
})

test('what is no change is refused', () => {
  expect(['add', 'toString', ''].map(isChange)).toEqual([true, false, false])
})

test('an account that is not active is left alone', async () => {
  const { username } = await makeUser(app)
  await app.db.updateTable('users').set({ is_active: false }).where('username', '=', username).execute()
  expect(await changeAdministrator(app.db, 'add', username)).toMatchObject({ done: false })
})
