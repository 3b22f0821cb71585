import type { Lexicon, Variant } from '../../parse/names/lexicon.ts'
import type { ChosenVariant } from './choose-variant.ts'
import { isEmpty } from './is-empty.ts'
import type { ReadStump } from './read-stumps.ts'
import { besideOf, sayComplement, sayLeftover } from './say-leftover.ts'

/** A name in whole words. */
export interface WrittenName {
  text: string
  /** Every stump found its place in it. */
  complete: boolean
  /** The food whose name or whose brand the text is, where it is nothing else. */
  only: { variant: Variant; brand: string | null } | null
}

/** A reading from here on is written for a word that belongs to no food: of a cut word, and of one that may be whole. */
const LEAST_OF_CUT = 1.9
const LEAST_OF_WHOLE = 2.2

/** "w plastrach", "w puszce", "bez kości": how it is cut, kept or prepared is said last, one of a kind. */
const TRAILING = /^(.*?)\s?\b(w (?:plastrach|puszce)|bez (?:kości|skóry|skórki|cukru|glutenu|pestek))$/u

/** Writes a food's name with what the stumps say beside it; words keep the order in which they were printed. */
export function writeOut(lexicon: Lexicon, stumps: readonly ReadStump[], { variant, used }: ChosenVariant): WrittenName {
  const beside = besideOf(lexicon, variant)
  const own = ownWords(stumps, variant, used)
  const parts: string[] = []
  const phrases: string[] = []
  const say = (words: string): void => {
    const [, before = words, phrase] = TRAILING.exec(words) ?? []
    if (before && !parts.includes(before)) parts.push(before)
    if (phrase && !phrases.some((said) => said[0] === phrase[0])) phrases.push(phrase)
  }
  let complete = true
  let only = true
  for (let at = 0; at < stumps.length; at++) {
    const stump = stumps[at]
    if (!stump) continue
    if (used.has(at)) {
      say(own.get(at) ?? '')
      continue
    }
    const next = stumps[at + 1]
    if (stump.kind === 'preposition') {
      if (!next || used.has(at + 1)) continue
      at += 1
    }
    const said = stump.kind === 'preposition' && next ? sayPhrase(beside, stump, next) : sayLeftover(beside, stump)
    if (said === null) complete = false
    else if (said !== '') only = false
    say(said ?? '')
  }
  const brand = standsForBrand(stumps, used) ? (own.values().next().value ?? null) : null
  return { text: [...parts, ...phrases].join(' '), complete, only: only ? { variant, brand } : null }
}

function sayPhrase(beside: ReturnType<typeof besideOf>, preposition: ReadStump, next: ReadStump): string | null {
  const form = sayComplement(beside, preposition.text, next)
  return form === null ? null : `${preposition.text} ${form}`
}

function standsForBrand(stumps: readonly ReadStump[], used: ReadonlyMap<number, number>): boolean {
  return [...used.keys()].every((at) => stumps[at]?.standsFor !== null)
}

/** What is written in the place of the stumps that say the food itself: its words one by one, a name with a phrase in it or a brand at once. */
function ownWords(stumps: readonly ReadStump[], variant: Variant, used: ReadonlyMap<number, number>): Map<number, string> {
  const places = [...used].sort(([a], [b]) => a - b)
  const first = places[0]?.[0] ?? 0
  if (standsForBrand(stumps, used)) return new Map([[first, stumps[first]?.standsFor ?? '']])
  if (variant.words.some((word) => word.role === 'preposition')) return new Map([[first, variant.text]])
  return new Map(places.map(([at, place]) => [at, variant.words[place]?.text ?? '']))
}

/** Writes a name that is no food of the table: words in full where that is sure, as printed where not. */
export function writeUnknown(stumps: readonly ReadStump[]): WrittenName {
  const named = stumps.some((stump) => stump.brand === 0 && !isEmpty(stump.folded))
  const parts = stumps.flatMap((stump, at) => {
    if ((stump.kind === 'word' && isEmpty(stump.folded)) || (named && stump.brand > 0)) return []
    if (stump.standsFor !== null) return stumps[at - 1]?.standsFor === stump.standsFor ? [] : [stump.standsFor]
    if (stump.kind !== 'word') return [stump.text]
    const [best] = [...stump.readings.values()].sort((a, b) => b.score - a.score)
    return [best !== undefined && best.score >= (stump.cut ? LEAST_OF_CUT : LEAST_OF_WHOLE) ? best.form : stump.text]
  })
  return { text: parts.join(' '), complete: false, only: null }
}
