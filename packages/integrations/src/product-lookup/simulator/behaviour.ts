import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGzip } from 'node:zlib'

/** What the simulated database does with one request. */
export type Behaviour =
  /** Answers as the real one would, after a while where `afterMs` says so. */
  | { kind: 'answer'; afterMs?: number }
  | { kind: 'json'; status: number; body: unknown }
  /** A page for people instead of JSON. */
  | { kind: 'page'; status: number }
  | { kind: 'redirect' }
  /** Ten megabytes of JSON. */
  | { kind: 'flood' }
  /** A megabyte that unpacks to a quarter of a gigabyte. */
  | { kind: 'bomb' }
  | { kind: 'hang' }
  /** The start of an answer, then a space now and then. */
  | { kind: 'drip' }
  | { kind: 'reset' }

/** Codes that make the simulated database fail on purpose, in development as in tests: type one instead of scanning. */
export const SENTINELS = {
  slow: '5909990000012',
  hang: '5909990000029',
  reset: '5909990000036',
  limit: '5909990000043',
  overload: '5909990000050',
  page: '5909990000067',
  redirect: '5909990000074',
  wrongTypes: '5909990000081',
  otherProduct: '5909990000098',
  noShape: '5909990000104',
  flood: '5909990000111',
  bomb: '5909990000128',
} as const

const BEHAVIOURS: ReadonlyMap<string, Behaviour> = new Map<string, Behaviour>([
  [SENTINELS.slow, { kind: 'answer', afterMs: 300 }],
  [SENTINELS.hang, { kind: 'hang' }],
  [SENTINELS.reset, { kind: 'reset' }],
  [SENTINELS.limit, { kind: 'json', status: 429, body: { error: 'Too many requests' } }],
  [SENTINELS.overload, { kind: 'page', status: 503 }],
  [SENTINELS.page, { kind: 'page', status: 200 }],
  [SENTINELS.redirect, { kind: 'redirect' }],
  [
    SENTINELS.wrongTypes,
    {
      kind: 'json',
      status: 200,
      body: { status: 1, result: { id: 'product_found' }, product: { product_name: { pl: ['Mleko'] }, quantity: 7 } },
    },
  ],
  [
    SENTINELS.otherProduct,
    {
      kind: 'json',
      status: 200,
      body: { code: '5900000000015', status: 1, result: { id: 'product_found' }, product: { product_name: 'Płatki' } },
    },
  ],
  [SENTINELS.noShape, { kind: 'json', status: 200, body: ['product_found', 1, null] }],
  [SENTINELS.flood, { kind: 'flood' }],
  [SENTINELS.bomb, { kind: 'bomb' }],
])

/** What the code itself asks for. */
export function sentinelBehaviour(code: string): Behaviour {
  return BEHAVIOURS.get(code) ?? { kind: 'answer' }
}

const CHUNK = Buffer.alloc(64 * 1024, ' ')
const FLOOD_BYTES = 10 * 1024 * 1024
const BOMB_BYTES = 256 * 1024 * 1024
const START = '{"status":1,"result":{"id":"product_found"},"product":{"product_name":"Mleko"},"padding":"'

function* padded(bytes: number): Iterable<Buffer> {
  yield Buffer.from(START)
  for (let sent = 0; sent < bytes; sent += CHUNK.length) yield CHUNK
  yield Buffer.from('"}')
}

/** Ten megabytes of well-formed JSON. */
export async function sendFlood(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' })
  await pipeline(Readable.from(padded(FLOOD_BYTES)), response)
}

/** A quarter of a gigabyte of well-formed JSON in a megabyte, whether the client asked for it packed or not. */
export async function sendBomb(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
  await pipeline(Readable.from(padded(BOMB_BYTES)), createGzip({ level: 1 }), response)
}

/** An answer that never comes to its end, nor to silence. */
export async function sendDrops(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' }).write(START)
  for (; !response.destroyed; await sleep(20)) response.write(' ')
}
