import type { FastifyInstance } from 'fastify'
import { register } from 'prom-client'
import { refuseStrangers } from '../platform/http/refuse-strangers.ts'

/** Figures for Prometheus, for programs of this machine alone. */
export function pages(app: FastifyInstance): void {
  app.get('/metrics', { onRequest: refuseStrangers }, async (_, reply) => reply.type(register.contentType).send(await register.metrics()))
}
