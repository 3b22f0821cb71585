import { isAmountToken, nameTokens, type Segment } from './split-line.ts'

/** "jabłka i gruszki po 1 kg": the amount behind "po" is each one's; segments come from one conjunction. */
export function shareAmount(segments: readonly Segment[]): Segment[] {
  const last = segments.at(-1) ?? []
  const at = last.findIndex((token) => token.kind === 'word' && token.folded === 'po')
  const shared = at > 0 ? last.slice(at) : []
  const plain =
    segments.length > 1 && shared.some(isAmountToken) && nameTokens(shared).length <= 1 && !last.slice(0, at).some(isAmountToken)
  return plain
    ? segments.map((segment) => (segment === last || segment.some(isAmountToken) ? segment : [...segment, ...shared]))
    : [...segments]
}
