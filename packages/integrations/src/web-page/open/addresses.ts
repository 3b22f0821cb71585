import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { WebPageError } from '../port.ts'

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

/** All of IPv6 that is given out to anybody (RFC 4291, section 2.4); whatever lies outside leads into a network or is a form of IPv4. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')
/** Numbered like the public Internet, but answered by the machine's own cloud (Azure). */
const CLOUD_INTERNAL = new Set(['168.63.129.16'])

/** Whether an IP address, as a name server writes it, belongs to the public Internet and to nobody's own network. */
export function isPublicAddress(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipaddr.IPv4.parse(address).range() === 'unicast' && !CLOUD_INTERNAL.has(address)
  if (!ipaddr.IPv6.isValid(address)) return false
  const parsed = ipaddr.IPv6.parse(address)
  return parsed.match(GLOBAL_IPV6) && parsed.range() === 'unicast'
}

/** A look-up for sockets that answers with these addresses, whatever the name. */
export function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, options, callback) => {
    const [first] = found
    if (options.all) callback(null, found)
    else if (first) callback(null, first.address, first.family)
    else callback(new Error('no address'), '')
  }
}
