import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { register } from 'prom-client'
import { AppError } from '../platform/errors/app-error.ts'

/** Figures for Prometheus, for programs of this machine alone. */
export function pages(app: FastifyInstance): void {
  app.get('/metrics', { onRequest: refuseStrangers }, async (_, reply) => reply.type(register.contentType).send(await register.metrics()))
}

// What a proxy on this machine hands on comes from elsewhere, whatever its address.
async function refuseStrangers({ ip, headers }: FastifyRequest): Promise<void> {
  if (headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined || !isLoopback(ip)) throw new AppError('not_found')
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '')
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}
