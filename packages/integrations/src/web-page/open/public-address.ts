import ipaddr from 'ipaddr.js'

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
