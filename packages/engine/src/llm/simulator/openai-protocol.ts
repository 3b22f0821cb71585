import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { countTokens, strictModeObjection, type VendorProtocol } from './vendor-protocol.ts'

const contentSchema = z.union([
  z.string().transform((text) => ({ text, pictures: 0 })),
  z
    .array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('text'), text: z.string() }),
        z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string().regex(/^data:image\/jpeg;base64,[\w+/=]+$/) }) }),
      ]),
    )
    .transform((parts) => ({
      text: parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n'),
      pictures: parts.filter(({ type }) => type === 'image_url').length,
    })),
])

const requestSchema = z.looseObject({
  model: z.string().min(1),
  messages: z.array(z.object({ role: z.enum(['system', 'developer', 'user', 'assistant']), content: contentSchema })).min(1),
  temperature: z.number().min(0).max(2).optional(),
  max_tokens: z.int().positive().optional(),
  response_format: z
    .discriminatedUnion('type', [
      z.object({ type: z.enum(['text', 'json_object']) }),
      z.object({
        type: z.literal('json_schema'),
        json_schema: z.object({ name: z.string().regex(/^[\w-]{1,64}$/), strict: z.boolean().optional(), schema: z.unknown() }),
      }),
    ])
    .optional(),
})

/** Chat Completions as OpenAI documents it and as Ollama and most gateways speak it. */
export const openaiProtocol: VendorProtocol = {
  path: '/v1/chat/completions',
  read(_headers, body) {
    const request = requestSchema.safeParse(body)
    if (!request.success) return { error: this.fail(400, undefined, `Invalid request: ${z.prettifyError(request.error)}`) }
    const format = request.data.response_format
    const objection = format?.type === 'json_schema' && format.json_schema.strict ? strictModeObjection(format.json_schema.schema) : null
    if (objection) return { error: this.fail(400, undefined, `Invalid schema for response_format: ${objection}.`) }
    const contentsOf = (role: 'system' | 'user') =>
      request.data.messages.filter((message) => message.role === role).map((message) => message.content)
    const textsOf = (role: 'system' | 'user') => contentsOf(role).map(({ text }) => text)
    const pictures = contentsOf('user').reduce((sum, content) => sum + content.pictures, 0)
    return { system: textsOf('system').join('\n'), user: textsOf('user').join('\n'), pictures }
  },
  answer(text, finish, body) {
    const refused = finish === 'refusal'
    const used = { prompt_tokens: countTokens(JSON.stringify(body)), completion_tokens: countTokens(text) }
    return {
      status: 200,
      headers: { 'x-request-id': `req_${randomUUID()}` },
      body: {
        id: `chatcmpl-${randomUUID()}`,
        object: 'chat.completion',
        created: Math.floor(Date.now() / 1000),
        model: 'simulated',
        choices: [
          {
            index: 0,
            message: { role: 'assistant', content: refused ? null : text, refusal: refused ? text : null },
            logprobs: null,
            finish_reason: finish === 'filter' ? 'content_filter' : finish === 'length' ? 'length' : 'stop',
          },
        ],
        usage: { ...used, total_tokens: used.prompt_tokens + used.completion_tokens },
      },
    }
  },
  fail(status, code, message) {
    const type =
      code === 'insufficient_quota' ? code : status === 429 ? 'requests' : status >= 500 ? 'server_error' : 'invalid_request_error'
    return {
      status,
      headers: { 'x-request-id': `req_${randomUUID()}` },
      body: { error: { message, type, param: null, code: code ?? null } },
    }
  },
}
