import { ENDPOINTS } from '@spizarka/contract'
import type { Endpoint } from '@spizarka/contract/endpoint'
import { afterAll, describe, expect, test } from 'vitest'
import { makeUser } from './factories.ts'
import { startTestApp } from './harness.ts'

// Every call of the contract against what nobody should send: a clear refusal or an ordinary answer, never a failure of ours.
const app = await startTestApp({
  settings: {
    RATE_API_USER: '1000000/60',
    RATE_LOGIN_ADDRESS: '1000000/60',
    RATE_LOGIN_ACCOUNT: '1000000/60',
    RATE_REGISTER_ADDRESS: '1000000/60',
    RATE_REGISTER_ACCOUNT: '1000000/60',
    RATE_LINK_ADDRESS: '1000000/60',
    RATE_REFRESH_ADDRESS: '1000000/60',
    RATE_INTAKE_USER: '1000000/60',
  },
})
afterAll(() => app.close())
const user = await makeUser(app, { points: 10_000, admin: true })

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u200b',
  '\u202egnp.exe',
  '\ud800',
  '🍅'.repeat(300),
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '%00',
  '../../etc/passwd',
  'x'.repeat(100_000),
  'mleko\n'.repeat(10_000),
]
const NUMBERS = [0, -1, 0.0001, 1e9, 1e21, 1e308, Number.MAX_SAFE_INTEGER + 2, -0]
const OTHERS = [null, true, [], {}, [[]], { $ne: null }, [null], ['x'], { toString: 'x' }]
const VALUES: unknown[] = [...TEXTS, ...NUMBERS, ...OTHERS]
const RAW_BODIES = [
  'null',
  '[]',
  '"x"',
  '1',
  'NaN',
  '{',
  '{"a":1}}',
  '{"__proto__":{"a":1}}',
  '{"a":1e999}',
  '\ufeff{}',
  '\0',
  '{"text":"\\u0000"}',
]
const IDS = [
  '0',
  '-1',
  '1',
  '999999999999999999',
  '9'.repeat(40),
  'abc',
  '1.5',
  ' ',
  '%00',
  'null',
  '00000000-0000-0000-0000-000000000000',
  'é'.repeat(50),
]

function paths(endpoint: Endpoint, ids: readonly string[]): string[] {
  if (!endpoint.path.includes(':')) return [`/api${endpoint.path}`]
  return ids.map((id) => `/api${endpoint.path.replaceAll(/:\w+/g, id.includes('%') ? id : encodeURIComponent(id))}`)
}

async function send(endpoint: Endpoint, url: string, payload?: string): Promise<void> {
  const headers = { authorization: `JWT ${user.token}`, ...(payload !== undefined && { 'content-type': 'application/json' }) }
  const response = await app.app.inject({ method: endpoint.method, url, headers, ...(payload !== undefined && { payload }) })
  const told = `${endpoint.method} ${url.slice(0, 200)} ${payload?.slice(0, 200) ?? ''} answered ${response.statusCode} ${response.body.slice(0, 300)}`
  expect(response.statusCode, told).toBeLessThan(500)
  if (response.statusCode < 400) return
  // A refusal is an object of texts and lists of texts, whatever its depth.
  expect(typeof response.json(), told).toBe('object')
  expect(JSON.stringify(response.json()), told).not.toMatch(/Invalid input|expected|undefined|NaN|Error/)
}

/** The names of the fields that the body has, at its top. */
function fieldsOf(endpoint: Endpoint): string[] {
  const names = new Set<string>()
  const result = endpoint.body?.safeParse({})
  for (const issue of result?.error?.issues ?? []) if (issue.path[0] !== undefined) names.add(String(issue.path[0]))
  return [...names, 'quantity', 'text', 'product_name', 'quantity_grams', 'best_before', 'batches', 'resolution_type', 'id']
}

describe.each([...ENDPOINTS])('%s', (_, endpoint) => {
  test('survives every path', { timeout: 60_000 }, async () => {
    for (const url of paths(endpoint, IDS)) await send(endpoint, url)
  })

  test('survives every body', { timeout: 60_000 }, async () => {
    const [url = ''] = paths(endpoint, ['1'])
    for (const raw of RAW_BODIES) await send(endpoint, url, raw)
    if (!endpoint.body) return
    const fields = fieldsOf(endpoint)
    for (const value of VALUES) {
      await send(endpoint, url, JSON.stringify(Object.fromEntries(fields.map((field) => [field, value]))))
      for (const field of fields) await send(endpoint, url, JSON.stringify({ [field]: value }))
    }
  })

  test('survives every query', { timeout: 60_000 }, async () => {
    const [url = ''] = paths(endpoint, ['1'])
    const values = [...TEXTS.filter((text) => text.length < 2_000), ...NUMBERS].map((value) =>
      encodeURIComponent(String(value).toWellFormed()),
    )
    for (const name of endpoint.query ? ['page', 'page_size', 'search', 'ordering', 'category', 'product_id'] : ['page'])
      for (const value of [...values, `1&${name}=2`, '[]', '%', '%ff']) await send(endpoint, `${url}?${name}=${value}`)
  })
})
