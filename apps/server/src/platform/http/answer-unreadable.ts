import type { Socket } from 'node:net'
import { ERRORS, type ErrorCode } from '@spizarka/contract/errors'
import type { ConnectionError } from 'fastify'

interface Refusal {
  statusLine: string
  code: ErrorCode
}

const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { statusLine: '431 Request Header Fields Too Large', code: 'payload_too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { statusLine: '408 Request Timeout', code: 'validation' },
}
const NO_HTTP: Refusal = { statusLine: '400 Bad Request', code: 'validation' }

/** Answers what never became a request, an address of a million digits for one, in the shape and words of every other refusal. */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { statusLine, code } = REFUSALS[error.code] ?? NO_HTTP
  const body = JSON.stringify({ detail: ERRORS[code].text })
  const headers = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`
  if (socket.writable) socket.write(`HTTP/1.1 ${statusLine}\r\n${headers}\r\n\r\n${body}`)
  socket.destroy(error)
}
