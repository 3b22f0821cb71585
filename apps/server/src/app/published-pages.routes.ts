import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { LIMITS } from '@spizarka/contract/limits'
import type { Recipe } from '@spizarka/contract/recipes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findLibraryPage, findRecipePage, type PublicPage } from '../features/community/index.ts'
import type { AppContext } from '../platform/context.ts'
import { escapeHtml, jsonInHtml } from '../platform/http/escape-html.ts'
import { type FilledPages, sendOnce } from './filled-pages.ts'

const ROW_ID = /^[1-9]\d{0,14}$/
const LIBRARY = '/published-recipes'

/** A page as the web app draws it, and what it drew it from. */
interface Drawing {
  html: string
  known: unknown
}

/** The width that a page is drawn for. */
type Device = 'narrow' | 'wide'

/** The web app as it was built for this server (`apps/web/src/entry-prerender.tsx`). */
interface WebApp {
  renderRecipe(recipe: Recipe, device: Device): Promise<Drawing>
  renderLibrary(first: unknown, device: Device): Promise<Drawing>
}

/** A page of the build in its two forms: `still` is only read, and comes alive when a button is pressed; `alive` brings the app, which reads and draws what it shows. */
interface Built {
  alive: string
  still: string | undefined
}

/**
 * Answers the library and its recipes: their page says what it is of before any script runs, and names its picture. Without further wishes in the address
 * it comes as the app would draw it for a guest, and needs no app to be read (decision 065).
 */
export async function servePublishedPages(
  app: FastifyInstance,
  context: AppContext,
  webFolder: string,
  filled: FilledPages,
): Promise<void> {
  const web = await importWebApp(webFolder)
  const read = async (name: string): Promise<Built | undefined> => {
    const [alive, still] = await Promise.all(
      [`${name}.html`, `${name}.still.html`].map(async (file) => {
        const page = await readFile(path.join(webFolder, 'dist-prerender', file), 'utf8').catch(() => undefined)
        return page && filled.fill(page)
      }),
    )
    return alive === undefined ? undefined : { alive, still }
  }
  const [recipe, library] = await Promise.all([read('published-recipe'), read('published-recipes')])

  if (library)
    app.get<{ Querystring: { author?: string | string[] } }>(LIBRARY, async (request, reply) => {
      const { author = '' } = request.query
      const asked = typeof author === 'string' ? author.trim().slice(0, LIMITS.authorName.most) : ''
      const found = await findLibraryPage(context, asked)
      return send(request, reply, library, found, found && web && ((device) => web.renderLibrary(asJson(found.first), device)))
    })
  if (recipe)
    app.get<{ Params: { id: string } }>(`${LIBRARY}/:id`, async (request, reply) => {
      const { id } = request.params
      const found = ROW_ID.test(id) ? await findRecipePage(context, Number(id)) : undefined
      return send(request, reply, recipe, found, found && web && ((device) => web.renderRecipe(asJson(found.recipe), device)))
    })

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    built: Built,
    found: PublicPage | undefined,
    draw: ((device: Device) => Promise<Drawing>) | undefined,
  ) {
    if (!found) return sendOnce(request, reply, built.alive.replace('<!--head-->', ''), 404)
    const isPlain = !request.url.includes('?')
    if (built.still === undefined || !draw || !isPlain) {
      const page = built.alive.replace('<!--head-->', () => found.head).replace('<div id="root">', (root) => found.body + root)
      return sendOnce(request, reply, page)
    }
    const device = deviceOf(request)
    reply.header('vary', 'accept-encoding, sec-ch-ua-mobile, user-agent')
    const { html, known } = await draw(device)
    const root = `<div id="root" data-path="${escapeHtml(request.url)}" data-drawn="${device}">${filled.fill(html)}`
    const answers = `<script type="application/json" id="known-answers">${jsonInHtml(known)}</script>`
    return sendOnce(
      request,
      reply,
      built.still.replace('<!--head-->', () => found.head).replace('<div id="root"><!--app-->', () => answers + root),
    )
  }
}

/** What the browser says that it runs on; where that is wrong, the page draws itself anew. */
function deviceOf({ headers }: FastifyRequest): Device {
  const { 'sec-ch-ua-mobile': isMobile = '', 'user-agent': agent = '' } = headers
  return isMobile === '?0' || (isMobile === '' && !agent.includes('Mobi')) ? 'wide' : 'narrow'
}

/** As it would come over the network. */
const asJson = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data))

/** Undefined where the web app was not built, as in tests of the server. */
async function importWebApp(webFolder: string): Promise<WebApp | undefined> {
  const file = path.join(webFolder, 'dist-ssr/entry-prerender.js')
  const isBuilt = await readFile(file).then(
    () => true,
    () => false,
  )
  if (!isBuilt) return undefined
  const web: WebApp = await import(pathToFileURL(file).href)
  return web
}
