import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Notes every route that is registered from now on; the returned function then refuses each other method of those paths with 405. */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  // By what paths match: two calls may name the same part of one differently.
  const allowed = new Map<string, { url: string; methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    const matched = url.replaceAll(/:\w+/g, ':')
    const { methods } = allowed.get(matched) ?? { methods: new Set<string>() }
    for (const each of [method].flat()) methods.add(each)
    allowed.set(matched, { url, methods })
  })
  return () => {
    for (const { url, methods } of allowed.values()) {
      const allow = [...methods].sort().join(', ')
      app.route({
        method: METHODS.filter((method) => !methods.has(method)),
        url,
        handler: (_, reply) => {
          reply.header('allow', allow)
          throw new AppError('method_not_allowed')
        },
      })
    }
  }
}

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/**
 * Hook for pages that are for the people and programs of this machine; for everyone else they are not there. What a proxy on this
 * machine hands on comes from elsewhere, and so does the call of a foreign page whose name was pointed at this machine.
 */
export async function requireLocalCaller({ socket, headers }: FastifyRequest): Promise<void> {
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined)
  if (isForwarded || !isLoopback(socket.remoteAddress ?? '') || !LOOPBACK_NAMES.has(nameIn(headers.host))) throw new AppError('not_found')
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '')
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}

function nameIn(host = ''): string {
  return host.replace(/:\d+$/, '').toLowerCase()
}

/** Whether a text is the secret; takes as long for every text. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
