import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGzip } from 'node:zlib'

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
