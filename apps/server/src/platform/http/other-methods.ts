import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Notes every route that is registered from now on; the returned function then refuses each other method of those paths with 405. */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const allowed = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = allowed.get(url) ?? new Set()
    for (const each of [method].flat()) methods.add(each)
    allowed.set(url, methods)
  })
  return () => {
    for (const [url, methods] of allowed) {
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
