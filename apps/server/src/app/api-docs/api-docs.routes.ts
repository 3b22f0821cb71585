import { ENDPOINTS } from '@spizarka/contract'
import type { FastifyInstance } from 'fastify'
import { docsPage } from './docs-page.ts'
import { openApi } from './open-api.ts'

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The contract for programs and for people. */
export function pages(app: FastifyInstance): void {
  const document = openApi(ENDPOINTS)
  const page = docsPage(document).text

  app.get('/api/schema/', async () => document)
  app.get('/api/docs/', async (_, reply) =>
    reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(page),
  )
}
