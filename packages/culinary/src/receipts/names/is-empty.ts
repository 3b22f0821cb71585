import { DROPPED_WORDS } from '../../parse/words.ts'
import { EMPTY_WORDS } from '../words.ts'

/** Whether a folded word or short form says nothing about the product itself: how it is sold, packed, graded. */
export function isEmpty(folded: string): boolean {
  return EMPTY_WORDS.has(folded) || DROPPED_WORDS.has(folded)
}
