import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { extractJson } from '../ask.ts'
import { countTokens, type FinishReason, strictModeObjection, type VendorProtocol } from './vendor-protocol.ts'

const textSchema = z.union([
  z.string(),
  z.array(z.object({ type: z.literal('text'), text: z.string() })).transform((blocks) => blocks.map((block) => block.text).join('\n')),
])

const contentSchema = z.union([
  z.string().transform((text) => ({ text, pictures: 0 })),
  z
    .array(
      z.discriminatedUnion('type', [
        z.looseObject({ type: z.literal('text'), text: z.string() }),
        z.looseObject({
          type: z.literal('image'),
          source: z.object({ type: z.literal('base64'), media_type: z.literal('image/jpeg'), data: z.base64() }),
        }),
      ]),
    )
    .transform((blocks) => ({
      text: blocks.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n'),
      pictures: blocks.filter(({ type }) => type === 'image').length,
    })),
])

const requestSchema = z.looseObject({
  model: z.string().min(1),
  max_tokens: z.int().positive(),
  system: textSchema.default(''),
  messages: z.array(z.object({ role: z.enum(['user', 'assistant']), content: contentSchema })).min(1),
  temperature: z.number().min(0).max(1).optional(),
  tool_choice: z.looseObject({ type: z.string(), name: z.string().optional() }).optional(),
  output_config: z.looseObject({ format: z.object({ type: z.literal('json_schema'), schema: z.unknown() }).optional() }).optional(),
})

const ERROR_TYPES: Record<number, string> = {
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  409: 'conflict_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  504: 'timeout_error',
  529: 'overloaded_error',
}

const STOP_REASONS = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal', filter: 'refusal' } as const

/** The Messages API, version 2023-06-01. */
export const anthropicProtocol: VendorProtocol = {
  path: '/v1/messages',
  read(headers, body) {
    if (!headers['x-api-key']) return { error: this.fail(401, undefined, 'x-api-key header is required') }
    if (!headers['anthropic-version']) return { error: this.fail(400, undefined, 'anthropic-version: header is required') }
    const request = requestSchema.safeParse(body)
    if (!request.success) return { error: this.fail(400, undefined, z.prettifyError(request.error)) }
    const format = request.data.output_config?.format
    const objection = format ? strictModeObjection(format.schema) : null
    if (objection) return { error: this.fail(400, undefined, `output_config.format.schema: ${objection}`) }
    const user = request.data.messages.filter((message) => message.role === 'user').map((message) => message.content)
    return {
      system: request.data.system,
      user: user.map(({ text }) => text).join('\n'),
      pictures: user.reduce((sum, { pictures }) => sum + pictures, 0),
    }
  },
  answer(text, finish, body) {
    return {
      status: 200,
      headers: { 'request-id': `req_${randomUUID()}` },
      body: {
        id: `msg_${randomUUID()}`,
        type: 'message',
        role: 'assistant',
        model: 'simulated',
        ...content(text, finish, body),
        stop_sequence: null,
        usage: { input_tokens: countTokens(JSON.stringify(body)), output_tokens: countTokens(text) },
      },
    }
  },
  fail(status, _code, message) {
    const type = ERROR_TYPES[status] ?? (status >= 500 ? 'api_error' : 'invalid_request_error')
    const id = `req_${randomUUID()}`
    return { status, headers: { 'request-id': id }, body: { type: 'error', error: { type, message }, request_id: id } }
  },
}

/** Text, or the call of the tool that the request forces: the way to JSON for models that take no schema. */
function content(text: string, finish: FinishReason, body: unknown): { content: object[]; stop_reason: string } {
  if (finish === 'refusal') return { content: [], stop_reason: STOP_REASONS.refusal }
  const tool = requestSchema.safeParse(body).data?.tool_choice?.name
  const input = tool ? extractJson(text) : undefined
  if (finish !== 'stop' || input === undefined) return { content: [{ type: 'text', text }], stop_reason: STOP_REASONS[finish] }
  return { content: [{ type: 'tool_use', id: `toolu_${randomUUID()}`, name: tool, input }], stop_reason: 'tool_use' }
}
