import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { fillJar, jarRoutes, listJars, readSession } from '../../../test/jars.ts'

const app = await startTestApp({ features: [{ routes: jarRoutes }] })
afterAll(() => app.close())
const user = await makeUser(app)

const post = (payload: string | Buffer | undefined, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  app.app.inject({ method: 'POST', url: '/api/jars/', headers, ...(payload !== undefined && { payload }) })

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
  ['one row of several', { ...good, layers: [{ what: 'a', cm: 1 }, { what: 'b' }] }, { layers: { 1: { cm: ['To pole jest wymagane.'] } } }],
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
