import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { LEGAL_DOCUMENTS, type Recipient } from '@spizarka/contract/legal'
import { LIMITS } from '@spizarka/contract/limits'
import type { Recipe } from '@spizarka/contract/recipes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readProducts } from '../features/billing/index.ts'
import { findLibraryPage, findRecipePage, type PublicPage } from '../features/community/index.ts'
import { recipientsOf } from '../features/legal/index.ts'
import { dayInWarsaw } from '../platform/clock/clock.ts'
import type { AppContext } from '../platform/context.ts'
import { escapeHtml, jsonInHtml } from '../platform/http/escape-html.ts'
import { type FilledPages, sendUncached } from './filled-pages.ts'

const ROW_ID = /^[1-9]\d{0,14}$/
const LIBRARY = '/published-recipes'
const PLANS = '/plany'
const BY_MONTH = '?cycle=monthly'

/** A page as the web app draws it, and what it drew it from. */
interface Drawing {
  html: string
  known: unknown
}

/** The width that a page is drawn for. */
type Device = 'narrow' | 'wide'

/** The web app as it was built for this server (`apps/web/src/entry-prerender.tsx`). */
export interface WebApp {
  /** Whether it has a screen for an address, as the browser says it. */
  hasScreen(pathname: string): Promise<boolean>
  /** What a recipe asks the API for of its comments. */
  commentsQuery(): unknown
  renderRecipe(page: { recipe: Recipe; comments: unknown }, device: Device, search: string): Promise<Drawing>
  /** What the library asks the API for at an address with this `?…`. */
  libraryQuery(search: string): unknown
  renderPlans(products: unknown, search: string): Promise<Drawing & { head: string }>
  renderDocument(path: string, of: { day: string; recipients: readonly Recipient[] }): Promise<{ head: string; html: string }>
  renderLibrary(library: { first: unknown; author: unknown }, device: Device, search: string): Promise<Drawing>
}

/** A page of the build in its two forms: `still` is only read, and comes alive when a button is pressed; `alive` brings the app, which reads and draws what it shows. */
interface Built {
  alive: string
  still: string | undefined
}

/**
 * Answers the library, its recipes, what the plans cost and the documents as they read today: their page says what it is of before any script runs, names its picture, comes
 * as the app would draw it for a guest at this address, and needs no app to be read (decisions 065, 079, 110).
 */
export async function servePublishedPages(
  app: FastifyInstance,
  context: AppContext,
  webFolder: string,
  web: WebApp | undefined,
  filled: FilledPages,
): Promise<void> {
  const read = async (name: string): Promise<Built | undefined> => {
    const [alive, still] = await Promise.all(
      [`${name}.html`, `${name}.still.html`].map(async (file) => {
        const page = await readFile(path.join(webFolder, 'dist-prerender', file), 'utf8').catch(() => undefined)
        return page && filled.fill(page)
      }),
    )
    return alive === undefined ? undefined : { alive, still }
  }
  const [recipe, library, plans] = await Promise.all([read('published-recipe'), read('published-recipes'), read('plans')])

  if (library)
    app.get<{ Querystring: { author?: string | string[] } }>(LIBRARY, async (request, reply) => {
      const { author = '' } = request.query
      const asked = typeof author === 'string' ? author.trim().slice(0, LIMITS.authorName.most) : ''
      const search = searchOf(request)
      const found = await findLibraryPage(context, asked, web?.libraryQuery(search))
      const draw =
        found?.first && web && ((device: Device) => web.renderLibrary(asJson({ first: found.first, author: found.author }), device, search))
      return send(request, reply, library, found, draw)
    })
  if (recipe)
    app.get<{ Params: { id: string } }>(`${LIBRARY}/:id`, async (request, reply) => {
      const { id } = request.params
      const found = ROW_ID.test(id) ? await findRecipePage(context, Number(id), web?.commentsQuery() ?? {}) : undefined
      const draw =
        found &&
        web &&
        ((device: Device) => web.renderRecipe(asJson({ recipe: found.recipe, comments: found.comments }), device, searchOf(request)))
      return send(request, reply, recipe, found, draw)
    })

  const { still } = plans ?? {}
  if (still !== undefined && web)
    app.get(PLANS, async (request, reply) => {
      // All other wishes are none of its: the page is one.
      const search = searchOf(request) === BY_MONTH ? BY_MONTH : ''
      const { head, html, known } = await web.renderPlans(asJson(await readProducts(context)), search)
      const page = still.replace('<!--head-->', () => filled.fill(head))
      return sendUncached(request, reply, insertMarkup(page, `<div id="root" data-path="${PLANS}${search}">${filled.fill(html)}`, known))
    })

  for (const key of ['terms', 'privacy'] as const) {
    const { path: address } = LEGAL_DOCUMENTS[key]
    const shell = (await read(key))?.still
    if (shell === undefined || !web) continue
    const recipients = recipientsOf(context.settings)
    app.get(address, async (request, reply) => {
      const day = dayInWarsaw(context.clock.now())
      const page = await filled.findDrawn(address, day, async () => {
        const { head, html } = await web.renderDocument(address, { day, recipients })
        const root = `<div id="root" data-path="${address}" data-day="${day}">${filled.fill(html)}`
        return shell.replace('<!--head-->', () => filled.fill(head)).replace('<div id="root"><!--app-->', () => root)
      })
      return filled.send(request, reply, page)
    })
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    built: Built,
    found: PublicPage | undefined,
    draw: ((device: Device) => Promise<Drawing>) | undefined,
  ) {
    if (!found) return sendUncached(request, reply, built.alive.replace('<!--head-->', ''), 404)
    if (built.still === undefined || !draw)
      return sendUncached(
        request,
        reply,
        built.alive.replace('<!--head-->', () => found.head),
      )
    const device = deviceOf(request)
    reply.header('vary', 'accept-encoding, sec-ch-ua-mobile, user-agent, x-drawn-for')
    const { html, known } = await draw(device)
    const root = `<div id="root" data-path="${escapeHtml(request.url)}" data-drawn="${device}">${filled.fill(html)}`
    const page = built.still.replace('<!--head-->', () => found.head)
    return sendUncached(request, reply, insertMarkup(page, root, known))
  }
}

/** The page with what was drawn in it, and what the app comes alive with. */
function insertMarkup(page: string, root: string, known: unknown): string {
  const answers = `<script type="application/json" id="known-answers">${jsonInHtml(known)}</script>`
  return page.replace('<div id="root"><!--app-->', () => answers + root)
}

/** The `?…` of an address, or nothing. */
function searchOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start)
}

/** What the browser says that it runs on; where that is wrong, the page asks for the other drawing (`redraw.js`). */
function deviceOf({ headers }: FastifyRequest): Device {
  const { 'x-drawn-for': asked } = headers
  if (asked === 'narrow' || asked === 'wide') return asked
  const { 'sec-ch-ua-mobile': isMobile = '', 'user-agent': agent = '' } = headers
  return isMobile === '?0' || (isMobile === '' && !agent.includes('Mobi')) ? 'wide' : 'narrow'
}

/** As it would come over the network. */
const asJson = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data))

/** Undefined where the web app was not built, as in tests of the server. */
export async function importWebApp(webFolder: string): Promise<WebApp | undefined> {
  const file = path.join(webFolder, 'dist-ssr/entry-prerender.js')
  const isBuilt = await readFile(file).then(
    () => true,
    () => false,
  )
  if (!isBuilt) return undefined
  const web: WebApp = await import(pathToFileURL(file).href)
  return web
}
