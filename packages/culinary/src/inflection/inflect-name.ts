import { type Agreement, adjectiveBase, looksLikeAdjective } from '../parse/polish/decline-adjective.ts'
import { APPOSED, type GrammaticalCase, type InflectedNoun, inflectNoun, NO_ADJECTIVES, SHORT_ADJECTIVES } from './inflect-noun.ts'

/** What stands behind one depends on it, not on the noun of the name ("sok z cytryny"). */
const PREPOSITIONS: ReadonlySet<string> = new Set('bez dla do na nad o od po pod przed przy spod w we z za ze znad'.split(' '))

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

const ENDINGS: Readonly<Record<Agreement, Readonly<Record<GrammaticalCase, string>>>> = {
  masculine: { nominative: 'y', genitive: 'ego', dative: 'emu', accusative: 'y', instrumental: 'ym', locative: 'ym' },
  neuter: { nominative: 'e', genitive: 'ego', dative: 'emu', accusative: 'e', instrumental: 'ym', locative: 'ym' },
  feminine: { nominative: 'a', genitive: 'ej', dative: 'ej', accusative: 'ą', instrumental: 'ą', locative: 'ej' },
  plural: { nominative: 'e', genitive: 'ych', dative: 'ym', accusative: 'e', instrumental: 'ymi', locative: 'ych' },
}

/** An adjective, given in the masculine nominative ("owsiany", "słodki"), in the gender, number and case of its noun. */
export function inflectAdjective(base: string, agreement: Agreement, grammaticalCase: GrammaticalCase, animate = false): string {
  const asked = animate && agreement === 'masculine' && grammaticalCase === 'accusative' ? 'genitive' : grammaticalCase
  const ending = ENDINGS[agreement][asked]
  const stem = base.slice(0, -1)
  if (base.endsWith('y')) return stem + ending
  if (ending.startsWith('y')) return `${stem}i${ending.slice(1)}`
  // "tani-a", but "słodk-a": only a stem that is soft keeps its i before a.
  return ending.startsWith('e') || !/[kg]$/.test(stem) ? `${stem}i${ending}` : stem + ending
}

/** A hissing consonant before another: "sz" is one, so "szpinak" opens with two and "szynka" with one. */
const HISSING_CLUSTER = /^(?:sz[bcćdfghjklłmnńprstwz]|[sśzźż][bcćdfghjklłmnńprstwżź]|w[szś])/iu
const LABIAL_CLUSTER = /^[wf][bcćdfghjklłmnńprstwz]/iu

/** "z" or "w" as it stands before these words: "z masłem", "z szynką", but "ze śmietanką", "ze szpinakiem"; "we wrzątku". */
export function preposition(letter: 'z' | 'w', words: string): string {
  return (letter === 'z' ? HISSING_CLUSTER : LABIAL_CLUSTER).test(words) ? `${letter}e` : letter
}
