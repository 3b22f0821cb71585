import { rm } from 'node:fs/promises'
import path from 'node:path'
import { ENDPOINTS } from '@spizarka/contract'
import type { Endpoint } from '@spizarka/contract/endpoint'
import { z } from 'zod'
import { readSettings } from '../apps/server/src/platform/env/settings.ts'
import { possibleStatuses } from '../apps/server/src/platform/http/possible-errors.ts'
import { openBeside, SECRET_KEY } from '../apps/server/test/beside-server.ts'
import { type MadeUser, makeUser } from '../apps/server/test/factories.ts'
import { makeDataFolder, startServer } from '../apps/server/test/running-server.ts'
import { randomly } from '../packages/culinary/src/random.fixture.ts'
import type { Measurement } from './figure.ts'

const CALLS = [...ENDPOINTS.values()]
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 100_000)
const IN_FLIGHT = 8
const HOUSEHOLDS = 12
/** How often a part of what is sent is nothing that the schema asks for. */
const HOSTILE_SHARE = 0.06
const LONGEST_ANSWER_MS = 30_000
const SHOWN_PROBLEMS = 20

/** Whether anything that fits the schema, or nearly, makes the server fail or answer what the contract does not say. */
export const fuzz: Measurement = {
  name: 'fuzz',
  thresholds: [
    { what: `${REQUESTS.toLocaleString('pl')} random requests made from the contract: answers of 500 and above`, threshold: '0' },
    { what: 'the same: answers that the contract does not name', threshold: '0' },
  ],
  async measure() {
    await using running = new AsyncDisposableStack()
    const DATA_DIR = await makeDataFolder()
    running.defer(() => rm(path.dirname(DATA_DIR), { recursive: true, force: true }))
    const server = await startServer({ ...unlimitedRates(), DATA_DIR, SECRET_KEY, NODE_ENV: 'test', LOG_LEVEL: 'error' })
    running.defer(async () => void (await server.end('SIGTERM')))
    const beside = await openBeside(DATA_DIR)
    running.defer(() => beside.db.destroy())

    const random = randomFrom(Number(process.env['FUZZ_SEED'] ?? 1))
    const senders = await Promise.all(
      Array.from({ length: HOUSEHOLDS }, (_, at) =>
        makeUser(beside, { points: 1_000_000, admin: at === 0, plan: at % 2 ? 'premium' : 'free' }),
      ),
    )
    const ids = new KnownIds()
    const problems = { failed: new Map<string, string>(), offContract: new Map<string, string>() }
    const counts = { sent: 0, succeeded: 0, failed: 0, offContract: 0 }
    const called = new Set<string>()

    const send = async () => {
      while (counts.sent < REQUESTS) {
        counts.sent += 1
        const endpoint = random.pick(CALLS)
        const at = random.below(HOUSEHOLDS)
        const sender = senders[at]
        if (!sender) continue
        const request = makeRequest(endpoint, sender, ids, random)
        const answer = await ask(`${server.address}${request.url}`, request.options)
        const name = `${endpoint.method} ${endpoint.path}`
        if (answer.status === endpoint.status) {
          counts.succeeded += 1
          called.add(name)
          ids.learn(endpoint, answer.body)
        }
        // Whoever signed out or deleted the account moves out; the next household moves in.
        if (answer.status === 401 && endpoint.access !== 'public')
          senders[at] = await makeUser(beside, { points: 1_000_000, admin: at === 0 })
        const sent = typeof request.options.body === 'string' ? request.options.body : ''
        const told = `${name} ${request.url.slice(0, 120)} ${sent.slice(0, 300)} → ${answer.status} ${answer.text.slice(0, 300)}`
        if (answer.status >= 500 || answer.status === 0) {
          counts.failed += 1
          problems.failed.set(name, told)
        }
        const fault = faultOf(endpoint, answer)
        if (fault !== null) {
          counts.offContract += 1
          problems.offContract.set(`${name} ${fault}`, `${fault}: ${told}`)
        }
      }
    }
    await Promise.all(Array.from({ length: IN_FLIGHT }, send))
    for (const each of [...problems.failed.values(), ...problems.offContract.values()].slice(0, SHOWN_PROBLEMS)) console.error(each)
    if (counts.failed > 0) console.error(server.output().slice(-5_000))
    const reached = `${counts.succeeded} succeeded, ${called.size} of ${CALLS.length} calls at least once`
    return [
      { measured: `${counts.failed} of ${counts.sent} (${reached})`, holds: counts.failed === 0 },
      { measured: `${counts.offContract} of ${counts.sent}`, holds: counts.offContract === 0 },
    ]
  },
}

interface Answered {
  status: number
  text: string
  body: unknown
}

