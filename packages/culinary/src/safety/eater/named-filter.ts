import { kitchenLexicon } from '../../parse/kitchen-lexicon.ts'
import { readWord } from '../../parse/names/read-word.ts'
import { parseGroceries } from '../../parse/parse-groceries.ts'
import { namesExclusionGroup } from '../exclusions/prepare-exclusion.ts'
import type { SafetyProfile } from './profile.ts'
import { type FilterMask, filterMaskOf } from './profile-filter.ts'

/** What is done, in the genitive: "bez pieczenia", "bez mycia". */
const DEED = /(?:[aei]ni|ci)a$/

/**
 * What rules a recipe out for whoever wants it "bez" these words, in any case: "cebuli", "sera żółtego". Null where they name nothing that is eaten,
 * or are no word that foods are named by: "pieczenia", "miksera". Pure; never throws.
 */
export function filterMaskOfNamed(text: string): FilterMask | null {
  return namesFoodOrGroup(text.trim()) ? filterMaskOf(profileWithout(text.trim())) : null
}

function namesFoodOrGroup(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? []
  const last = words.at(-1)
  if (last === undefined || DEED.test(last.toLowerCase())) return false
  if (namesExclusionGroup(text)) return true
  // As they are spelt: a slip would cost a look at every word there is, and may be mended into another food.
  if (words.some((word) => readWord(kitchenLexicon(), word, false).length === 0)) return false
  const read = parseGroceries(text)
  return read.length === 1 && read[0]?.foodId !== null
}

function profileWithout(text: string): SafetyProfile {
  return { conditions: [], allergens: [], exclusions: [text], diet: null, styles: [] }
}
