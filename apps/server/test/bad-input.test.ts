import { ENDPOINTS } from '@spizarka/contract'
import type { Endpoint } from '@spizarka/contract/endpoint'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeUser } from './factories.ts'
import { startTestApp } from './harness.ts'

// Every call of the contract against what nobody should send: a clear refusal or an ordinary answer, never a failure of ours.
const LIMITS = [
  'LOGIN_ADDRESS',
  'LOGIN_ACCOUNT',
  'REGISTER_ADDRESS',
  'REGISTER_ACCOUNT',
  'LINK_ADDRESS',
  'RESET_ADDRESS',
  'REFRESH_ADDRESS',
  'RECIPES_ADDRESS',
]
const USER_LIMITS = [
  'API_USER',
  'PASSWORD_USER',
  'CODE_USER',
  'INTAKE_USER',
  'TYPING_USER',
  'UPLOAD_USER',
  'LOOKUP_USER',
  'RECIPE_USER',
  'RECIPE_LINES_USER',
  'SYNC_USER',
  'PAYMENT_USER',
]
const app = await startTestApp({
  settings: Object.fromEntries([...LIMITS, ...USER_LIMITS].map((name) => [`RATE_${name}`, '1000000/60'])),
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
  'mleko\n'.repeat(10_000),
]
const NUMBERS = [0, -1, 0.0001, 1e-10, 1e21, 1e308, Number.MAX_SAFE_INTEGER + 2]
const OTHERS: readonly unknown[] = [null, true, [], {}, [[]], { $ne: null }, [null], ['x'], { toString: 'x' }]
const VALUES: readonly unknown[] = [...TEXTS, ...NUMBERS, ...OTHERS]
const RAW_BODIES = ['null', '[]', '"x"', '1', 'NaN', '{', '{"a":1}}', '{"__proto__":{"a":1}}', '{"a":1e999}', '\ufeff{}', '\0']
const IDS = ['0', '-1', '999999999999999999', '9'.repeat(40), 'abc', '1.5', ' ', '%00', 'null', '00000000-0000-0000-0000-000000000000', 'é']

function addressOf(endpoint: Endpoint, id: string): string {
  return `/api${endpoint.path.replaceAll(/:\w+/g, id.includes('%') ? id : encodeURIComponent(id))}`
}

/** What is wrong with the answer, if anything: a failure, or a refusal that is no object of Polish texts. */
async function problemWith({ method }: Endpoint, url: string, payload?: string): Promise<string[]> {
  const headers = { authorization: `JWT ${user.token}`, ...(payload !== undefined && { 'content-type': 'application/json' }) }
  const { statusCode, body } = await app.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
  const isFine = statusCode < 400 || (statusCode < 500 && body.startsWith('{"') && !/Invalid input|expected|undefined|NaN|Error/.test(body))
  return isFine ? [] : [`${url.slice(0, 100)} ${payload?.slice(0, 100) ?? ''} → ${statusCode} ${body.slice(0, 200)}`]
}

async function problemsWith(endpoint: Endpoint, requests: readonly (readonly [url: string, payload?: string])[]): Promise<string[]> {
  // An endpoint without fields, or without an id in its path, would be asked the same again and again.
  const others = new Map(requests.map((request) => [JSON.stringify(request), request]))
  const problems: string[] = []
  for (const request of others.values()) problems.push(...(await problemWith(endpoint, ...request)))
  return problems
}

/** The names of an object's fields, those of each kind where there are several. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
  const kinds: z.core.JSONSchema.BaseSchema[] = schema ? [z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })] : []
  const names = new Set<string>()
  for (let kind = kinds.pop(); kind; kind = kinds.pop()) {
    for (const name of Object.keys(kind.properties ?? {})) names.add(name)
    kinds.push(
      ...(kind.anyOf ?? []).filter((each) => typeof each === 'object'),
      ...(kind.oneOf ?? []).filter((each) => typeof each === 'object'),
    )
  }
  return [...names]
}

describe.each([...ENDPOINTS])('%s', (_, endpoint) => {
  test('survives every id', async () => {
    const requests = IDS.map((id) => [addressOf(endpoint, id)] as const)
    expect(await problemsWith(endpoint, requests)).toEqual([])
  })

  test('survives every body', async () => {
    const fields = fieldsOf(endpoint.body)
    const single = fields.flatMap((field) => VALUES.map((value) => ({ [field]: value })))
    const whole = VALUES.map((value) => Object.fromEntries(fields.map((field) => [field, value])))
    const bodies = [...RAW_BODIES, ...[...single, ...whole].map((body) => JSON.stringify(body))]
    expect(
      await problemsWith(
        endpoint,
        bodies.map((body) => [addressOf(endpoint, '1'), body] as const),
      ),
    ).toEqual([])
  })

  test('survives every query', async () => {
    const values = [...TEXTS.filter((text) => text.length < 2_000), ...NUMBERS].map((value) =>
      encodeURIComponent(String(value).toWellFormed()),
    )
    const queries = fieldsOf(endpoint.query).flatMap((name) =>
      [...values, `1&${name}=2`, '[]', '%', '%ff'].map((value) => `${name}=${value}`),
    )
    const requests = [...queries, 'nothing=%00'].map((query) => [`${addressOf(endpoint, '1')}?${query}`] as const)
    expect(await problemsWith(endpoint, requests)).toEqual([])
  })
})
