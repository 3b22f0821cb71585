import { looksLikeAdjective } from '../polish/decline-adjective.ts'
import { fold } from '../polish/fold.ts'
import { type Lexicon, PREPOSITIONS, type Reading } from './lexicon.ts'
import { readWord } from './read-word.ts'

/** A word of a product's name as typed, with what it may be. */
export interface QueryWord {
  text: string
  folded: string
  readings: readonly Reading[]
  /** Spelt, marks and all, like a form the lexicon knows. */
  exact: boolean
  /** May be a nominative, or the accusative in which lists are told ("wodę, bułkę"). */
  listed: boolean
  /** Stands behind a preposition, and so cannot be the product itself ("z kurczaka"). */
  governed: boolean
  inParens: boolean
}

/** A word with a capital behind a small "z": where the product comes from, unless the table knows the word. */
export function isPlaceName(words: readonly { text: string }[], place: number): boolean {
  return /^ze?$/.test(words[place - 1]?.text ?? '') && /^\p{Lu}\p{Ll}+$/u.test(words[place]?.text ?? '')
}

const OBLIQUE_ADJECTIVE = /.{3}(?:[yi]m|ego|[yi]ch|[yi]mi)$/

/** Whether a word behind a preposition is an adjective, so that its noun is still to come ("z wolnego wybiegu"). */
function describes(lexicon: Lexicon, word: string, best: Reading | undefined): boolean {
  const kind = best && lexicon.lexemes[best.lexeme]?.kind
  if (kind === undefined) return looksLikeAdjective(word) && !/[ae]nia$/.test(word)
  return kind === 'adjective' || (kind === 'literal' && /(?:ego|ej|[yi]ch)$/.test(word))
}

/** Turns words into a query: readings of each, typos mended unless the word is known otherwise, and who stands behind a preposition. */
export function makeQuery(
  lexicon: Lexicon,
  words: readonly { text: string; inParens: boolean }[],
  isKnownOtherwise: (folded: string) => boolean,
): QueryWord[] {
  let governed = 0
  let wasGoverned = false
  let before = ''
  return words.map(({ text, inParens }, place) => {
    const folded = fold(text)
    const preposition = PREPOSITIONS.has(folded) && folded !== 'i' && place + 1 < words.length
    // "z Modeny", "ze Zgierza": a place is no slip of a food.
    const isPlace = isPlaceName(words, place)
    const readings = preposition ? [] : readWord(lexicon, text, !isPlace && !isKnownOtherwise(folded))
    // "z kapustą i grzybami": the preposition governs both.
    const joins = folded === 'i' && place > 0 && wasGoverned
    const exact = lexicon.forms.get(folded)?.some((entry) => entry.form === text.toLowerCase()) === true
    // "w sosie koperkowym", "z kapusty kiszonej": the adjective behind goes with the governed noun.
    const trails =
      wasGoverned &&
      governed === 0 &&
      !preposition &&
      (before === 'smaku' || OBLIQUE_ADJECTIVE.test(text.toLowerCase()) || (folded.endsWith('ej') && /[yi]$|ie$|ce$/.test(before)))
    const listed =
      text.endsWith('ę') ||
      lexicon.forms.get(folded)?.some((entry) => entry.trust === 1 && lexicon.lexemes[entry.lexeme]?.kind === 'noun') === true
    const word: QueryWord = { text, folded, readings, exact, listed, governed: joins || trails || (governed > 0 && !preposition), inParens }
    before = folded
    wasGoverned = word.governed
    if (preposition || joins) governed = 2
    else if (governed > 0) {
      const best = readings[0]
      const adjective = describes(lexicon, text.toLowerCase(), best)
      governed = adjective && governed === 2 ? 1 : 0
    }
    return word
  })
}
