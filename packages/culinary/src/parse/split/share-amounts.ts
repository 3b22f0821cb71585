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

function folded(token: Segment[number] | undefined): string {
  return token?.kind === 'word' ? token.folded : ''
}
