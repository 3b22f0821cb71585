import type { Agreement } from '../parse/polish/agreement.ts'
import { adjectiveBase, looksLikeAdjective } from '../parse/polish/decline-adjective.ts'
import type { GrammaticalCase } from './grammatical-case.ts'
import { inflectAdjective } from './inflect-adjective.ts'
import { type InflectedNoun, inflectNoun } from './inflect-noun.ts'
import { APPOSED, NO_ADJECTIVES, SHORT_ADJECTIVES } from './noun-facts.ts'

/** What stands behind one hangs on it, not on the noun of the name ("sok z cytryny"). */
const PREPOSITIONS: ReadonlySet<string> = new Set(['bez', 'dla', 'do', 'na', 'od', 'w', 'we', 'z', 'ze'])

/** The shelf name of a food, ready for a sentence. */
export interface InflectedName {
  agreement: Agreement
  animate: boolean
  /** The name in a case: "mleka kokosowego", "oliwą z oliwek". */
  in(grammaticalCase: GrammaticalCase): string
}

/** A shelf name that can be put in any case; null where its noun is not known. Fat and type ("30%", "typ 500") stay on the shelf. */
export function inflectName(name: string): InflectedName | null {
  const [head = '', ...rest] = name.replaceAll(/(?<!\s)\s+(?:\d+(?:,\d+)?%|typ \d+)/g, '').split(' ')
  const noun = inflectNoun(head)
  if (!noun) return null
  const behind = rest.findIndex((word) => PREPOSITIONS.has(word))
  const changing = rest.map((word, place) => (behind < 0 || place < behind) && changesWith(word, noun))
  return {
    agreement: noun.agreement,
    animate: noun.animate,
    in: (asked) => [noun.forms[asked], ...rest.map((word, place) => (changing[place] ? besideNoun(word, noun, asked) : word))].join(' '),
  }
}

/** Whether a word is an adjective, by its ending or because it is known for one. */
export function isAdjective(word: string): boolean {
  return !NO_ADJECTIVES.has(word) && !APPOSED.has(word) && (looksLikeAdjective(word) || SHORT_ADJECTIVES.has(adjectiveBase(word)))
}

function changesWith(word: string, { agreement }: InflectedNoun): boolean {
  return APPOSED.has(word) || (isAdjective(word) && inflectAdjective(adjectiveBase(word), agreement, 'nominative') === word)
}

function besideNoun(word: string, { agreement, animate }: InflectedNoun, asked: GrammaticalCase): string {
  if (APPOSED.has(word)) return inflectNoun(word)?.forms[asked] ?? word
  return inflectAdjective(adjectiveBase(word), agreement, asked, animate)
}