async function ask(url: string, options: RequestInit): Promise<Answered> {
  try {
    const response = await fetch(url, { ...options, redirect: 'manual', signal: AbortSignal.timeout(LONGEST_ANSWER_MS) })
    if (!response.headers.get('content-type')?.startsWith('application/json')) {
      const bytes = new Uint8Array(await response.arrayBuffer())
      return { status: response.status, text: `${bytes.length} bytes`, body: bytes }
    }
    const text = await response.text()
    return { status: response.status, text, body: JSON.parse(text) }
  } catch (error) {
    return { status: 0, text: String(error), body: null }
  }
}

/** What of an answer the contract does not say; null where it says all of it. */
function faultOf(endpoint: Endpoint, { status, body }: Answered): string | null {
  if (status === 0) return 'no answer'
  if (!possibleStatuses(endpoint).has(status)) return `status ${status}`
  if (status >= 400) return z.looseObject({}).safeParse(body).success ? null : 'a refusal without words'
  if (status !== endpoint.status || !endpoint.response || endpoint.download) return null
  const read = endpoint.response.safeParse(body)
  return read.success ? null : `body: ${z.prettifyError(read.error).slice(0, 200)}`
}

/** Ids that answers have named, by the first word of the address that they came from. */
class KnownIds {
  readonly #byArea = new Map<string, (string | number)[]>()

  learn(endpoint: Endpoint, body: unknown): void {
    const known = this.#byArea.get(areaOf(endpoint)) ?? []
    this.#byArea.set(areaOf(endpoint), known)
    const left: unknown[] = [body]
    for (let next = left.pop(), steps = 0; next !== undefined && steps < 200; next = left.pop(), steps++) {
      if (Array.isArray(next)) left.push(...next.slice(0, 5))
      else if (next !== null && typeof next === 'object') {
        for (const [key, value] of Object.entries(next)) {
          if ((key === 'id' || key.endsWith('_id')) && (typeof value === 'string' || typeof value === 'number')) known.push(value)
          else if (typeof value === 'object' && value !== null) left.push(value)
        }
      }
    }
    if (known.length > 400) known.splice(0, known.length - 400)
  }

  pick(endpoint: Endpoint, random: Random): string | number {
    const own = this.#byArea.get(areaOf(endpoint)) ?? []
    const known = own.length > 0 && random.chance(0.8) ? own : [...this.#byArea.values()].flat()
    return known.length > 0 && random.chance(0.9) ? random.pick(known) : random.pick(STRANGE_IDS)
  }
}

function areaOf({ path: address }: Endpoint): string {
  return address.split('/')[1] ?? ''
}

const STRANGE_IDS = [0, -1, 1, 7, '1.5', 'abc', '9'.repeat(30), '00000000-0000-4000-8000-000000000000']

function makeRequest(endpoint: Endpoint, sender: MadeUser, ids: KnownIds, random: Random): { url: string; options: RequestInit } {
  const make = new ValueMaker(random, () => ids.pick(endpoint, random))
  const address = endpoint.path.replaceAll(/:\w+/g, () => encodeURIComponent(String(ids.pick(endpoint, random))))
  const query = endpoint.query && random.chance(0.8) ? make.value(jsonSchemaOf(endpoint.query)) : null
  const headers: Record<string, string> = {}
  if (endpoint.access !== 'public' || random.chance(0.5)) headers['authorization'] = `JWT ${sender.token}`
  if (endpoint.idempotent && random.chance(0.7))
    headers['idempotency-key'] = random.chance(0.2) ? 'again-and-again-and-again' : crypto.randomUUID()
  const options: RequestInit = { method: endpoint.method, headers }
  if (endpoint.upload !== undefined) {
    const form = new FormData()
    form.append(
      random.chance(0.95) ? endpoint.upload : 'other',
      new Blob([Uint8Array.from({ length: random.below(4_000) }, () => random.below(256))], { type: 'image/png' }),
      'plik.png',
    )
    options.body = form
  } else if (endpoint.body) {
    headers['content-type'] = 'application/json'
    options.body = JSON.stringify(make.value(jsonSchemaOf(endpoint.body)) ?? null)
  }
  return { url: `/api${address}${queryString(query)}`, options }
}

function queryString(query: unknown): string {
  if (query === null || typeof query !== 'object') return ''
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed().slice(0, 2_000))}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

type JsonSchema = z.core.JSONSchema.BaseSchema
const schemas = new WeakMap<z.ZodType, JsonSchema>()
function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const known = schemas.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  schemas.set(schema, known)
  return known
}

