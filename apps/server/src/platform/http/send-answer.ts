import { createHash } from 'node:crypto'
import type { Endpoint } from '@spizarka/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** Sends what a call answers: JSON, nothing, or the file that its endpoint speaks of. */
export function sendAnswer({ status, download }: Endpoint, request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  if (!download) return reply.code(status).send(answer)
  const disposition = download.inline ? 'inline' : 'attachment'
  reply.type(download.type).header('content-disposition', `${disposition}; filename="${download.fileName}"`)
  if (!download.inline || !(answer instanceof Uint8Array)) return reply.code(status).send(answer)
  const etag = `"${createHash('sha256').update(answer).digest('base64url')}"`
  reply.header('cache-control', FOR_EVER).header('etag', etag)
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.code(status).send(answer)
}
