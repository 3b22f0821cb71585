import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'

const addressSchema = z.object({ port: z.number() })
const IS_OLD = /^(\/assets\/.+)-old(\.(?:js|css))$/

/** The app on an address of its own, first as the build before this one would be, then as it is. */
export interface TwoBuilds {
  origin: string
  /** From now on the files of the previous build are gone. */
  release(): void
  close(): Promise<void>
}

/**
 * Stands before the app and gives every file of its build another name, as another build would: whoever has the one asks for none of the other's.
 * After the release the names are the real ones.
 */
export async function startPreviousBuild(app: string): Promise<TwoBuilds> {
  let isOld = true
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(502).end())
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = request.url ?? '/'
    const [, start, end] = IS_OLD.exec(asked) ?? []
    if (start !== undefined && !isOld) return void response.writeHead(404).end()
    const headers = new Headers({ 'accept-encoding': 'identity' })
    for (const name of ['authorization', 'content-type', 'accept']) {
      const value = request.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    const body = Buffer.concat(await request.toArray())
    const found = await fetch(app + (start === undefined ? asked : start + end), {
      method: request.method,
      headers,
      body: body.length > 0 ? body : undefined,
      redirect: 'manual',
    })
    const type = found.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await found.arrayBuffer())
    const isCode = /javascript|html|css/.test(type) && !asked.startsWith('/api/')
    response.writeHead(found.status, { ...(type && { 'content-type': type }), 'cache-control': 'no-cache' })
    response.end(isOld && isCode ? renamed(bytes.toString()) : bytes)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = addressSchema.parse(server.address())
  return {
    origin: `http://127.0.0.1:${port}`,
    release() {
      isOld = false
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Every name of a built file, wherever it is said, and the revisions of the others. */
function renamed(code: string): string {
  return code.replaceAll(/(assets\/|["'`]\.\/)([\w-]+)(\.(?:js|css))(?=["'`)])/g, '$1$2-old$3').replaceAll(/(revision"?:\s*")/g, '$1old')
}
