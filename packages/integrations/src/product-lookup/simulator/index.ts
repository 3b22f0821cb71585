import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Behaviour, sendBomb, sendDrops, sendFlood, sentinelBehaviour } from './behaviour.ts'
import { type ApiVersion, answerOf, CATALOGUE, type SimulatedRecord } from './catalogue.ts'

export { type Behaviour, SENTINELS } from './behaviour.ts'
export type { SimulatedRecord } from './catalogue.ts'

export interface OffSimulator {
  /** `OFF_BASE_URL`. */
  url: string
  /** Every request about a product, oldest first. */
  requests: readonly { version: ApiVersion; code: string; headers: IncomingHttpHeaders }[]
  /** The database: change it as you like. */
  records: Map<string, SimulatedRecord>
  /** What to do with every request from now on; without it the code decides. */
  always(behaviour: Behaviour): void
  /** Forgets the requests and what `always` said, and has the invented products again. */
  reset(): void
  close(): Promise<void>
}

export interface OffSimulatorOptions {
  port?: number
  /** Versions of the API that it speaks. */
  versions?: readonly ApiVersion[]
}

const PATH = /^\/api\/(v2|v3)(?:\.\d+)?\/product\/(\d+)(?:\.json)?$/

/** A server on the loopback that speaks the product calls of Open Food Facts, and fails on purpose for the codes of `SENTINELS`. */
export async function startOffSimulator({ port = 0, versions = ['v2', 'v3'] }: OffSimulatorOptions = {}): Promise<OffSimulator> {
  const requests: OffSimulator['requests'][number][] = []
  const records = new Map(CATALOGUE)
  let standing: Behaviour | undefined

  const server = createServer((request, response) => {
    void handle(request, response).catch(() => response.destroy())
  })

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://simulator')
    const [, asked, code = ''] = PATH.exec(pathname) ?? []
    const version = versions.find((each) => each === asked)
    if (!version || incoming.method !== 'GET') return sendPage(response, 404)
    requests.push({ version, code, headers: incoming.headers })
    const fields = searchParams.get('fields')?.split(',') ?? []
    const { status, body } = answerOf(version, code, records.get(code), fields)
    await behave(standing ?? sentinelBehaviour(code), response, () => sendJson(response, status, body))
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    records,
    always(behaviour) {
      standing = behaviour
    },
    reset() {
      requests.length = 0
      standing = undefined
      records.clear()
      for (const [code, record] of CATALOGUE) records.set(code, record)
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}

async function behave(behaviour: Behaviour, response: ServerResponse, answer: () => void): Promise<void> {
  switch (behaviour.kind) {
    case 'answer':
      await sleep(behaviour.afterMs ?? 0)
      return answer()
    case 'json':
      return sendJson(response, behaviour.status, behaviour.body)
    case 'page':
      return sendPage(response, behaviour.status)
    case 'redirect':
      response.writeHead(302, { location: '/api/v3/product/5900000000015' }).end()
      return
    case 'flood':
      return sendFlood(response)
    case 'bomb':
      return sendBomb(response)
    case 'drip':
      return sendDrops(response)
    case 'hang':
      return
    case 'reset':
      response.socket?.resetAndDestroy()
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function sendPage(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/html' }).end('<!doctype html><title>Sorry</title><h1>Please try again later</h1>')
}
