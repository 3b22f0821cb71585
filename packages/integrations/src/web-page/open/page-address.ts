import ipaddr from 'ipaddr.js'

/** Ends of names that are never of the public Internet: RFC 6761, 6762, 7686, 8375, and what ICANN set apart for private use. */
const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|internal|home\.arpa|onion|invalid)$/

/**
 * The address of a page, checked by its letters: http or https at its usual port, no credentials, and a host that is a name with a dot.
 * A number for a host (dotted, octal, hexadecimal, IPv6) is nobody's recipe page. Null for everything else.
 */
export function readPageAddress(text: string, base?: string): URL | null {
  const url = URL.parse(text.trim(), base)
  if (!url || !/^https?:$/.test(url.protocol) || url.port !== '' || url.username !== '' || url.password !== '') return null
  // The parser of URLs has made every way of writing a number a plain one by now.
  const host = url.hostname.replace(/\.$/, '')
  if (!host.includes('.') || ipaddr.isValid(host) || host.startsWith('[') || PRIVATE_NAMES.test(host)) return null
  url.hash = ''
  return url
}
