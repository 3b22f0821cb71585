import { type ReadUnit, readUnit, UNIT_ENTRIES } from '../../units/read-unit.ts'
import { typingDistance } from '../names/typing-distance.ts'
import { fold } from '../polish/fold.ts'

const ONE_SLIP = 1
const MEMORY = 2000
const remembered = new Map<string, ReadUnit | null>()
let words: readonly string[] | undefined

/** The unit word that a mistyped, folded word of five letters or more is one slip away from, or null. */
export function nearestUnit(folded: string): ReadUnit | null {
  const known = remembered.get(folded)
  if (known !== undefined) return known
  const found = search(folded)
  // Unknown words repeat within lists; the memory never grows past a bound.
  if (remembered.size >= MEMORY) remembered.clear()
  remembered.set(folded, found)
  return found
}

function search(folded: string): ReadUnit | null {
  words ??= UNIT_ENTRIES.flatMap(({ one, many }) => [...one, ...many].map(fold)).filter((word) => word.length >= 5)
  const near = words.find(
    (word) => word[0] === folded[0] && Math.abs(word.length - folded.length) <= 1 && typingDistance(folded, word, ONE_SLIP) <= ONE_SLIP,
  )
  return near === undefined ? null : readUnit(near)
}
