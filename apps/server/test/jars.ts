import { pageOf, pageQuerySchema, quantitySchema } from '@spizarka/contract/common'
import { endpoint } from '@spizarka/contract/endpoint'
import { z } from 'zod'
import { toPage } from '../src/platform/http/page.ts'
import type { Route } from '../src/platform/http/route.ts'
import { rowId } from '../src/platform/http/row-id.ts'

const tag = 'test'
const summary = 'Only for tests.'

export const readJar = endpoint({ method: 'GET', path: '/jars/:id/', tag, summary, response: z.object({ id: z.int() }) })
export const deleteJar = endpoint({ method: 'DELETE', path: '/jars/:id/', tag, summary })
export const readSession = endpoint({
  method: 'GET',
  path: '/jar-sessions/:sessionId/',
  tag,
  summary,
  response: z.object({ ok: z.boolean() }),
})
export const fillJar = endpoint({
  method: 'POST',
  path: '/jars/',
  tag,
  summary,
  access: 'public',
  status: 201,
  body: z
    .object({
      name: z.string().min(1).max(10),
      grams: quantitySchema,
      layers: z.array(z.object({ what: z.string(), cm: z.number() })).optional(),
      lid: z.object({ colour: z.enum(['red', 'green']) }).optional(),
    })
    .refine((jar) => jar.name !== 'dżem' || jar.grams < 500, { error: 'Dżem się nie zmieści.' }),
  response: z.object({ name: z.string() }),
})
export const listJars = endpoint({
  method: 'GET',
  path: '/jars/',
  tag,
  summary,
  access: 'public',
  query: pageQuerySchema.extend({ search: z.string().optional() }),
  response: pageOf(z.object({ id: z.int() })),
  errors: ['invalid_page'],
})

/** A shelf of jars behind calls of their own, for tests of what is the same for every call. */
export function jarRoutes(route: Route): void {
  route(readJar, async ({ params }) => ({ id: rowId(params.id) }))
  route(deleteJar, async () => {})
  route(readSession, async () => ({ ok: true }))
  route(fillJar, async ({ body }) => ({ name: body.name }))
  route(listJars, async ({ query, url }) => toPage(url, query, { count: 5, results: [{ id: query.page }] }))
}
