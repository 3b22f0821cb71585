import { createEngine, type ReadItem, readList } from '@spizarka/engine'
import type { Measurement } from '../figure.ts'
import { type GoldenItem, matchItems, readGoldenFile } from './golden-case.ts'

const THRESHOLD = 0.95

/** How often lists that meet a pantry lead to exactly the right questions. */
export const pantryConflicts: Measurement = {
  name: 'pantry-conflicts',
  thresholds: [{ what: 'pantry conflicts', threshold: `≥ ${THRESHOLD * 100} %` }],
  async measure() {
    const engine = await createEngine({ provider: 'none' }, () => {})
    const cases = await readGoldenFile('pantry-conflicts.golden.jsonl')
    const wrong: string[] = []
    for (const { id, input, pantry, items } of cases) {
      const { pairs, missed, invented } = matchItems(items, await readList(engine, input, pantry))
      if (missed.length > 0 || invented.length > 0 || !pairs.every(([expected, read]) => asks(expected, read))) wrong.push(id)
    }
    const share = 1 - wrong.length / cases.length
    const failed = wrong.length === 0 ? '' : ` (wrong: ${wrong.join(', ')})`
    return [{ measured: `${(share * 100).toFixed(1)} % of our own ${cases.length} cases${failed}`, holds: share >= THRESHOLD }]
  },
}

/** The right status, and the right question with its rate and its calculated amount. */
function asks(expected: GoldenItem, { status, clarification }: ReadItem): boolean {
  return (
    status === expected.status &&
    (clarification?.conflict_type ?? null) === expected.conflict_type &&
    isSameRate(clarification?.conversion_rate_used ?? null, expected.rate) &&
    (expected.calculated === null || clarification?.calculated_output === expected.calculated)
  )
}

function isSameRate(used: number | null, expected: number | null): boolean {
  return expected === null || (used !== null && Math.abs(used - expected) <= 0.02 * expected)
}
