import { fileSchema } from '@spizarka/contract/common'
import { endpoint } from '@spizarka/contract/endpoint'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { deleteJar, jarRoutes, listJars, readJar } from '../../../test/jars.ts'
import { requestTarget } from '../../../test/real-requests.ts'
import { AppError } from '../errors/app-error.ts'
import type { Route } from './route.ts'

const tag = 'test'
const summary = 'Only for this test.'
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
  jarRoutes(route)
  route(fetchLabel, async () => new Uint8Array([80, 75, 0, 255]))
  route(breakDown, async ({ body }) => {
    if (body.how === 'politely') throw new AppError('too_many_requests', { seconds: 7 })
    if (body.how === 'crowded') await crowd()
    if (body.how === 'unheard of') throw new AppError('own_points_fixed')
    throw new Error('the jar broke')
  })
}

const app = await startTestApp({ features: [{ routes }] })
afterAll(() => app.close())
const user = await makeUser(app)

test('a file is answered as it is, to be saved under its name', async () => {
  const response = await app.app.inject({ url: '/api/label/', headers: { authorization: `JWT ${user.token}` } })
  expect([...response.rawPayload]).toEqual([80, 75, 0, 255])
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="etykieta.zip"',
    'cache-control': 'no-store',
  })
})

test('success without a body is empty', async () => {
  expect(await app.call(deleteJar, { params: { id: '1' }, token: user.token })).toMatchObject({ status: 204, body: '' })
})

test('a status that the documentation of a call does not name is an error of ours', async () => {
  expect(await app.call(breakDown, { body: { how: 'unheard of' } })).toMatchObject({ status: 500 })
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
