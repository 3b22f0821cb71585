import type { Lexicon, Variant } from '../../parse/names/lexicon.ts'
import { fold } from '../../parse/polish/fold.ts'
import type { ChosenVariant } from './chosen-variant.ts'
import { isEmpty } from './is-empty.ts'
import type { ReadStump } from './read-stumps.ts'
import { sayComplement } from './say-complement.ts'
import { type Beside, besideOf, sayLeftover } from './say-leftover.ts'

/** A name in whole words. */
export interface WrittenName {
  text: string
  /** Every stump found its place in it. */
  complete: boolean
  /** The food that was found in it. */
  variant: Variant | null
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
  const beside = sayBeside(besideOf(lexicon, variant), stumps, used)
  const only = [...beside.values()].every((said) => !said)
  const brand = only && standsForBrand(stumps, used) ? brandOf(stumps, used) : null
  const own = ownWords(variant, used, brand ?? (standsForBrand(stumps, used) ? variant.text : null))
  const parts: string[] = []
  const phrases: string[] = []
  for (let at = 0; at < stumps.length; at++) {
    const words = own.get(at) ?? beside.get(at) ?? ''
    const [, before = words, phrase] = TRAILING.exec(words) ?? []
    if (before && !parts.some((part) => ` ${part} `.includes(` ${before} `))) parts.push(before)
    if (phrase && !phrases.some((said) => said[0] === phrase[0])) phrases.push(phrase)
  }
  return {
    text: [...parts, ...phrases].join(' '),
    complete: ![...beside.values()].includes(null),
    variant,
    only: only ? { variant, brand } : null,
  }
}

/** Place of a stump → what it adds to the food beside it; null where nobody knows. */
function sayBeside(beside: Beside, stumps: readonly ReadStump[], used: ReadonlyMap<number, number>): Map<number, string | null> {
  const said = new Map<number, string | null>()
  for (let at = 0; at < stumps.length; at++) {
    const stump = stumps[at]
    if (!stump || used.has(at)) continue
    const next = stumps[at + 1]
    if (stump.kind !== 'preposition' || stump.standsFor !== null) said.set(at, sayLeftover(beside, stump))
    else if (next && !used.has(at + 1)) {
      at += 1
      said.set(at, sayPhrase(beside, stump, next))
    }
  }
  return said
}

function sayPhrase(beside: Beside, preposition: ReadStump, next: ReadStump): string | null {
  const form = sayComplement(beside, preposition.text, next)
  return form === null ? null : `${preposition.text} ${form}`
}

function standsForBrand(stumps: readonly ReadStump[], used: ReadonlyMap<number, number>): boolean {
  return [...used.keys()].every((at) => stumps[at]?.standsFor !== null)
}

function brandOf(stumps: readonly ReadStump[], used: ReadonlyMap<number, number>): string | null {
  return stumps[Math.min(...used.keys())]?.standsFor ?? null
}

/** What is written in the place of the stumps that say the food itself: its words one by one; a brand or a name with a phrase in it at once. */
function ownWords(variant: Variant, used: ReadonlyMap<number, number>, atOnce: string | null): Map<number, string> {
  const whole = atOnce ?? (variant.words.some((word) => word.role === 'preposition') ? variant.text : null)
  if (whole !== null) return new Map([[Math.min(...used.keys()), whole]])
  return new Map([...used].map(([at, place]) => [at, variant.words[place]?.text ?? '']))
}

/** Writes a name that is no food of the table: words in full where that is sure, as printed where not. */
export function writeUnknown(stumps: readonly ReadStump[]): WrittenName {
  const named = stumps.some((stump) => stump.brand === 0 && !isEmpty(stump.folded))
  const parts = stumps.flatMap((stump, at) => {
    if ((stump.kind === 'word' && isEmpty(stump.folded)) || (named && stump.brand > 0)) return []
    if (stump.standsFor !== null) return stumps[at - 1]?.standsFor === stump.standsFor ? [] : [stump.standsFor]
    if (stump.kind !== 'word') return [stump.text]
    const [best] = [...stump.readings.values()].sort((a, b) => b.score - a.score)
    if (best === undefined || best.score < (stump.cut ? LEAST_OF_CUT : LEAST_OF_WHOLE)) return [stump.text]
    return [isWholeWord(stump) && fold(best.form) !== stump.folded ? stump.text : best.form]
  })
  return { text: parts.join(' '), complete: false, variant: null, only: null }
}

/** Whether a stump looks like a word in full: tills cut words at consonants. */
export function isWholeWord({ cut, folded }: ReadStump): boolean {
  return !cut && /^.{4,}[aeiouy]$/.test(folded)
}
