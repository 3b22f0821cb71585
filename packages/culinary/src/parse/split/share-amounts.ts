import type { Token } from '../text/tokens.ts'
import { isAmountToken, nameTokens, type Segment } from './split-line.ts'

/** "jabłka i gruszki po 1 kg": the amount behind "po" is each one's; segments come from one conjunction. */
export function shareAmount(segments: readonly Segment[]): Segment[] {
  const last = segments.at(-1) ?? []
  const at = last.findIndex((token) => token.kind === 'word' && token.folded === 'po')
  const shared = at > 0 ? last.slice(at) : []
  const [first = []] = segments
  const opened =
    folded(first[0]) === 'po'
      ? first.slice(
          0,
          first.findIndex((token, place) => place > 0 && !isAmountToken(token)),
        )
      : []
  // "po 1 szklance mąki i cukru".
  if (opened.length > 1) return segments.map((segment) => (segment.some(isAmountToken) ? segment : [...opened, ...segment]))
  const plain =
    segments.length > 1 && shared.some(isAmountToken) && nameTokens(shared).length <= 1 && !last.slice(0, at).some(isAmountToken)
  return plain
    ? segments.map((segment) => (segment === last || segment.some(isAmountToken) ? segment : [...segment, ...shared]))
    : [...segments]
}

/** "sałata, szpinak, rukola - po 1 opakowaniu": what stands behind the dash is of each that was named without an amount of its own. */
export function shareAmountBehindDash(segments: readonly Segment[]): Segment[] {
  const shared: Segment[] = []
  let behind: Segment = []
  for (const segment of segments.toReversed()) {
    const dash = segment.findIndex((token, place) => token.kind === 'dash' && folded(segment[place + 1]) === 'po')
    const amount = segment.slice(dash + 1)
    if (dash > 0 && amount.slice(1).every(isAmountToken) && !segment.slice(0, dash).some(isAmountToken)) behind = amount
    else if (segment.some(isAmountToken)) behind = []
    shared.unshift(dash > 0 ? segment : [...segment, ...behind])
  }
  return shared
}

/**
 * "dwie papryki czerwona i żółta": as many kinds of the noun that they share as there are things, each told in the singular, are one of each.
 */
export function shareCount(segments: readonly Segment[]): Segment[] {
  const shared: Segment[] = []
  for (let at = 0; at < segments.length; ) {
    const kinds = kindsFrom(segments, at)
    shared.push(
      ...(kinds.length > 1 ? kinds.map((kind) => [ONE, ...kind.filter((token) => token.kind !== 'number')]) : segments.slice(at, at + 1)),
    )
    at += Math.max(1, kinds.length)
  }
  return shared
}

const ONE: Token = { kind: 'number', value: 1, text: '1', fromWord: true, inParens: false }

/** The segments from a place on that are the kinds of one counted noun, as many as it counts; none where they are not. */
function kindsFrom(segments: readonly Segment[], at: number): Segment[] {
  const [number, head] = segments[at] ?? []
  if (number?.kind !== 'number' || head?.kind !== 'word' || number.value < 2) return []
  const kinds = segments.slice(at, at + number.value)
  const isKind = (segment: Segment) => {
    const names = nameTokens(segment)
    const last = names.at(-1)
    return names.length === 2 && names[0] === head && last?.kind === 'word' && !last.folded.endsWith('e')
  }
  const isCountedOnce = kinds.every((segment, place) => segment.filter(isAmountToken).length === (place === 0 ? 1 : 0))
  return kinds.length === number.value && isCountedOnce && kinds.every(isKind) ? kinds : []
}

function folded(token: Segment[number] | undefined): string {
  return token?.kind === 'word' ? token.folded : ''
}
