import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { anthropicProtocol } from './anthropic-protocol.ts'
import type { Behaviour, Script, SimulatedRequest } from './behaviour.ts'
import { openaiProtocol } from './openai-protocol.ts'
import { sentinelBehaviour } from './sentinels.ts'
import { countTokens, type HttpAnswer, type VendorProtocol } from './vendor-protocol.ts'

const requestSchema = z.looseObject({
  model: z.string().min(1),
  prompt: z.string().min(1).max(32_000),
  n: z.int().min(1).max(10).optional(),
  size: z
    .string()
    .regex(/^\d+x\d+$/)
    .optional(),
})

/** Image generation as OpenAI documents it; the answer is the picture's file in base64. */
const openaiImagesProtocol: VendorProtocol = {
  path: '/v1/images/generations',
  read(_headers, body) {
    const request = requestSchema.safeParse(body)
    if (!request.success) return { error: this.fail(400, undefined, `Invalid request: ${z.prettifyError(request.error)}`) }
    return { system: '', user: request.data.prompt, pictures: 0 }
  },
  answer(text, finish, body) {
    if (finish !== 'stop') return this.fail(400, 'moderation_blocked', 'Your request was rejected by the safety system.')
    return {
      status: 200,
      headers: { 'x-request-id': `req_${randomUUID()}` },
      body: {
        created: Math.floor(Date.now() / 1000),
        data: [{ b64_json: text }],
        usage: { input_tokens: countTokens(JSON.stringify(body)), output_tokens: countTokens(text), total_tokens: 0 },
      },
    }
  },
  fail: (status, code, message) => openaiProtocol.fail(status, code, message),
}

export {
  answerFoods,
  answerPicture,
  answerProducts,
  answerReceipt,
  answerRecipes,
  type Behaviour,
  type Script,
  type SimulatedFood,
  type SimulatedProduct,
  type SimulatedRequest,
} from './behaviour.ts'

export interface LlmSimulator {
  /** `LLM_BASE_URL` for either provider. */
  url: string
  /** Well-formed requests, oldest first. */
  requests: readonly SimulatedRequest[]
  /** What to do with the next requests, one each; the ones after them get what `always` says. */
  play(...scripts: readonly Script[]): void
  /** What to do with every other request; without it the request's own words decide. */
  always(script: Script): void
  /** Forgets the scripts and the requests. */
  reset(): void
  close(): Promise<void>
}

const linesSchema = z.array(z.object({ line: z.number(), text: z.string() }))

/** A server on the loopback that speaks the protocols of OpenAI (Chat Completions) and Anthropic (Messages) and behaves as told. */
export async function startLlmSimulator(port = 0): Promise<LlmSimulator> {
  const requests: SimulatedRequest[] = []
  const scripts: Script[] = []
  let standing: Script = sentinelBehaviour

  const server = createServer((request, response) => {
    void handle(request, response).catch(() => response.destroy())
  })

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const protocol = [openaiProtocol, anthropicProtocol, openaiImagesProtocol].find(({ path }) => path === incoming.url)
    if (!protocol || incoming.method !== 'POST') return write(response, openaiProtocol.fail(404, undefined, 'Unknown request URL'))
    const body: unknown = await json(incoming).catch(() => undefined)
    const prompts = protocol.read(incoming.headers, body)
    if ('error' in prompts) return write(response, prompts.error)
    const request = {
      vendor: protocol === anthropicProtocol ? 'anthropic' : 'openai',
      wants: protocol === openaiImagesProtocol ? 'picture' : 'text',
      headers: incoming.headers,
      body,
      ...prompts,
      lines: sentLines(prompts.user),
    } as const
    requests.push(request)
    const script = scripts.shift() ?? standing
    behave(typeof script === 'function' ? script(request) : script, protocol, request, response)
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    play(...next) {
      scripts.push(...next)
    },
    always(script) {
      standing = script
    },
    reset() {
      scripts.length = 0
      requests.length = 0
      standing = sentinelBehaviour
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}

function behave(behaviour: Behaviour, protocol: VendorProtocol, { body }: SimulatedRequest, response: ServerResponse): void {
  switch (behaviour.kind) {
    case 'answer':
      return write(response, protocol.answer(behaviour.text, behaviour.finish ?? 'stop', body))
    case 'refuse':
      return write(response, protocol.answer('I cannot help with that.', 'refusal', body))
    case 'filter':
      return write(response, protocol.answer('', 'filter', body))
    case 'fail': {
      const { status, code, message = 'Simulated failure', headers } = behaviour
      const answer = protocol.fail(status, code, message)
      return write(response, { ...answer, headers: { ...answer.headers, ...headers } })
    }
    case 'page':
      response.writeHead(behaviour.status, { 'content-type': 'text/html' }).end('<!doctype html><title>Bad gateway</title>')
      return
    case 'hang':
      return
    case 'reset':
      response.socket?.resetAndDestroy()
  }
}

function write(response: ServerResponse, { status, headers, body }: HttpAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

function sentLines(user: string): SimulatedRequest['lines'] {
  try {
    return linesSchema.parse(JSON.parse(user.slice(user.indexOf('['), user.lastIndexOf(']') + 1)))
  } catch {
    return []
  }
}
