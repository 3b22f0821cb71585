import { randomUUID } from 'node:crypto'
import { fileSchema, pageOf, pageQuerySchema, quantitySchema } from '@spizarka/contract/common'
import { endpoint } from '@spizarka/contract/endpoint'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { requestTarget } from '../../../test/request-target.ts'
import { AppError } from '../errors/app-error.ts'
import { toPage } from './page.ts'
import type { Route } from './route.ts'
import { rowId } from './row-id.ts'

const tag = 'test'
const summary = 'Only for this test.'

const readJar = endpoint({ method: 'GET', path: '/jars/:id/', tag, summary, response: z.object({ id: z.int() }) })
const deleteJar = endpoint({ method: 'DELETE', path: '/jars/:id/', tag, summary })
const readSession = endpoint({ method: 'GET', path: '/jar-sessions/:sessionId/', tag, summary, response: z.object({ ok: z.boolean() }) })
const fillJar = endpoint({
  method: 'POST',
  path: '/jars/',
  tag,
  summary,
  access: 'public',
  status: 201,
  body: z
    .object({
      name: z.string().min(1).max(10),
      grams: quantitySchema,
      layers: z.array(z.object({ what: z.string(), cm: z.number() })).optional(),
      lid: z.object({ colour: z.enum(['red', 'green']) }).optional(),
    })
    .refine((jar) => jar.name !== 'dżem' || jar.grams < 500, { error: 'Dżem się nie zmieści.' }),
  response: z.object({ name: z.string() }),
})
const listJars = endpoint({
  method: 'GET',
  path: '/jars/',
  tag,
  summary,
  access: 'public',
  query: pageQuerySchema.extend({ search: z.string().optional() }),
  response: pageOf(z.object({ id: z.int() })),
  errors: ['invalid_page'],
})
const inspect = endpoint({ method: 'GET', path: '/inspect/', tag, summary, access: 'admin', response: z.object({ ok: z.boolean() }) })
const enrol = endpoint({ method: 'POST', path: '/enrol/', tag, summary, access: 'unverified-admin' })
const fetchLabel = endpoint({
  method: 'GET',
  path: '/label/',
  tag,
  summary,
  response: fileSchema,
  download: { type: 'application/zip', fileName: 'etykieta.zip' },
})
const breakDown = endpoint({ method: 'POST', path: '/break/', tag, summary, access: 'public', body: z.object({ how: z.string() }) })

/** Asks a pool for more connections than it has. */
async function crowd(): Promise<void> {
  const pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1, connectionTimeoutMillis: 300 })
  const client = await pool.connect()
  try {
    await pool.connect()
  } finally {
    client.release()
    await pool.end()
  }
}

function routes(route: Route): void {
  route(readJar, async ({ params }) => ({ id: rowId(params.id) }))
  route(deleteJar, async () => {})
  route(readSession, async () => ({ ok: true }))
  route(fillJar, async ({ body }) => ({ name: body.name }))
  route(listJars, async ({ query, url }) => toPage(url, query, { count: 5, results: [{ id: query.page }] }))
  route(inspect, async () => ({ ok: true }))
  route(enrol, async () => {})
  route(fetchLabel, async () => new Uint8Array([80, 75, 0, 255]))
  route(breakDown, async ({ body }) => {
    if (body.how === 'politely') throw new AppError('too_many_requests', { seconds: 7 })
    if (body.how === 'crowded') await crowd()
    throw new Error('the jar broke')
  })
}

const app = await startTestApp({ features: [{ routes }] })
afterAll(() => app.close())
const user = await makeUser(app)

