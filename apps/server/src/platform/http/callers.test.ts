import { randomUUID } from 'node:crypto'
import { endpoint } from '@spizarka/contract/endpoint'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { jarRoutes, readJar } from '../../../test/jars.ts'
import * as system from '../../app/system/index.ts'
import { createLogger } from '../logger/logger.ts'
import type { Admit, Route } from './route.ts'

const tag = 'test'
const summary = 'Only for this test.'
const inspect = endpoint({ method: 'GET', path: '/inspect/', tag, summary, access: 'admin', response: z.object({ ok: z.boolean() }) })
const counted = z.object({ ones: z.array(z.object({ one: z.int() })) })
const glance = endpoint({
  method: 'GET',
  path: '/glance/',
  tag,
  summary,
  query: z.object({ n: z.string().regex(/^\d+$/).default('1') }),
  response: counted,
})
const adminGlance = endpoint({ method: 'GET', path: '/admin-glance/', tag, summary, access: 'admin', response: counted })
const forgetful = endpoint({ method: 'GET', path: '/forgetful/', tag, summary, response: counted })
const enrol = endpoint({ method: 'POST', path: '/enrol/', tag, summary, access: 'unverified-admin' })

/** A number as the database gives it back. */
const readOne = async (admit: Admit, n: string) =>
  (await admit(sql<{ one: number }>`select ${n}::integer as one`.execute(app.context.reads))).read.rows

function routes(route: Route): void {
  jarRoutes(route)
  route(inspect, async () => ({ ok: true }))
  route(enrol, async () => {})
  route.whileAdmitting(glance, async ({ query, admit }) => ({ ones: await readOne(admit, query.n) }))
  route.whileAdmitting(adminGlance, async ({ admit }) => ({ ones: await readOne(admit, '1') }))
  route.whileAdmitting(forgetful, async () => ({ ones: [] }))
}

const app = await startTestApp({ features: [{ routes }] })
afterAll(() => app.close())
const user = await makeUser(app)

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

const unsigned = () => `JWT ${encode({ alg: 'none', typ: 'JWT' })}.${user.token.split('.')[1]}.`

test.each([
  ['no header', undefined, { detail: 'Nie podano danych uwierzytelniających.' }],
  ['another scheme', 'Bearer x', { detail: 'Nie podano danych uwierzytelniających.' }],
  ['no value', 'JWT', { detail: 'Nagłówek autoryzacji musi zawierać dwie wartości rozdzielone spacją.', code: 'bad_authorization_header' }],
  [
    'three parts',
    'JWT a b',
    { detail: 'Nagłówek autoryzacji musi zawierać dwie wartości rozdzielone spacją.', code: 'bad_authorization_header' },
  ],
])('%s is 401 with a challenge', async (_, authorization, body) => {
  const answer = await app.call(readJar, { params: { id: '1' }, headers: authorization ? { authorization } : {} })
  expect(answer).toMatchObject({ status: 401, body })
  expect(answer.headers['www-authenticate']).toBe('JWT realm="api"')
})

test.each([
  ['garbage', () => 'JWT abc'],
  ['a forged signature', () => `JWT ${user.token.slice(0, -4)}AAAA`],
  ['no signature at all', unsigned],
  ['a refresh token', () => `JWT ${user.refresh}`],
  ['a session of somebody else', () => `JWT ${app.context.tokens.issueAccess({ userId: user.id, sessionId: randomUUID() })}`],
])('%s is not a valid token', async (_, authorization) => {
  const answer = await app.call(readJar, { params: { id: '1' }, headers: { authorization: authorization() } })
  expect(answer).toMatchObject({
    status: 401,
    body: {
      detail: 'Sesja wygasła. Zaloguj się ponownie.',
      code: 'token_not_valid',
      messages: [{ token_class: 'AccessToken', token_type: 'access' }],
    },
  })
})

test('a token expires', async () => {
  const guest = await makeUser(app)
  expect(await app.call(readJar, { params: { id: '1' }, token: guest.token })).toMatchObject({ status: 200 })
  app.clock.advance({ seconds: app.context.settings.ACCESS_TOKEN_SECONDS + 1 })
  expect(await app.call(readJar, { params: { id: '1' }, token: guest.token })).toMatchObject({ status: 401 })
  app.clock.setTo(new Date())
})

test.each([
  ['first', (token: string) => app.call(readJar, { params: { id: '1' }, token })],
  ['while the answer is read', (token: string) => app.call(glance, { token, query: {} })],
])('a revoked or expired session, an inactive and a deleted user are turned away, looked up %s', async (_, call) => {
  const guest = await makeUser(app)
  const visit = () => call(guest.token)
  expect(await visit()).toMatchObject({ status: 200 })
  const change = app.db.updateTable('auth_sessions').where('id', '=', guest.sessionId)

  await change.set({ revoked_at: new Date() }).execute()
  expect(await visit()).toMatchObject({ status: 401, body: { code: 'token_not_valid' } })
  await change.set({ revoked_at: null, expires_at: new Date(0) }).execute()
  expect(await visit()).toMatchObject({ status: 401, body: { code: 'token_not_valid' } })
  await app.db.updateTable('users').where('id', '=', guest.id).set({ is_active: false }).execute()
  expect(await visit()).toMatchObject({ status: 401, body: { detail: 'Konto jest nieaktywne.', code: 'user_inactive' } })
  await app.db.deleteFrom('users').where('id', '=', guest.id).execute()
  expect(await visit()).toMatchObject({ status: 401, body: { code: 'user_not_found' } })
})

