import { fold } from '../polish/fold.ts'
import { preferenceOf } from '../../knowledge/preferences.ts'
import type { Lexicon, Reading, Variant, VariantWord } from './lexicon.ts'
import { PREPOSITIONS } from './lexicon.ts'
import { readWord } from './read-word.ts'

/** A word of a product's name as typed, with what it may be. */
export interface QueryWord {
  text: string
  folded: string
  readings: readonly Reading[]
  /** Stands behind a preposition, and so cannot be the product itself ("z kurczaka"). */
  governed: boolean
  inParens: boolean
}

/** A food found under a query: the name that fits best and which words it used. */
export interface FoundFood {
  variant: Variant
  /** Places of the query's words that the name covers. */
  used: ReadonlySet<number>
  /** Place of the word that is the head. */
  headAt: number
  /** Mean fit of the words, 1 for exact nominatives, below 0.8 where a typo was mended. */
  fit: number
}

/** Words that are mended only when the table knows nothing nearer; set by the caller for brands and small words. */
export type IsKnownOtherwise = (folded: string) => boolean

/** Turns words into a query: readings of each, typos mended, and who stands behind a preposition. */
export function makeQuery(lexicon: Lexicon, words: readonly { text: string; inParens: boolean }[], isKnownOtherwise: IsKnownOtherwise): QueryWord[] {
  let governed = 0
  return words.map(({ text, inParens }, place) => {
    const folded = fold(text)
    const preposition = place > 0 && PREPOSITIONS.has(folded) && folded !== 'i'
    const readings = preposition ? [] : readWord(lexicon, text, !isKnownOtherwise(folded))
    const word: QueryWord = { text, folded, readings, governed: governed > 0 && !preposition, inParens }
    if (preposition) governed = 2
    else if (governed > 0) {
      const best = readings[0]
      const adjective = best !== undefined && lexicon.lexemes[best.lexeme]?.kind === 'adjective'
      governed = adjective && governed === 2 ? 1 : 0
    }
    return word
  })
}

/**
 * The food whose name the words say, in any order and case: of the names all of whose words were written, the longest,
 * then the best fitting. Never one that says more than was written. Null when no name fits.
 */
export function findFood(lexicon: Lexicon, query: readonly QueryWord[]): FoundFood | null {
  let best: FoundFood | null = null
  let bestRank: readonly number[] = []
  const tried = new Set<Variant>()
  for (const word of query) {
    if (word.governed) continue
    for (const { lexeme } of word.readings) {
      for (const variant of lexicon.variantsOf.get(lexeme) ?? []) {
        if (tried.has(variant)) continue
        tried.add(variant)
        const found = fitVariant(variant, query)
        if (!found) continue
        const rank = rankOf(found, query)
        if (best === null || isHigher(rank, bestRank)) {
          best = found
          bestRank = rank
        }
      }
    }
  }
  return best
}

function isHigher(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (Math.abs(difference) > 1e-9) return difference > 0
  }
  return false
}

/** What decides between two foods, weightiest first: words covered, how well, order, preference written down, proper name. */
function rankOf({ variant, used, headAt, fit }: FoundFood, query: readonly QueryWord[]): number[] {
  const earlier = query.slice(0, headAt).filter((word, place) => !used.has(place) && !word.governed && word.readings.length > 0).length
  return [used.size - 0.5 * earlier, Math.round(fit * 50), preferenceOf(variant), variant.isName ? 1 : 0, -inversions(variant, query, used), -variant.text.length]
}

function inversions(variant: Variant, query: readonly QueryWord[], used: ReadonlySet<number>): number {
  const first = query[Math.min(...used)]
  const word = variant.words[0]
  return first && word && first.readings.some(reading => word.lexemes.has(reading.lexeme)) ? 0 : 1
}

function fitVariant(variant: Variant, query: readonly QueryWord[]): FoundFood | null {
  const used = new Set<number>()
  let total = 0
  let count = 0
  let headAt = 0
  for (const [place, word] of variant.words.entries()) {
    if (word.role === 'preposition') {
      const at = query.findIndex((typed, index) => !used.has(index) && samePreposition(typed.folded, word.text))
      if (at >= 0) used.add(at)
      else if (needsPreposition(variant, place)) return null
      else total -= 0.08
      continue
    }
    let bestAt = -1
    let bestFit = 0
    for (let index = 0; index < query.length; index++) {
      const typed = query[index]
      if (!typed || used.has(index) || (typed.governed && word.role !== 'complement')) continue
      const fit = fitWord(word, typed) - (word.role === 'complement' && !typed.governed ? 0.05 : 0)
      if (fit > bestFit) {
        bestFit = fit
        bestAt = index
      }
    }
    if (bestAt < 0) return null
    used.add(bestAt)
    if (place === variant.head) headAt = bestAt
    total += bestFit
    count += 1
  }
  return { variant, used, headAt, fit: total / Math.max(1, count) }
}

function fitWord(word: VariantWord, typed: QueryWord): number {
  for (const reading of typed.readings) if (word.lexemes.has(reading.lexeme)) return reading.fit
  return 0
}

function samePreposition(typed: string, wanted: string): boolean {
  return typed === wanted || (typed === 'z' && wanted === 'ze') || (typed === 'ze' && wanted === 'z') || (typed === 'w' && wanted === 'we')
}

/** "groszek z marchewką" without its "z" is two products; "pierś kurczaka" is one either way. */
function needsPreposition(variant: Variant, place: number): boolean {
  const preposition = variant.words[place]?.text
  const next = variant.words[place + 1]?.text ?? ''
  return (preposition === 'z' || preposition === 'ze' || preposition === 'i') && (/(?:ą|em|ami|ym|imi|ymi)$/.test(next) || preposition === 'i')
}
