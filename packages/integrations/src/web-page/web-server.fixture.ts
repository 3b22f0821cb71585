import { createServer, type RequestListener } from 'node:http'
import type { LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import { z } from 'zod'
import { createPageReader, type WebPageSettings } from './create-page-reader.ts'
import type { PageReader } from './port.ts'

const addressSchema = z.object({ port: z.number() })

/** A public address, which the test's own server is behind. */
export const PUBLIC = '93.184.216.34'

/** A web of one server: every name leads there once the rules for addresses have been kept. */
export interface LocalWeb {
  /** Addresses that connections were made to, in the order they were asked for. */
  dialled: string[]
  port: number
  open(settings?: Partial<WebPageSettings>): PageReader
  close(): Promise<void>
}

export async function startLocalWeb(listener: RequestListener): Promise<LocalWeb> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = addressSchema.parse(server.address())
  const dialled: string[] = []

  /** Notes where a socket would go, and goes to the server. */
  function connect({ lookup }: { lookup: LookupFunction }): buildConnector.connector {
    const toServer = buildConnector({})
    return (options, callback) => {
      lookup(options.hostname, { all: true }, (_error, found) => {
        const address = typeof found === 'string' ? found : found.map((each) => each.address).join()
        dialled.push(`${options.protocol}//${address}:${options.port || (options.protocol === 'https:' ? 443 : 80)}`)
        toServer({ ...options, protocol: 'http:', hostname: '127.0.0.1', port: String(port) }, callback)
      })
    }
  }

  return {
    dialled,
    port,
    open: (settings) => createPageReader({ userAgent: 'Spizarka/test', resolve: async () => [PUBLIC], connect, ...settings }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
