import { type FreeFromClaim, GATE } from '@spizarka/knowledge'
import { compileList, type WordTest } from '@spizarka/knowledge/word-patterns'
import { fold } from '../../parse/polish/fold.ts'
import { maskOf } from '../traits.ts'
import { tokensOf } from './tokens.ts'
import { wordList } from './word-list.ts'

interface Taker {
  test: WordTest
  mask: number
}

/** Words and the masks of what they take out. */
const takers = (groups: readonly FreeFromClaim[]): readonly Taker[] =>
  groups.map(({ words, traits }) => ({ test: compileList(words), mask: maskOf(traits) }))
const claims = takers(GATE.claims)
const lacks = takers(GATE.lacks)

/** What the adjective takes out of its product; null when it is no such claim. */
export function traitsDeniedBy(folded: string): number | null {
  return claims.find(({ test }) => test(folded))?.mask ?? null
}

/** What the noun behind "bez" takes out; null for a noun that takes nothing we follow. */
export function traitsLackedBy(folded: string): number | null {
  return lacks.find(({ test }) => test(folded))?.mask ?? null
}

const pure = takers(GATE.purity)
const isMixedIn = wordList('mixed_in')
const isNounBetween = wordList('wholly_of')

/** What a part of a line says not to be in its thing by naming what it is wholly of; a mask. Anything else that the line names takes that back. */
export function ruledOutByPurity(part: string, line: string): number {
  if (!part.includes('100') || tokensOf(line).some(({ folded }) => isMixedIn(folded))) return 0
  const words = whollyOf(fold(part))
  return pure.reduce((mask, { test, mask: more }) => (words.some(test) ? mask | more : mask), 0)
}

/** What stands beside "100 %": "100% gryki", "100 % mąka gryczana", "gryczany 100%". */
function whollyOf(part: string): string[] {
  return part.split(/[^\p{L}\p{M}\d%\s]+/u).flatMap((segment) => {
    const pieces = segment.match(/100\s?%|\p{L}+|\d+/gu) ?? []
    return pieces.flatMap((piece, at) =>
      piece.endsWith('%') ? [...wordsBehind(pieces.slice(at + 1)), ...wordBefore(pieces.slice(0, at))] : [],
    )
  })
}

function wordsBehind(pieces: readonly string[]): string[] {
  let words = [...pieces]
  if (words[0] === 'z') words = words.slice(1)
  if (words.length > 1 && isNounBetween(words[0] ?? '')) words = words.slice(1)
  if (words[0] === 'z') words = words.slice(1)
  return /^\d/.test(words[0] ?? '') ? [] : words.slice(0, 2)
}

function wordBefore(pieces: readonly string[]): string[] {
  return (pieces.at(-1) === 'w' ? pieces.slice(0, -1) : pieces).slice(-1)
}

/** What is left out of a dish, the dishes that have the traits from it as a rule, and those traits: doubtful then, not gone. */
const doubts = GATE.doubts.map(({ lacked, dishes, traits }) => ({
  isLacked: compileList(lacked),
  isDish: compileList(dishes),
  mask: maskOf(traits),
}))

/** What comes from a cut of meat and not from the shop: without its breading nothing is left of it. */
const isBreaded = wordList('breaded')
const BREADING = maskOf(['gluten', 'eggs', 'milk'])

/** What a dish of that name has from its breading alone, where it is made without ("kotlety schabowe bez panierki"); a mask. */
export function traitsOfBreading(lacked: readonly string[], dish: string): number {
  return isBreaded(dish) && lacked.includes('panierki') ? BREADING : 0
}

/** What is cooked in milk as a rule, and need not be. */
const isMilky = wordList('milky')
const MILK = maskOf(['milk', 'lactose'])
const MILK_ITSELF = maskOf(['milk'])
const isPlantMilk = wordList('plant_milks')
const isInsteadOfMilk = wordList('instead_of_milk')
const isMilkDrink = wordList('milk_drinks')

interface Placed {
  folded: string
  chunk: number
  removed: number
}

/** Whether a dish is made with water or with a drink of plants in place of milk ("owsianka na wodzie", "naleśniki na napoju sojowym"). */
export function isMadeWithoutMilk(words: readonly Placed[]): boolean {
  return words.some(({ folded, chunk, removed }, at) => {
    if (chunk === 0 || words[at - 1]?.chunk === chunk) return false
    if (isInsteadOfMilk(folded)) return true
    if (!isMilkDrink(folded)) return false
    const next = words[at + 1]
    return (removed & MILK_ITSELF) !== 0 || (next?.chunk === chunk && isPlantMilk(next.folded))
  })
}

/** What a dish of that name has from milk, where it is made without: doubtful then; a mask. */
export function traitsOfMilk(dish: string): number {
  return isMilky(dish) ? MILK : 0
}

/** What is of wheat flour as a rule, and need not be. */
const isDoughy = wordList('doughy')
const isWheatless = wordList('wheatless')
const GLUTEN = maskOf(['gluten'])
/** Flour, breading and the base of a pizza behind a preposition. */
const FLOUR = /^(?:mac[ez]|maki|maka|panierce|panierki|spodzie|spodem)$/

/** Whether a dish is made with flour, breading or a base of what has no gluten ("placki na mące ryżowej", "pizza na spodzie z kalafiora"). */
export function isMadeWithoutWheat(words: readonly Placed[]): boolean {
  return words.some(({ folded, chunk }, at) => {
    if (chunk === 0 || !FLOUR.test(folded)) return false
    const [next, afterNext] = [words[at + 1], words[at + 2]]
    return [next, afterNext].some((word) => word !== undefined && word.chunk - chunk <= 1 && isWheatless(word.folded))
  })
}

/** What a dish of that name has from wheat flour, where it is made with another: doubtful then; a mask. */
export function traitsOfDough(dish: string): number {
  return isDoughy(dish) ? GLUTEN : 0
}

/** A word that names a dish, and what the dish no longer holds for certain without what is lacked ("zupa krem bez śmietany"); a mask. */
export function traitsInDoubt(lacked: readonly string[], dish: string): number {
  return doubts.filter(({ isLacked, isDish }) => isDish(dish) && lacked.some(isLacked)).reduce((mask, { mask: more }) => mask | more, 0)
}
