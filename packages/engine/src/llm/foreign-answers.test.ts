import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CallEntry } from './call-log.ts'
import { createLlmEngine } from './index.ts'
import { builtinReading, LIST, PROVIDERS } from './testing.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>

const MIB = 2 ** 20
const SECRET = 'TAJNE-ZDANIE-MODELU'
const JSON_TYPE = { 'content-type': 'application/json' }

let answer: Answer = (response) => void response.end()
let asked = 0
let sentBytes = 0
/** Addresses that nobody was sent to ask. */
const strayed: string[] = []
const server = createServer((request, response) => {
  request.resume()
  if (request.url?.startsWith('/v1/') !== true) strayed.push(`${request.url}`)
  asked += 1
  void Promise.resolve(answer(response, request)).catch(() => response.destroy())
})
const log: CallEntry[] = []

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(() => {
  log.length = 0
  strayed.length = 0
  asked = 0
  sentBytes = 0
})

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const engineOf = (provider: (typeof PROVIDERS)[number], timeoutSeconds = 30, imageModel?: string) =>
  createLlmEngine(
    { provider, model: 'claude-sonnet-4-5', apiKey: 'secret-key', baseUrl: `${origin()}/v1`, vision: false, timeoutSeconds, imageModel },
    (entry) => log.push(entry),
    5,
  )

/** What the vendor's protocol wraps a text in. */
function envelope(provider: (typeof PROVIDERS)[number], text: string): string {
  const usage = { input_tokens: 1, output_tokens: 1, prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }
  return provider === 'anthropic'
    ? JSON.stringify({
        id: 'm',
        type: 'message',
        role: 'assistant',
        model: 'm',
        content: [{ type: 'text', text }],
        stop_reason: 'end_turn',
        stop_sequence: null,
        usage,
      })
    : JSON.stringify({
        id: 'm',
        object: 'chat.completion',
        created: 1,
        model: 'm',
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } }],
        usage,
      })
}

/** Sends as long as somebody reads. */
async function flood(response: ServerResponse, bytes: number): Promise<void> {
  const chunk = Buffer.alloc(64 * 1024, 'a')
  while (sentBytes < bytes && !response.destroyed) {
    sentBytes += chunk.length
    if (!response.write(chunk))
      await new Promise<void>((resolve) => {
        response.once('drain', resolve)
        response.once('close', resolve)
      })
  }
  response.end()
}

describe.each(PROVIDERS)('what a server sends that is no answer of %s', (provider) => {
  const read = (timeoutSeconds?: number) => engineOf(provider, timeoutSeconds).extractProducts({ text: LIST })

  it.each([
    ['with success', 200],
    ['with failure', 400],
    ['with failure of its own', 500],
  ])('is not read beyond its limit: 100 MB %s', async (_, status) => {
    answer = (response) => {
      response.writeHead(status, JSON_TYPE)
      return flood(response, 100 * MIB)
    }
    const before = process.memoryUsage().rss
    expect(await read()).toEqual(await builtinReading())
    expect(log[0]?.outcome).toBe('too_large')
    expect(asked).toBe(1)
    // What the kernel's buffers take is sent too.
    expect(sentBytes).toBeLessThan(16 * MIB)
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * MIB)
  })

  it('is not unpacked beyond its limit', async () => {
    const bomb = gzipSync(Buffer.alloc(60 * MIB, 'a'))
    answer = (response) => void response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(bomb)
    expect(await read()).toEqual(await builtinReading())
    expect(log[0]?.outcome).toBe('too_large')
  })

  it.each([301, 302, 303, 307, 308])('is not followed to another address (%i)', async (status) => {
    answer = (response) => void response.writeHead(status, { location: `${origin()}/admin/secret` }).end()
    expect(await read()).toEqual(await builtinReading())
    expect(strayed).toEqual([])
    expect(log[0]).toMatchObject({ outcome: 'rejected', status, requests: 1 })
  })

  it.each([200, 404, 503])('leaves the built-in reading: a page (%i)', async (status) => {
    answer = (response) => void response.writeHead(status, { 'content-type': 'text/html' }).end(`<!doctype html><title>${SECRET}</title>`)
    expect(await read()).toEqual(await builtinReading())
    expect(JSON.stringify(log)).not.toContain(SECRET)
  })

  it('takes no more than its time: a byte now and then', async () => {
    answer = async (response) => {
      response.writeHead(200, JSON_TYPE)
      while (!response.destroyed) {
        response.write(' ')
        await sleep(50)
      }
    }
    const started = performance.now()
    expect(await read(2)).toEqual(await builtinReading())
    expect(performance.now() - started).toBeLessThan(3500)
    expect(log[0]?.outcome).toBe('timed_out')
  })

  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
  it.each([
    ['JSON of another shape', '{"ok":true}'],
    ['JSON that is cut off', '{"choices":[{"message":'],
    ['10,000 lists in each other', deep],
    ['10,000 objects in each other', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['a prototype', '{"__proto__":{"choices":[]},"constructor":{"prototype":{}}}'],
    ['nothing', ''],
  ])('leaves the built-in reading: %s', async (_, body) => {
    answer = (response) => void response.writeHead(200, JSON_TYPE).end(body)
    expect(await read()).toEqual(await builtinReading())
    expect(log).toHaveLength(1)
  })

  it.each([
    ['10,000 lists in each other', deep],
    ['them in its lines', `{"lines":${deep}}`],
    ['tags without end', '<think>'.repeat(100_000)],
    ['closing tags without end', '</think>'.repeat(100_000)],
    ['fences without end', '```'.repeat(200_000)],
    ['braces without end', '{'.repeat(500_000)],
  ])('leaves the built-in reading at once: an answer of %s', async (_, text) => {
    answer = (response) => void response.writeHead(200, JSON_TYPE).end(envelope(provider, text))
    const started = performance.now()
    expect(await read()).toEqual(await builtinReading())
    expect(performance.now() - started).toBeLessThan(3000)
    expect(log[0]?.outcome).toBe('invalid')
  })

  it('leaves no word in the log, whatever it is', async () => {
    const answers: Answer[] = [
      (response) =>
        void response
          .writeHead(200, { ...JSON_TYPE, 'x-request-id': SECRET.repeat(50), 'request-id': `${SECRET} x` })
          .end(envelope(provider, SECRET)),
      (response) => void response.writeHead(400, JSON_TYPE).end(JSON.stringify({ error: { message: SECRET, type: SECRET, code: SECRET } })),
    ]
    for (const each of answers) {
      answer = each
      await read()
    }
    expect(log).toHaveLength(2)
    expect(JSON.stringify(log)).not.toContain(SECRET)
  })
})

it('reads no picture beyond its limit, and draws the card instead', async () => {
  answer = (response) => {
    response.writeHead(200, JSON_TYPE)
    return flood(response, 100 * MIB)
  }
  const dish = { title: 'Zupa', kind: 'soup', foods: ['marchew'], seed: 1 } as const
  expect((await engineOf('openai-compatible', 30, 'painter').illustrate(dish)).madeBy).toBe('kitchen')
  expect(log[0]?.outcome).toBe('too_large')
  expect(sentBytes).toBeLessThan(48 * MIB)
})
