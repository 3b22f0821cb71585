import { stat } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../platform/errors/app-error.ts'

/**
 * Answers every address that nothing else answers: the prerendered page, the file of the build, or else the empty shell,
 * in which the web app finds its own way.
 */
export async function serveWeb(app: FastifyInstance, webFolder: string): Promise<void> {
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

  app.setNotFoundHandler(async (request, reply) => {
    const address = addressOf(request)
    const page = path.join(address, 'index.html')
    if (await isFile(path.join(pages, page))) return reply.sendFile(page, pages)
    if (await isFile(path.join(files, address))) return reply.sendFile(address, files)
    if (path.extname(address) !== '' || !(await isFile(path.join(files, 'index.html')))) throw new AppError('not_found')
    return reply.sendFile('index.html', files)
  })
}

/** The path below the folders, which it cannot leave; throws where only files and calls can be meant. */
function addressOf({ method, url }: FastifyRequest): string {
  const [given = ''] = url.split('?')
  // A target such as `*/../..` does not begin with a slash, and would lead out.
  const address = path.normalize(`/${decode(given)}`).replace(/(?<!\/)\/+$/, '')
  if ((method !== 'GET' && method !== 'HEAD') || /^\/(?:api|dev|metrics)(?:\/|$)/.test(address) || address.includes('\0'))
    throw new AppError('not_found')
  return address
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new AppError('not_found')
  }
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
}
