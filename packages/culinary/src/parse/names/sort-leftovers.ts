import { adjectiveBase, looksLikeAdjective, tellsState } from '../polish/decline-adjective.ts'
import { fold } from '../polish/fold.ts'
import { DROPPED_BEHIND_PREPOSITION, DROPPED_WORDS, isTalk, KEPT_BEHIND_PREPOSITION, VARIETIES } from '../words.ts'
import { brandAt } from './brand-words.ts'
import { isPlaceName, type QueryWord } from './find-food.ts'
import { type Lexicon, PREPOSITIONS } from './lexicon.ts'

/** A word or phrase beside the food that stays in the name. */
export interface Modifier {
  kind: 'adjective' | 'adverb' | 'phrase' | 'label' | 'unknown'
  /** Dictionary form of an adjective, the words as typed otherwise. */
  text: string
  at: number
  /** What a phrase or noun was read as, for the rules on spices. */
  folded: string
}

export interface Leftovers {
  modifiers: Modifier[]
  /** Places of words that nothing explains. */
  unknown: number[]
  /** Whether an adjective is one by its ending alone, and may be something else. */
  guessed: boolean
  /** Purposes that were dropped ("do kawy", "na zupę"), as typed. */
  purposes: { text: string; at: number }[]
  /** Brands that were dropped, product brands among them. */
  brands: { name: string; head: string | null; kind: 'maker' | 'product'; at: number }[]
  /** Whether "świeży", "świeża" stood there: a herb so called is no spice. */
  fresh: boolean
}

const KEPT_BARE_ADVERBS = new Set([
  'light',
  'zero',
  'fit',
  'extra',
  'ekstra',
  'uht',
  'instant',
  'mix',
  'mini',
  'maxi',
  '3w1',
  '2w1',
  'virgin',
  'vergine',
  'vege',
  'wege',
  'vegan',
  'protein',
  'xylitol',
  'latte',
])

/** Sorts the words that a food's name left over into what stays in the name, what is dropped and what nobody knows. */
export function sortLeftovers(lexicon: Lexicon, query: readonly QueryWord[], used: ReadonlyMap<number, number>): Leftovers {
  const result: Leftovers = { modifiers: [], unknown: [], guessed: false, purposes: [], brands: [], fresh: false }
  const folded = query.map((word) => word.folded)
  for (let i = 0; i < query.length; i++) {
    const word = query[i]
    if (!word || used.has(i)) continue
    if (/^(?:\d|typ )/.test(word.text) || VARIETIES.has(word.folded)) {
      result.modifiers.push({ kind: 'label', text: word.text.toLowerCase(), at: i, folded: word.folded })
      continue
    }
    // "z owocami leśnymi": what belongs to a phrase that the name covers stays as typed.
    if (word.governed && !PREPOSITIONS.has(word.folded) && used.has(i - 1)) {
      result.modifiers.push({ kind: 'label', text: word.text.toLowerCase(), at: i, folded: word.folded })
      continue
    }
    // "z szynką i serem": the name may cover either of the two.
    if (word.folded === 'i' && word.governed && used.has(i + 1)) {
      result.modifiers.push({ kind: 'label', text: 'i', at: i, folded: 'i' })
      continue
    }
    if (PREPOSITIONS.has(word.folded)) {
      i = readPhrase(query, used, i, result)
      continue
    }
    const brand = brandAt(folded, i)
    if (brand && (brand.end - i > 1 || !isKeptAdjective(lexicon, word))) {
      result.brands.push({ name: brand.name, head: brand.head, kind: brand.kind, at: i })
      i = brand.end - 1
      continue
    }
    if (word.folded.startsWith('swiez')) result.fresh = true
    if (KEPT_BARE_ADVERBS.has(word.folded)) {
      result.modifiers.push({ kind: 'adverb', text: word.folded === 'uht' ? 'UHT' : word.text.toLowerCase(), at: i, folded: word.folded })
      continue
    }
    if (DROPPED_WORDS.has(word.folded) || isTalk(word.text, word.folded, word.readings.length > 0)) continue
    const adjective = adjectiveOf(lexicon, word)
    if (adjective?.role === 'dropped') continue
    if (adjective) {
      if (adjective.role === 'unknown') result.guessed = true
      result.modifiers.push({ kind: 'adjective', text: adjective.base, at: i, folded: word.folded })
      continue
    }
    const lonely = word.folded.length === 1 && !/^(?:witamin|bateri)/.test(query[i - 1]?.folded ?? '')
    if (word.inParens || lonely) continue
    result.unknown.push(i)
    result.modifiers.push({ kind: 'unknown', text: word.text.toLowerCase(), at: i, folded: word.folded })
  }
  return result
}

