import { type ReadUnit, readUnit } from '../../units/read-unit.ts'
import { UNIT_ENTRIES } from '../../units/unit-words.ts'
import { typingDistance } from '../names/typing-distance.ts'
import { fold } from '../polish/fold.ts'

const ONE_SLIP = 1
let words: readonly string[] | undefined

/** The unit word that a mistyped, folded word of five letters or more is one slip away from, or null. */
export function nearestUnit(folded: string): ReadUnit | null {
  words ??= UNIT_ENTRIES.flatMap(({ one, many }) => `${one} ${many ?? ''}`.split(' ').map(fold)).filter((word) => word.length >= 5)
  const near = words.find((word) => Math.abs(word.length - folded.length) <= 1 && typingDistance(folded, word, ONE_SLIP) <= ONE_SLIP)
  return near === undefined ? null : readUnit(near)
}