const WORDS = [
  'mleko',
  '2 kg ziemniaków, 10 jajek',
  'pierś z kurczaka 500 g',
  'dwie kanapki z szynką i kawa z mlekiem',
  'coś na szybko, bez mięsa',
  'Łaciate 3,2% 1l x3',
  'ŻÓŁTY SER 150g',
  'Kolacja',
  'szt.',
  '2026-11-22',
  '12:30',
  'a',
  '',
  ' ',
  '\0',
  'ą\u0301\u202e',
  '🍅'.repeat(80),
  "'; drop table users; --",
  '<img src=x onerror=alert(1)>',
  '1'.repeat(120),
  '1/2 '.repeat(60),
  'http://127.0.0.1:1/przepis',
]
const HOSTILE: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  '',
  '\0',
  -1,
  0,
  1e21,
  1e-10,
  2 ** 53,
  'x'.repeat(5_000),
  { $ne: null },
  [null],
]

/** Makes values that a JSON schema asks for, and now and then some that it does not. */
class ValueMaker {
  readonly #random: Random
  readonly #id: () => string | number

  constructor(random: Random, id: () => string | number) {
    this.#random = random
    this.#id = id
  }

  value(schema: JsonSchema, field = '', depth = 0): unknown {
    const random = this.#random
    if (random.chance(HOSTILE_SHARE)) return random.pick(HOSTILE)
    if ((field === 'id' || field.endsWith('_id')) && random.chance(0.7)) return this.#id()
    const kinds = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter((kind) => typeof kind === 'object')
    if (kinds.length > 0) return this.value(random.pick(kinds), field, depth)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return random.pick(schema.enum)
    switch (schema.type) {
      case 'object':
        return this.#object(schema, depth)
      case 'array': {
        const item = typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : {}
        const count = random.chance(0.02) ? 120 : random.below(4)
        return Array.from({ length: Math.max(count, Math.min(schema.minItems ?? 0, 20)) }, () => this.value(item, field, depth + 1))
      }
      case 'integer':
      case 'number':
        return this.#number(schema)
      case 'boolean':
        return random.chance(0.5)
      case 'null':
        return null
      default:
        return this.#text(schema)
    }
  }

  #object({ properties = {}, required = [], additionalProperties }: JsonSchema, depth: number): unknown {
    const kept = Object.entries(properties).filter(([name]) => this.#random.chance(required.includes(name) ? 0.98 : 0.5))
    const made = Object.fromEntries(
      kept.map(([name, schema]) => [name, typeof schema === 'object' ? this.value(schema, name, depth + 1) : null]),
    )
    if (typeof additionalProperties === 'object') made[this.#random.pick(WORDS)] = this.value(additionalProperties, '', depth + 1)
    return made
  }

  #number({ type, minimum = 0, maximum = 1_000 }: JsonSchema): number {
    const random = this.#random
    const edge = random.pick([minimum, maximum, minimum - 1, maximum + 1])
    if (random.chance(0.2)) return edge
    const within = minimum + (random.below(1_000) / 1_000) * Math.min(maximum - minimum, 50)
    return type === 'integer' || random.chance(0.7) ? Math.round(within) : within
  }

  #text({ format, minLength = 0, maxLength = 300, pattern }: JsonSchema): string {
    const random = this.#random
    if (format === 'uuid' || pattern?.includes('a-fA-F')) return random.chance(0.6) ? String(this.#id()) : crypto.randomUUID()
    const day = new Date(Date.now() + (random.below(400) - 200) * 86_400_000).toISOString()
    if (format === 'date-time') return day
    if (format === 'date' || pattern?.includes('\\d{4}'))
      return random.chance(0.9) ? day.slice(0, 10) : random.pick(['2026-02-30', '0001-01-01', '9999-12-31'])
    if (format === 'email') return `gość${random.below(50)}@example.com`
    const text = random.pick(WORDS)
    return random.chance(0.9) ? text.padEnd(minLength, 'a').slice(0, maxLength) : text
  }
}

interface Random {
  below(limit: number): number
  chance(share: number): boolean
  pick<T>(values: readonly T[]): T
}

/** The same requests for the same seed, as far as answers come in the same order. */
function randomFrom(seed: number): Random {
  const below = randomly(seed)
  return {
    below,
    chance: (share) => below(1_000) < share * 1_000,
    pick<T>(values: readonly T[]): T {
      if (values.length === 0) throw new RangeError('nothing to pick from')
      return values[below(values.length)] as T
    },
  }
}

/** One address sends what a town would: limits made for people would answer in the kitchen's place. */
function unlimitedRates(): Record<string, string> {
  const rates = Object.keys(readSettings({ NODE_ENV: 'test' })).filter((name) => name.startsWith('RATE_'))
  return Object.fromEntries(rates.map((name) => [name, '1000000/60']))
}
