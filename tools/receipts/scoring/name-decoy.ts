import type { AnswerItem } from '../answer.ts'
import type { Truth } from '../truth.ts'

export type DecoyKind = Truth['decoys'][number]['kind']

/** Below, two lines only share common pairs of letters. */
const ALIKE = 0.6

/** The kind of printed line that was taken for this item; null for an item that is merely misread. */
export function nameDecoy(answer: AnswerItem, decoys: Truth['decoys'], text: string): DecoyKind | null {
  const source = letterPairs(answer.source_line)
  const best = decoys
    .map((decoy) => ({ kind: decoy.kind, likeness: likeness(source, letterPairs(decoy.text)) }))
    .sort((a, b) => b.likeness - a.likeness)[0]
  if (!best || best.likeness < ALIKE) return null
  // A cancelled product may stand on the receipt a second time, bought.
  const elsewhere = text.split('\n').filter((line) => !decoys.some((decoy) => decoy.text === line.trim().replace(/\s+/g, ' ')))
  return elsewhere.some((line) => likeness(source, letterPairs(line)) > best.likeness) ? null : best.kind
}

/** Share of common pairs of letters (Dice), figures aside. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  const common = [...one].filter((pair) => other.has(pair)).length
  return (2 * common) / (one.size + other.size)
}

function letterPairs(text: string): ReadonlySet<string> {
  const letters = text.toLowerCase().replace(/[^\p{L}]+/gu, '')
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)))
}
