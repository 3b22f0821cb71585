import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { openaiProtocol } from './openai-protocol.ts'
import { tokens, type VendorProtocol } from './vendor-protocol.ts'

const requestSchema = z.looseObject({
  model: z.string().min(1),
  prompt: z.string().min(1).max(32_000),
  n: z.int().min(1).max(10).optional(),
  size: z
    .string()
    .regex(/^\d+x\d+$/)
    .optional(),
})

/** Image generation as OpenAI documents it; what is said is the picture's file in base64. */
export const openaiImagesProtocol: VendorProtocol = {
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
        usage: { input_tokens: tokens(JSON.stringify(body)), output_tokens: tokens(text), total_tokens: 0 },
      },
    }
  },
  fail: (status, code, message) => openaiProtocol.fail(status, code, message),
}
