import { lookup } from 'node:dns/promises'
import { WebPageError } from '../port.ts'
import { isPublicAddress } from './public-address.ts'

/** Asks for the addresses of a host; throws as `node:dns` does. */
export type Resolve = (host: string) => Promise<readonly string[]>

/** Asks the system, as every other program on the machine does. */
export const resolveBySystem: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address)

/**
 * The addresses of a host, all of them public; whoever connects uses these and asks nobody again, so that a name cannot answer one thing
 * here and another there. One private address among them refuses the host.
 */
export async function findAddresses(host: string, resolve: Resolve): Promise<readonly string[]> {
  const addresses = await resolve(host).catch((cause: unknown) => {
    throw new WebPageError('unreachable', 'no such host', { retryable: isPassing(cause), cause })
  })
  if (addresses.length === 0) throw new WebPageError('unreachable', 'a host without an address', { retryable: false })
  if (!addresses.every(isPublicAddress)) throw new WebPageError('refused', 'a host in a private network', { retryable: false })
  return addresses
}

function isPassing(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'EAI_AGAIN'
}
