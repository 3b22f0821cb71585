import { LANDING_SLUGS } from '@spizarka/contract/landing-pages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppContext } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { networkOf } from '../../../platform/rate-limit/rate-limits.ts'
import { countPublished, listPublishedPart } from './sitemap.queries.ts'

/** Addresses of one file (sitemaps.org, protocol 0.9). */
const ADDRESSES_PER_PART = 50_000

/** Public pages besides recipes. */
const PUBLIC_PAGES = [
  '/',
  ...LANDING_SLUGS.map((slug) => `/lp/${slug}`),
  '/published-recipes',
  '/plany',
  '/pomoc',
  '/pomoc-premium',
  '/regulamin',
  '/polityka-prywatnosci',
]

/** `/sitemap.xml`: every public address, or where there are more than one file holds, the files that hold them; and `/robots.txt`. */
export function pages(app: FastifyInstance, context: AppContext): void {
  const { db, publicUrl, rateLimits, settings } = context
  const limit = (address: string) => rateLimits.takeLocally('recipes', networkOf(address), settings.RATE_RECIPES_ADDRESS)

  app.get('/robots.txt', (_, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600')
    return `User-agent: *\nAllow: /\nAllow: /api/pictures/\nDisallow: /api/\nDisallow: /shared/\n\nSitemap: ${publicUrl}/sitemap.xml\n`
  })

  app.get('/sitemap.xml', async (request, reply) => {
    await limit(request.ip)
    const parts = Math.ceil(((await countPublished(db)) + PUBLIC_PAGES.length) / ADDRESSES_PER_PART)
    if (parts <= 1) return sendXml(reply, await part(1))
    const files = Array.from({ length: parts }, (_, number) => `<sitemap><loc>${publicUrl}/sitemap-${number + 1}.xml</loc></sitemap>`)
    return sendXml(reply, `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('')}</sitemapindex>`)
  })

  app.get<{ Params: { part: string } }>('/sitemap-:part.xml', async (request, reply) => {
    await limit(request.ip)
    const number = /^[1-9]\d{0,5}$/.test(request.params.part) ? Number(request.params.part) : 0
    const xml = number > 0 ? await part(number) : ''
    if (xml === '') throw new AppError('not_found')
    return sendXml(reply, xml)
  })

  /** Empty where there are fewer. */
  async function part(number: number): Promise<string> {
    const isFirst = number === 1
    const room = ADDRESSES_PER_PART - (isFirst ? PUBLIC_PAGES.length : 0)
    const offset = isFirst ? 0 : (number - 1) * ADDRESSES_PER_PART - PUBLIC_PAGES.length
    const recipes = await listPublishedPart(db, { limit: room, offset })
    const addresses = [
      ...(isFirst ? PUBLIC_PAGES.map((page) => `<url><loc>${publicUrl}${page}</loc></url>`) : []),
      ...recipes.map(
        ({ id, published_on }) => `<url><loc>${publicUrl}/published-recipes/${id}</loc><lastmod>${published_on}</lastmod></url>`,
      ),
    ]
    if (addresses.length === 0) return ''
    return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>`
  }
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=600')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`)
}
