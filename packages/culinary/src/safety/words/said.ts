import { lackOf } from './free-from.ts'
import type { Role } from './roles.ts'
import type { Token } from './tokens.ts'

/** A line as the parser is to read it: a lack that names a product of its own ("mleko bez laktozy") stays, anything else not there is cut. */
export function said(line: string, tokens: readonly Token[], roles: readonly Role[]): string {
  let kept = ''
  let from = 0
  for (const [at, token] of tokens.entries()) {
    if (!isCut(tokens, roles, at)) continue
    kept += line.slice(from, token.start)
    from = token.end
  }
  return kept + line.slice(from)
}

function isCut(tokens: readonly Token[], roles: readonly Role[], at: number): boolean {
  if (roles[at] === 'said') return false
  if (roles[at] === 'aside' && roles[at + 1] === 'lacked') return !isClaim(tokens, roles, at + 1)
  return roles[at] !== 'lacked' || !isClaim(tokens, roles, at)
}

function isClaim(tokens: readonly Token[], roles: readonly Role[], at: number): boolean {
  const isAlone = roles[at - 1] !== 'lacked' && roles[at + 1] !== 'lacked'
  return isAlone && tokens[at - 1]?.folded === 'bez' && lackOf(tokens[at]?.folded ?? '') !== null
}