test('what is wrong with a call is told to who may make it alone', async () => {
  const guest = await makeUser(app)
  const wrong = () => app.call(glance, { token: guest.token, query: { n: 'jeden' } })
  expect(await wrong()).toMatchObject({ status: 400 })
  await app.db.updateTable('auth_sessions').set({ revoked_at: new Date() }).where('id', '=', guest.sessionId).execute()
  expect(await wrong()).toMatchObject({ status: 401, body: { code: 'token_not_valid' } })
  expect(await app.call(glance, { query: {} })).toMatchObject({ status: 401 })
})

test('an answer for which nobody was looked up fails', async () => {
  expect(await app.call(forgetful, { token: user.token })).toMatchObject({ status: 500 })
})

test('only administrators pass where they alone may', async () => {
  const admin = await makeUser(app, { admin: true })
  const forbidden = { status: 403, body: { detail: 'Nie masz uprawnień, by wykonać tę czynność.' } }
  expect(await app.call(inspect, { token: user.token })).toMatchObject(forbidden)
  expect(await app.call(adminGlance, { token: user.token })).toMatchObject(forbidden)
  expect(await app.call(adminGlance, { token: admin.token })).toMatchObject({ status: 200, body: { ones: [{ one: 1 }] } })
  expect(await app.call(inspect, { token: admin.token })).toMatchObject({ status: 200 })
  expect(await app.call(enrol, { token: user.token })).toMatchObject(forbidden)
  expect(await app.call(enrol, { token: admin.token })).toMatchObject({ status: 204 })

  await app.db.updateTable('users').set({ is_admin: false }).where('id', '=', admin.id).execute()
  expect(await app.call(inspect, { token: admin.token })).toMatchObject(forbidden)
  expect(await app.call(enrol, { token: admin.token })).toMatchObject(forbidden)
})

test('administrators show their second factor first, in every session and every twelve hours', async () => {
  const required = { status: 403, body: { detail: 'Potwierdź, że to Ty: podaj kod z aplikacji uwierzytelniającej.' } }
  const admin = await makeUser(app, { admin: true, unverified: true })
  expect(await app.call(inspect, { token: admin.token })).toMatchObject(required)
  expect(await app.call(enrol, { token: admin.token })).toMatchObject({ status: 204 })

  const now = app.clock.now().getTime()
  const showBefore = (ms: number) =>
    app.db
      .updateTable('auth_sessions')
      .set({ second_factor_at: new Date(now - ms) })
      .where('id', '=', admin.sessionId)
      .execute()
  await showBefore(12 * 3_600_000 - 60_000)
  expect(await app.call(inspect, { token: admin.token })).toMatchObject({ status: 200 })
  await showBefore(12 * 3_600_000)
  expect(await app.call(inspect, { token: admin.token })).toMatchObject(required)
})

test('a client that runs wild is braked, others are not', async () => {
  const busy = await startTestApp({ databaseUrl: app.databaseUrl, features: [{ routes }], settings: { RATE_API_USER: '3/60' } })
  const other = await makeUser(busy)
  const visit = (token: string) => busy.call(readJar, { params: { id: '1' }, token })
  const statuses = []
  for (let each = 0; each < 4; each++) statuses.push((await visit(user.token)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await busy.call(glance, { token: user.token, query: {} })).toMatchObject({ status: 429 })
  expect(await visit(other.token)).toMatchObject({ status: 200 })
  await busy.close()
})

test('a call through a proxy that is not trusted is told, once', async () => {
  const logged: string[] = []
  const warned = () => logged.filter((line) => line.includes('through a proxy that is not trusted')).length
  const sink = { write: (line: string) => void logged.push(line) }
  const start = (TRUST_PROXY: string) =>
    startTestApp({
      settings: { TRUST_PROXY },
      context: { log: createLogger('warn', sink) },
      features: [{ routes }],
      databaseUrl: app.databaseUrl,
    })
  const [bare, trusting] = await Promise.all([start('false'), start('true')])
  await bare.app.inject({ url: '/api/nowhere/' })
  expect(warned()).toBe(0)
  for (const from of ['203.0.113.7', '203.0.113.8']) {
    await trusting.app.inject({ url: '/api/nowhere/', headers: { 'x-forwarded-for': from } })
    await bare.app.inject({ url: '/api/nowhere/', headers: { 'x-forwarded-for': from } })
  }
  expect(warned()).toBe(1)
  await Promise.all([bare.close(), trusting.close()])
})

test('a call is in the log at info by its pattern, without what it was about and who made it; what machines ask is not', async () => {
  const logged: string[] = []
  const log = createLogger('info', { write: (line: string) => void logged.push(line) })
  const noting = await startTestApp({ context: { log }, features: [{ routes }, system], databaseUrl: app.databaseUrl })
  const headers = { authorization: `JWT ${user.token}` }
  await noting.app.inject({ url: '/api/jars/7654321/?search=tajne-s%C5%82owo', headers, remoteAddress: '203.0.113.9' })
  await noting.app.inject({ url: '/api/health/' })
  await noting.close()
  const requests = logged.filter((line) => line.includes('"msg":"request"'))
  expect(requests).toHaveLength(1)
  expect(requests[0]).toContain('"route":"/api/jars/:id/"')
  for (const secret of ['7654321', 'tajne', user.token, '203.0.113.9']) expect(logged.join('')).not.toContain(secret)
})
