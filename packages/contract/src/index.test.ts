import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from './index.ts'
import type { Endpoint } from './shared/endpoint.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

// Described, and answered by nobody yet.
const AHEAD = ['shopping/generation.ts']

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts' && !AHEAD.includes(file),
)
const areas: object[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ new URL(file, import.meta.url).href)))
const declared = areas.flatMap((area) => Object.entries(area).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])))

it('holds every call of every file, each under a name of its own', () => {
  expect(ENDPOINTS.size).toBe(declared.length)
  for (const [name, endpoint] of declared) expect(ENDPOINTS.get(name)).toBe(endpoint)
})

it('has one call for a method and a path', () => {
  const addresses = declared.map(([, { method, path }]) => `${method} ${path.replaceAll(/:\w+/g, ':')}`)
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
})

describe.each(declared)('%s', (_, { path, status, response, download, body, method, idempotent, access }) => {
  it('has a path with a slash at the end', () => {
    expect(path).toMatch(/^\/(?:(?:[\w-]+|:\w+)\/)+$/)
  })

  it('answers with a body unless its status says there is none', () => {
    expect(status === 204).toBe(response === undefined)
  })

  it('takes a body only where clients send one', () => {
    expect(method === 'GET' && body !== undefined).toBe(false)
  })

  // The first answer is kept as JSON, and by user.
  it('can be repeated with a key only when its answer can be kept', () => {
    expect(idempotent && (download !== undefined || access === 'public')).toBe(false)
  })

  it('is for administrators where its path says so', () => {
    expect(path.startsWith('/admin/')).toBe(access === 'admin' || access === 'unverified-admin')
  })
})
