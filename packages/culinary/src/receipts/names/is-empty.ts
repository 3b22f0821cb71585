import { DROPPED_WORDS } from '../../parse/data/dropped-words.ts'
import { EMPTY_SHORT_FORMS } from './data/empty-short-forms.ts'

/** Whether a folded word or short form says nothing about the product itself: how it is sold, packed, graded. */
export function isEmpty(folded: string): boolean {
  return EMPTY_SHORT_FORMS.has(folded) || DROPPED_WORDS.has(folded)
}
