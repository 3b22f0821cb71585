import type { Token } from '../text/tokens.ts'

/** The tokens of one product, or of several that no sign keeps apart. */
export type Segment = Token[]

/** Cuts at commas, semicolons, plus signs, bullets, tabs and spaced slashes; signs in brackets cut nothing. */
export function splitAtSeparators(tokens: readonly Token[]): Segment[] {
  const segments: Segment[] = []
  let current: Segment = []
  for (const token of tokens) {
    if (token.kind === 'separator' && !token.inParens) {
      if (current.length > 0) segments.push(current)
      current = []
    } else if (token.kind !== 'separator') current.push(token)
  }
  if (current.length > 0) segments.push(current)
  return segments
}

/** Whether a token can be part of a name. */
function isNameToken(token: Token): boolean {
  return (token.kind === 'word' && token.unit === null) || token.kind === 'percent'
}

/** A plural container without a number beside it ("kubki papierowe") is the product itself. */
function isFreeUnit(segment: Segment, place: number): boolean {
  const token = segment[place]
  if (token?.kind !== 'word' || token.unit === null || token.unit.abbreviated || place > 0) return false
  // "torebki śniadaniowe": the adjective shows the plural that the form leaves open.
  const next = segment[1]
  if (token.unit.impliesOne && !(next?.kind === 'word' && /[yi]$/.test(token.folded) && /[nw]e$/.test(next.folded))) return false
  return segment.some((other) => other.kind === 'word' && other !== token && other.unit === null)
}

/** Words of a segment that no amount can explain. */
export function nameTokens(segment: Segment): Extract<Token, { kind: 'word' | 'percent' }>[] {
  return segment.filter(
    (token, place): token is Extract<Token, { kind: 'word' | 'percent' }> => isNameToken(token) || isFreeUnit(segment, place),
  )
}

/** Whether a token belongs to an amount. */
export function isAmountToken(token: Token): boolean {
  return token.kind === 'number' || token.kind === 'times' || token.kind === 'vague' || (token.kind === 'word' && token.unit !== null)
}
