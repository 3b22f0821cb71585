import ipaddr from 'ipaddr.js'

const NETWORK_BYTES = 8

/**
 * Whose a network address is, as far as it tells: an IPv4 address is one customer's, and so is a whole /64 of IPv6 (RFC 6177 hands out
 * no less), in which anybody has more addresses than there could be tries. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4' ? parsed.toString() : `${networkAddress(parsed.toByteArray())}/64`
}

function networkAddress(bytes: number[]): string {
  return ipaddr.fromByteArray(bytes.map((byte, at) => (at < NETWORK_BYTES ? byte : 0))).toString()
}
