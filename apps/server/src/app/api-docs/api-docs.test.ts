import { ENDPOINTS } from '@spizarka/contract'
import { afterAll, expect, test } from 'vitest'
import { makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { pages } from './api-docs.routes.ts'
import type { OpenApi } from './open-api.ts'

const app = await startTestApp({ features: [{ pages }] })
afterAll(() => app.close())
const document: OpenApi = (await app.app.inject({ url: '/api/schema/' })).json()

test('every call of the contract is described once', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
  expect(described).toHaveLength(ENDPOINTS.size)
  for (const { method, path } of ENDPOINTS.values())
    expect(described).toContain(`${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
})

test('a call tells who may, what it takes, and how it succeeds and fails', () => {
  const operation = document.paths['/add-from-text/']?.['post']
  expect(operation?.security).toEqual([{ jwt: [] }])
  expect(operation?.requestBody?.content['application/json']?.schema).toMatchObject({ required: ['text'] })
  expect(Object.keys(operation?.responses ?? {})).toEqual(['202', '400', '401', '402', '413', '415', '422', '429', '500', '503'])
  expect(operation?.responses['402']?.description).toContain('Potrzebujesz 2 punkty')
  expect(operation?.parameters.map(({ name }) => name)).toEqual(['Idempotency-Key'])
})

test('a call that takes a file is described as a form with that field', () => {
  const operation = document.paths['/add-from-receipt/']?.['post']
  expect(operation?.requestBody?.content).toEqual({
    'multipart/form-data': { schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] } },
  })
})

test('a call that answers with a file is described by the type of that file', () => {
  const operation = document.paths['/data-exports/{id}/file/']?.['get']
  expect(operation?.responses['200']?.content).toEqual({ 'application/zip': { schema: { type: 'string', format: 'binary' } } })
})

test('query and path parameters are named with their types', () => {
  const parameters = document.paths['/pantry/']?.['get']?.parameters
  expect(parameters?.find(({ name }) => name === 'page')).toMatchObject({ in: 'query', required: false, schema: { type: 'integer' } })
  expect(document.paths['/pantry/{id}/']?.['get']?.parameters[0]).toMatchObject({ name: 'id', in: 'path', required: true })
})

test('the page shows every call and loads nothing from anywhere', async () => {
  const response = await app.app.inject({ url: '/api/docs/' })
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const name of ENDPOINTS.keys()) expect(response.body).toContain(`id="${name}"`)
  expect(response.body).not.toMatch(/<script|<link|src=/)
})

test('every call answers with statuses that the document names, whatever comes', async () => {
  const limits = ['API_USER', 'LOGIN_ADDRESS', 'REGISTER_ADDRESS', 'LINK_ADDRESS', 'RESET_ADDRESS', 'REFRESH_ADDRESS', 'RECIPES_ADDRESS']
  const whole = await startTestApp({ settings: Object.fromEntries(limits.map((name) => [`RATE_${name}`, '1000000/60'])) })
  const [{ token }, admin] = [await makeUser(whole, { points: 100 }), await makeUser(whole, { admin: true })]
  const json = { 'content-type': 'application/json' }
  const sent: { headers?: Record<string, string>; payload?: string }[] = [
    {},
    { headers: { authorization: 'JWT' } },
    { headers: { authorization: 'JWT x.y.z' } },
    { headers: { authorization: `JWT ${token}` } },
    { headers: { authorization: `JWT ${admin.token}` } },
    { headers: { ...json, authorization: `JWT ${token}` }, payload: '{' },
    { headers: { ...json, authorization: `JWT ${token}` }, payload: '{}' },
    { headers: { ...json, authorization: `JWT ${token}` }, payload: `"${'x'.repeat(1_100_000)}"` },
    { headers: { 'content-type': 'text/csv', authorization: `JWT ${token}` }, payload: 'a;b' },
  ]
  const undocumented: string[] = []
  for (const { method, path } of ENDPOINTS.values()) {
    const named = Object.keys(document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses ?? {})
    for (const id of ['1', 'x', '%00', '9'.repeat(200)])
      for (const request of path.includes(':') || id === '1' ? sent : []) {
        const { statusCode } = await whole.app.inject({ method, url: `/api${path.replaceAll(/:\w+/g, id)}`, ...request })
        if (statusCode === 500 || !named.includes(String(statusCode))) undocumented.push(`${method} ${path} ${id} → ${statusCode}`)
      }
  }
  expect(undocumented).toEqual([])
  await whole.close()
})