function isKeptAdjective(lexicon: Lexicon, word: QueryWord): boolean {
  return word.readings.some(({ lexeme, fit }) => fit > 0.9 && lexicon.lexemes[lexeme]?.role === 'kept')
}

/** The adjective a word is, if it is one; a word unknown to the table counts when it ends like one. */
function adjectiveOf(lexicon: Lexicon, word: QueryWord): { base: string; role: string | null } | null {
  const readings = word.readings.map(({ lexeme }) => lexicon.lexemes[lexeme]).filter((lexeme) => lexeme?.kind === 'adjective')
  const known = readings.find((lexeme) => lexeme?.role !== 'dropped') ?? readings[0]
  const noun = word.readings.some(({ lexeme, fit }) => fit >= 0.97 && lexicon.lexemes[lexeme]?.kind === 'noun')
  if (known && (known.role !== 'table' || !noun || looksLikeAdjective(word.text.toLowerCase())))
    return { base: known.base, role: known.role }
  return word.readings.length === 0 && !word.text.includes('-') && looksLikeAdjective(word.text.toLowerCase())
    ? { base: word.text.toLowerCase(), role: tellsState(adjectiveBase(word.text.toLowerCase())) ? 'dropped' : 'unknown' }
    : null
}

/** The word with its slip corrected, for phrases that are printed ("bez lkatozy"). */
function withoutSlip(word: QueryWord): QueryWord {
  const meant = word.governed && word.folded.length >= 6 ? word.readings[0]?.corrected : undefined
  return meant === undefined ? word : { ...word, text: meant, folded: fold(meant) }
}

/** Reads a prepositional phrase from its preposition on; returns the place of its last word. */
function readPhrase(query: readonly QueryWord[], used: ReadonlyMap<number, number>, at: number, result: Leftovers): number {
  let end = at
  while (end + 1 < query.length && query[end + 1]?.governed && !used.has(end + 1)) end += 1
  const typed = query.slice(at, end + 1)
  const words = /^(?:na|do|dla|po|pod)$/.test(typed[0]?.folded ?? '') ? typed : typed.map(withoutSlip)
  const preposition = words[0]?.folded ?? ''
  const content = words.slice(1)
  const last = content.at(-1)
  if (!last) return at
  const text = words.map((word) => word.text.toLowerCase()).join(' ')
  const keep = (): void => {
    result.modifiers.push({ kind: 'phrase', text, at, folded: words.map((word) => word.folded).join(' ') })
  }
  switch (preposition) {
    case 'bez':
    case 'o':
    case 'po':
    case 'pod':
    case 'i':
      keep()
      break
    case 'w':
    case 'we':
      if (content.some((word) => KEPT_BEHIND_PREPOSITION.has(word.folded))) keep()
      else if (content.some((word) => word.folded.startsWith('donicz'))) result.fresh = true
      break
    case 'z':
    case 'ze':
      if (
        !(isPlaceName(query, at + 1) && content[0]?.readings.length === 0) &&
        !content.some((word) => DROPPED_BEHIND_PREPOSITION.has(word.folded)) &&
        !brandAt(
          content.map((word) => word.folded),
          0,
        )
      )
        keep()
      break
    case 'na':
      if (/^(?:zakwasie|miekko|twardo|ostro|slodko|patyku|maśle|masle|parze)$/.test(last.folded)) keep()
      else result.purposes.push({ text, at })
      break
    default:
      if (preposition === 'do' || preposition === 'dla') result.purposes.push({ text, at })
      break
  }
  return end
}
