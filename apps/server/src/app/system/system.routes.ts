import { readHealth, readReadiness } from '@spizarka/contract/system'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { register } from 'prom-client'
import type { AppContext } from '../../platform/context.ts'
import { isDatabaseReachable } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isSameSecret, requireLocalCaller } from '../../platform/http/request-guards.ts'
import type { Route } from '../../platform/http/route.ts'

export function routes(route: Route, { db, jobs }: AppContext): void {
  route(readHealth, async () => ({ status: 'ok' }) as const)

  route(readReadiness, async () => {
    const reachable = await Promise.all([isDatabaseReachable(db), jobs.isReachable()])
    if (reachable.includes(false)) throw new AppError('not_ready')
    return { status: 'ok', database: 'ok', queue: 'ok' } as const
  })
}

/** Figures for Prometheus: for whoever shows the token; without one, while developing, for programs of this machine. */
export function pages(app: FastifyInstance, { settings: { METRICS_TOKEN: token, NODE_ENV } }: AppContext): void {
  if (token === undefined && NODE_ENV === 'production') return
  const requireToken = async ({ headers }: FastifyRequest): Promise<void> => {
    if (!isSameSecret(headers.authorization ?? '', `Bearer ${token}`)) throw new AppError('not_found')
  }
  app.get('/metrics', { onRequest: token === undefined ? requireLocalCaller : requireToken }, async (_, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  )
}
