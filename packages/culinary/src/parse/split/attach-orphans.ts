import { isAmountToken, nameTokens, type Segment } from './split-line.ts'

/**
 * Puts an amount that a comma tore off back to its product ("Mozzarella 125 g, 3 szt.", "2 kg, ziemniaki"):
 * to the product before it, or to the one behind when it opens the line. `isRemark` says which segments only describe their neighbour.
 */
export function attachOrphans(segments: readonly Segment[], isRemark: (segment: Segment) => boolean): Segment[] {
  const result: Segment[] = []
  let waiting: Segment = []
  for (const segment of segments) {
    const orphan = nameTokens(segment).length === 0 && segment.some(isAmountToken)
    const remark = !orphan && isRemark(segment)
    const before = result.at(-1)
    if (before && (remark || (orphan && !isLoneContainer(segment)))) {
      before.push(...segment)
      continue
    }
    if (orphan && !isLoneContainer(segment)) {
      waiting = [...waiting, ...segment]
      continue
    }
    result.push([...waiting, ...segment])
    waiting = []
  }
  if (waiting.length > 0) result.push(waiting)
  return result
}

/** "słoiki" between commas is a product, not an amount. */
function isLoneContainer(segment: Segment): boolean {
  return (
    segment.every((token) => token.kind === 'word') &&
    segment.some((token) => token.kind === 'word' && token.unit !== null && !token.unit.abbreviated && !token.unit.impliesOne)
  )
}
