import type { Lexicon } from '../../parse/names/lexicon.ts'
import { DROPPED_WORDS, VARIETIES } from '../../parse/words.ts'
import { EMPTY_WORDS } from '../words.ts'
import type { ReadStump } from './read-stumps.ts'

const EMPTY = 1.6
/** A word of packing that some foods have in their names ("w puszce"). */
const EMPTY_PHRASE = 1.3
const DROPPED = 1.4
const VARIETY = 1
const FIGURE = 0.3
/** An adjective left over still describes the product; a noun left over is another product. */
const ADJECTIVE_SHARE = 0.35
const NOUN = 0.3
const UNKNOWN = -0.2
const UNKNOWN_FIRST = -0.8

/** What a stump explains where the food's name leaves it over. */
export function weighLeftover(lexicon: Lexicon, stump: ReadStump, isFirst: boolean): number {
  if (stump.kind === 'preposition') return 0
  if (stump.kind === 'figure') return FIGURE
  if (EMPTY_WORDS.has(stump.folded)) return [...stump.readings.values()].some(({ form }) => form.includes(' ')) ? EMPTY_PHRASE : EMPTY
  if (stump.brand > 0) return isFirst && stump.standsFor === null ? NOUN : stump.brand
  if (DROPPED_WORDS.has(stump.folded)) return DROPPED
  if (VARIETIES.has(stump.folded)) return VARIETY
  if (isFirst) return UNKNOWN_FIRST
  let adjective = 0
  for (const [id, { score, form }] of stump.readings)
    if ((lexicon.lexemes[id]?.kind === 'adjective' || form.includes(' ')) && score > adjective) adjective = score
  if (adjective > 0) return ADJECTIVE_SHARE * adjective
  return stump.readings.size > 0 ? NOUN : UNKNOWN
}
