import { ENDPOINTS } from '@spizarka/contract'
import type { FastifyInstance } from 'fastify'
import { docsPage } from './docs-page.ts'
import { openApi } from './open-api.ts'

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The contract for programs and for people: written down when somebody first asks, for it takes as long as the rest of the start. */
export function pages(app: FastifyInstance): void {
  let document: ReturnType<typeof openApi> | undefined
  let page: string | undefined

  app.get('/api/schema/', async () => (document ??= openApi(ENDPOINTS)))
  app.get('/api/docs/', async (_, reply) => {
    document ??= openApi(ENDPOINTS)
    page ??= docsPage(document).text
    return reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(page)
  })
}