const post = (payload: string | Buffer | undefined, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  app.app.inject({ method: 'POST', url: '/api/jars/', headers, ...(payload !== undefined && { payload }) })

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

const unsigned = () => `JWT ${encode({ alg: 'none', typ: 'JWT' })}.${user.token.split('.')[1]}.`

describe('who calls', () => {
  test.each([
    ['no header', undefined, { detail: 'Nie podano danych uwierzytelniających.' }],
    ['another scheme', 'Bearer x', { detail: 'Nie podano danych uwierzytelniających.' }],
    [
      'no value',
      'JWT',
      { detail: 'Nagłówek autoryzacji musi zawierać dwie wartości rozdzielone spacją.', code: 'bad_authorization_header' },
    ],
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

  test('a revoked or expired session, an inactive and a deleted user are turned away', async () => {
    const guest = await makeUser(app)
    const visit = () => app.call(readJar, { params: { id: '1' }, token: guest.token })
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

  test('only administrators pass where they alone may', async () => {
    const admin = await makeUser(app, { admin: true })
    const forbidden = { status: 403, body: { detail: 'Nie masz uprawnień, by wykonać tę czynność.' } }
    expect(await app.call(inspect, { token: user.token })).toMatchObject(forbidden)
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
})

test('a file is answered as it is, to be saved under its name', async () => {
  const response = await app.app.inject({ url: '/api/label/', headers: { authorization: `JWT ${user.token}` } })
  expect([...response.rawPayload]).toEqual([80, 75, 0, 255])
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="etykieta.zip"',
    'cache-control': 'no-store',
  })
})

describe('what they send', () => {
  const good = { name: 'miód', grams: 1 }

  test.each([
    ['nothing', undefined, { name: ['To pole jest wymagane.'], grams: ['To pole jest wymagane.'] }],
    ['null', 'null', { name: ['To pole jest wymagane.'], grams: ['To pole jest wymagane.'] }],
    ['wrong types', { name: 5, grams: '5' }, { name: ['Nieprawidłowa wartość. Oczekiwano tekstu.'], grams: ['Wymagana poprawna liczba.'] }],
    ['a list', [], { non_field_errors: ['Nieprawidłowe dane. Oczekiwano obiektu.'] }],
    ['an empty text', { ...good, name: '' }, { name: ['To pole nie może być puste.'] }],
    ['a negative amount', { ...good, grams: -1 }, { grams: ['Upewnij się, że ta wartość jest większa niż 0.'] }],
    ['a huge amount', '{"name":"a","grams":1e400}', { grams: ['Wymagana poprawna liczba.'] }],
    ['a rule of the whole', { name: 'dżem', grams: 900 }, { non_field_errors: ['Dżem się nie zmieści.'] }],
    ['a nested object', { ...good, lid: { colour: 'blue' } }, { lid: { colour: ['Nieprawidłowa wartość.'] } }],
    [
      'one row of several',
      { ...good, layers: [{ what: 'a', cm: 1 }, { what: 'b' }] },
      { layers: { 1: { cm: ['To pole jest wymagane.'] } } },
    ],
    ['a null character', { ...good, name: 'a\0b' }, { name: ['Znaki zerowe są niedozwolone.'] }],
    ['a nested null character', { ...good, layers: [{ what: '\0', cm: 1 }] }, { layers: ['Znaki zerowe są niedozwolone.'] }],
  ])('%s is refused by field', async (_, body, errors) => {
    expect(await app.call(fillJar, { body })).toMatchObject({ status: 400, body: errors })
  })

  test.each([
    ['trailing garbage', '{"name":"a","grams":1} x'],
    ['NaN', '{"name":"a","grams":NaN}'],
    ['half an object', '{"name":'],
    ['a poisoned prototype', '{"name":"a","grams":1,"__proto__":{"isAdmin":true}}'],
  ])('%s is not JSON to us', async (_, payload) => {
    const response = await post(payload)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ detail: 'Nieprawidłowe dane: oczekiwano poprawnego JSON.' })
  })

  test('nesting without end is refused and breaks nothing', async () => {
    const response = await post(`{"name":"a","grams":1,"layers":${'['.repeat(200_000)}${']'.repeat(200_000)}}`)
    expect(response.statusCode).toBe(400)
  })

  test('ten thousand lines are refused by the field, more than a megabyte as a whole', async () => {
    expect(await app.call(fillJar, { body: { ...good, name: 'mleko\n'.repeat(10_000) } })).toMatchObject({
      status: 400,
      body: { name: ['Upewnij się, że to pole ma nie więcej niż 10 znaków.'] },
    })
    const response = await post(JSON.stringify({ ...good, name: 'x'.repeat(1024 * 1024) }))
    expect(response.statusCode).toBe(413)
    expect(response.json()).toEqual({ detail: 'Przesłane dane są zbyt duże.' })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense'])(
    '%s is an unsupported type',
    async (type) => {
      const response = await post('{"name":"a","grams":1}', { 'content-type': type })
      expect(response.statusCode).toBe(415)
      expect(response.json()).toEqual({ detail: 'Nieobsługiwany typ danych w żądaniu.' })
    },
  )

  test('unknown fields are ignored', async () => {
    expect(await app.succeed(fillJar, { body: { ...good, is_admin: true } as typeof good })).toEqual({ name: 'miód' })
  })

  test.each(['abc', '0', '-1', '1.5', '1e3', '9'.repeat(30), 'x'.repeat(500), '%00', '%E0%A4%A'])('there is no row %s', async (id) => {
    const response = await app.app.inject({ url: `/api/jars/${id}/`, headers: { authorization: `JWT ${user.token}` } })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ detail: 'Nie znaleziono.' })
  })

  test('there is no session by a name that is not a UUID', async () => {
    expect(await app.call(readSession, { params: { sessionId: 'abc' }, token: user.token })).toMatchObject({ status: 404 })
    expect(await app.call(readSession, { params: { sessionId: randomUUID() }, token: user.token })).toMatchObject({ status: 200 })
  })

  test('a null character in the query is refused', async () => {
    expect(await app.call(listJars, { query: { search: 'a\0' } })).toMatchObject({ status: 400, body: { search: expect.any(Array) } })
  })
})

describe('what they get', () => {
  test('success without a body is empty', async () => {
    expect(await app.call(deleteJar, { params: { id: '1' }, token: user.token })).toMatchObject({ status: 204, body: '' })
  })

  test('paths work with and without the slash, and for HEAD', async () => {
    for (const url of ['/api/jars', '/api/jars/', '/api/jars?page_size=2']) expect((await app.app.inject({ url })).statusCode).toBe(200)
    const head = await app.app.inject({ method: 'HEAD', url: '/api/jars/' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  test('a method that a path does not know is 405 with those that it does', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
      const response = await app.app.inject({ method, url: '/api/jars' })
      expect(response.statusCode).toBe(405)
      expect(response.headers.allow).toBe('GET, HEAD, POST')
      expect(response.json()).toEqual({ detail: 'Niedozwolona metoda.' })
    }
  })

  test('what is not there is JSON below /api', async () => {
    const response = await app.app.inject({ method: 'POST', url: '/api/nothing/', payload: {} })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ detail: 'Nie znaleziono.' })
  })

  test('the links of a page are absolute and keep the other parameters', async () => {
    const url = '/api/jars/?search=mi%C3%B3d&page_size=2'
    const headers = { host: 'spizarka.example:8080' }
    const first = (await app.app.inject({ url, headers })).json()
    expect(first).toMatchObject({
      count: 5,
      previous: null,
      next: 'http://spizarka.example:8080/api/jars/?search=mi%C3%B3d&page_size=2&page=2',
    })
    const second = (await app.app.inject({ url: first.next, headers })).json()
    expect(second.previous).toBe('http://spizarka.example:8080/api/jars/?search=mi%C3%B3d&page_size=2')
    const last = (await app.app.inject({ url: second.next, headers })).json()
    expect(last.next).toBeNull()
  })

  test.each(['%%%', 'a b', '[::1'])('a client that names the host "%s" gets links to the server’s own address', async (host) => {
    const response = await app.app.inject({ url: '/api/jars/?page_size=2', headers: { host } })
    expect(response.json().next).toBe(`${app.context.publicUrl}/api/jars/?page_size=2&page=2`)
  })

  test.each(['http://jars.example', 'HTTPS://jars.example:8443', 'http://[::1]'])(
    'a target that begins with %s is its path',
    async (origin) => {
      const { status, body } = await requestTarget(app, `${origin}/api/jars/?page_size=1`, { host: 'kitchen.example:3000' })
      expect(status).toBe(200)
      expect(JSON.parse(body)).toMatchObject({ next: 'http://kitchen.example:3000/api/jars/?page_size=1&page=2' })
    },
  )

  test('no answer is kept by a proxy or a browser', async () => {
    expect((await app.call(readJar, { params: { id: '1' }, token: user.token })).headers['cache-control']).toBe('no-store')
    expect((await app.call(readJar, { params: { id: '1' } })).headers['cache-control']).toBe('no-store')
  })

  test.each(['0', '-1', '4', 'x', '1e9'])('page %s does not exist', async (page) => {
    expect(await app.call(listJars, { query: { page, page_size: 2 } })).toMatchObject({
      status: 404,
      body: { detail: 'Niepoprawna strona.' },
    })
  })

  test('an expected failure has the status, shape and text of the table', async () => {
    const answer = await app.call(breakDown, { body: { how: 'politely' } })
    expect(answer).toMatchObject({ status: 429, body: { detail: 'Zbyt wiele prób. Spróbuj ponownie za 7 s.' } })
    expect(answer.headers['retry-after']).toBe('7')
  })

  test('a database with too much to do is no failure, and may be asked again', async () => {
    expect(await app.call(breakDown, { body: { how: 'crowded' } })).toMatchObject({
      status: 503,
      body: { detail: 'Usługa jest chwilowo niedostępna.' },
    })
  })

  test('an unexpected failure says nothing of itself', async () => {
    const answer = await app.call(breakDown, { body: { how: 'badly' } })
    expect(answer).toMatchObject({ status: 500, body: { detail: 'Błąd serwera. Spróbuj ponownie za chwilę.' } })
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  })

  test('an answer that the contract does not know is caught in tests', async () => {
    const liar = await startTestApp({
      databaseUrl: app.databaseUrl,
      features: [{ routes: (route) => route(readJar, async () => ({ id: 'x' }) as never) }],
    })
    expect(await liar.call(readJar, { params: { id: '1' }, token: user.token })).toMatchObject({ status: 500 })
    await liar.close()
  })

  test('the security headers are there', async () => {
    const { headers } = await app.app.inject({ url: '/api/jars/' })
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' })
  })
})

test('a client that runs wild is braked, others are not', async () => {
  const busy = await startTestApp({ databaseUrl: app.databaseUrl, features: [{ routes }], settings: { RATE_API_USER: '3/60' } })
  const other = await makeUser(busy)
  const visit = (token: string) => busy.call(readJar, { params: { id: '1' }, token })
  const statuses = []
  for (let each = 0; each < 4; each++) statuses.push((await visit(user.token)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await visit(other.token)).toMatchObject({ status: 200 })
  await busy.close()
})
