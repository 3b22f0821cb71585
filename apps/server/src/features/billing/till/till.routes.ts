import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { findTillTransaction, type TillTransaction } from './till.queries.ts'
import { actAtTill } from './till.ts'
import { tillPage } from './till-page.ts'

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
const tokenSchema = z.uuid()
const actionSchema = z.object({ action: z.enum(['pay', 'pay_then_decline', 'decline', 'abandon', 'pay_late']) })

interface TillPath {
  Params: { token: string }
}

/** The page of the built-in till, where there is one. Whoever has a payment's link may pay it, as with any operator. */
export function tillPages(app: FastifyInstance, context: AppContext): void {
  if (!context.till) return

  async function getTransaction(token: string): Promise<TillTransaction> {
    const found = tokenSchema.safeParse(token).success ? await findTillTransaction(context.db, { token }) : undefined
    if (!found) throw new AppError('not_found')
    return found
  }

  app.register(async (scope) => {
    // Its buttons are a form: the page works without scripts.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1024 }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.get<TillPath>('/dev/till/:token', async ({ params }, reply) =>
      reply
        .header('content-security-policy', PAGE_POLICY)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(tillPage(await getTransaction(params.token)).text),
    )
    scope.post<TillPath>('/dev/till/:token', async ({ params, body }, reply) => {
      const transaction = await getTransaction(params.token)
      const chosen = actionSchema.safeParse(body)
      if (!chosen.success) throw new AppError('validation')
      await actAtTill(context, transaction, chosen.data.action)
      return reply.header('cache-control', 'no-store').redirect(transaction.return_url, 303)
    })
  })
}
