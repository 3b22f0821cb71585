import { stat } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contactsOf, sellerOf } from '../features/invoices/index.ts'
import { recipientsInWords, recipientsOf } from '../features/legal/index.ts'
import type { AppContext } from '../platform/context.ts'
import { AppError } from '../platform/errors/app-error.ts'
import { type Facts, FilledPages } from './filled-pages.ts'
import { importWebApp, servePublishedPages } from './published-pages.routes.ts'

/**
 * Answers every address that nothing else answers: the prerendered page, the file of the build, the empty shell where the
 * web app has a screen for it, or else that there is no such page.
 */
export async function serveWeb(app: FastifyInstance, context: AppContext, webFolder: string): Promise<void> {
  const pages = path.join(webFolder, 'dist-prerender')
  const files = path.join(webFolder, 'dist')
  await app.register(fastifyStatic, {
    root: files,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      // Names of assets hold a hash of their content; everything else must be asked for again, to learn of a new version.
      reply.header('cache-control', file.startsWith(path.join(files, 'assets/')) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })

  const filled = new FilledPages(factsOf(context))
  const web = await importWebApp(webFolder)
  await servePublishedPages(app, context, webFolder, web, filled)

  await takeShares(app)
  app.setNotFoundHandler(async (request, reply) => {
    const address = addressOf(request)
    const page = await filled.find(path.join(pages, address, 'index.html'))
    if (page) return filled.send(request, reply, page)
    // The service worker caches the shell under this name.
    const isShell = address === '/index.html'
    if (!isShell && (await isFile(path.join(files, address)))) return reply.sendFile(address, files)
    const shell = await filled.find(path.join(files, 'index.html'))
    if (!shell || (path.extname(address) !== '' && !isShell)) throw new AppError('not_found')
    if (isShell || !web || (await web.hasScreen(pathOf(request)))) return filled.send(request, reply, shell)
    return filled.send(request, reply, (await filled.find(path.join(pages, 'not-found.html'))) ?? shell, 404)
  })
}

/**
 * Answers what another app shares (`share_target` of the manifest) where the service worker, which reads it, is not there: the page says so. The form
 * is not read, however large it is.
 */
async function takeShares(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', (_request, form, done) => {
      form.resume()
      done(null)
    })
    scope.post('/share', async (_request, reply) => reply.redirect('/share', 303))
  })
}

/** What the web app says of this installation (`lib/operator` there). */
function factsOf({ publicUrl, settings }: AppContext): Facts {
  const { name, address } = sellerOf(settings)
  const { support, premiumSupport } = contactsOf(settings)
  return {
    origin: publicUrl,
    // As the app would set it: a page that comes alive must find the very same text.
    operator_name: withHardSpaces([name, ...address].join(', ')),
    support_email: support,
    premium_support_email: premiumSupport,
    recipients: recipientsInWords(recipientsOf(settings)),
  }
}

/** The path below the folders, which it cannot leave; throws where only files and calls can be meant. */
function addressOf(request: FastifyRequest): string {
  const { method } = request
  // A target such as `*/../..` does not begin with a slash, and would lead out.
  const address = path.normalize(`/${decode(pathOf(request))}`).replace(/(?<!\/)\/+$/, '')
  if ((method !== 'GET' && method !== 'HEAD') || /^\/(?:api|dev|metrics)(?:\/|$)/.test(address) || address.includes('\0'))
    throw new AppError('not_found')
  return address
}

/** The requested path, decoded as the router of the web app does it. */
function pathOf({ url }: FastifyRequest): string {
  const [given = ''] = url.split('?')
  return given
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new AppError('not_found')
  }
}

async function isFile(file: string): Promise<boolean> {
  return (await statIfThere(file))?.isFile() ?? false
}

function statIfThere(file: string) {
  return stat(file).catch(() => undefined)
}
