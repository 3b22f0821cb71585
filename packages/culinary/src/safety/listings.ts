import { type Food } from '@spizarka/knowledge'
import { readIngredient } from '../ingredients/index.ts'
import { isGrown } from './composition.ts'
import { EVERYTHING, maskOf } from './traits.ts'
import { contentsOfWords } from './words/contents-of-words.ts'
import { type LinePart, type LineWord } from './words/line-part.ts'
import { wordList } from './words/word-list.ts'

/** "pesto domowe: bazylia, oliwa", "placki (cukinia, jajko)", "bulion domowy – marchew, por". */
const LISTING = /^[^:,;(]+(?::|\s[–—]\s|\([^()]*\)\s*$)/u
/** The list is not all. */
const OPEN = /(?<!\p{L})(?:np|m\.\s?in|min|itp|itd|etc|inne|innymi|między innymi|głównie|ewentualnie|lub|albo|dodatki)(?!\p{L})|\.\.\.|…/iu
const isHomemade = wordList('homemade')
/** What is cooked at home as a rule and is of what is listed, without stock, dressing or filling that nobody would list. */
const isCooked = wordList('cooked_at_home')
/** What is stirred together in one pot, pan or bowl, so that the list behind its colon is of all of it. */
const isCookedTogether = wordList('cooked_together')
/** A batter, which eggs and fruit make as well as flour does. */
const isOfBatter = wordList('batters')
const FLESH = maskOf(['meat', 'pork', 'beef', 'poultry', 'fish', 'crustaceans', 'molluscs', 'gelatine'])
const GLUTEN = maskOf(['gluten'])
const FEWEST = 2

/** The parts of a line; where a homemade thing is spelled out, what it holds as a rule is no more than a perhaps beside what is listed. */
export function withListing(line: string, parts: readonly LinePart[]): readonly LinePart[] {
  const [head, ...items] = parts
  if (!head || items.length < FEWEST || !LISTING.test(line) || OPEN.test(line)) return parts
  const isTogether = line.includes(':') && isCookedTogether(head.words[0]?.folded ?? '')
  if (!isTogether && !isMadeAtHome(head)) return parts
  const listed = items.map(({ text }) => readIngredient(text).flatMap(({ food }) => food ?? []))
  if (listed.some((foods) => foods.length === 0)) return parts
  const doubted = isTogether ? EVERYTHING : doubtedBy(head, listed.flat())
  const words = head.words.map((word) =>
    (isTogether ? isCookedTogether(word.folded) : isNoun(word)) ? { ...word, doubted: word.doubted | doubted } : word,
  )
  return [{ ...head, words }, ...items]
}

/** The noun of the thing itself; what an adjective or a preposition adds is there all the same ("placki serowe", "zupa na maśle"). */
function isNoun({ folded, chunk }: LineWord): boolean {
  return chunk === 0 && (isCooked(folded) || !/(?:ow|n|sk)(?:y|a|e|i|ego|ej|ych)$/.test(folded))
}

function isMadeAtHome({ words }: LinePart): boolean {
  return words.some(({ folded, chunk }) => isHomemade(folded) || (chunk === 0 && isCooked(folded)))
}

/** A list without flour, groats or potatoes is of a filling where the thing is of dough; meat goes unsaid where the noun says it. */
function doubtedBy({ words }: LinePart, listed: readonly Food[]): number {
  const itself = words.filter(({ chunk }) => chunk === 0)
  const { has } = contentsOfWords(itself).contents
  if ((has & GLUTEN) !== 0 && !listed.some(isStarch) && !(isBatter(itself) && listed.some(isEgg))) return 0
  return itself.length === 1 ? EVERYTHING : EVERYTHING & ~FLESH
}

function isBatter(words: readonly LineWord[]): boolean {
  return words.some(({ folded }) => isOfBatter(folded))
}

function isEgg({ aisle }: Food): boolean {
  return aisle === 'eggs'
}

function isStarch({ aisle, starchy }: Food): boolean {
  return aisle === 'flour-and-groats' || aisle === 'pasta-and-rice' || starchy === true
}

/** All that a part says is how something tastes or smells. */
const TASTE = /^o\s(?:\p{L}+\s+){0,3}(?:smaku|zapachu|aromacie)(?:\s+\p{L}+)?$/u

/** The parts of a line but for what says how a plant tastes ("dynia (o orzechowym smaku)"); of what is made, that names contents. */
export function withoutTastes(parts: readonly LinePart[]): readonly LinePart[] {
  const [thing, ...said] = parts
  if (!thing || !said.some(isTaste) || !isPlant(thing)) return parts
  return [thing, ...said.filter((part) => !isTaste(part))]
}

function isTaste({ text }: LinePart): boolean {
  return TASTE.test(text.trim().toLowerCase())
}

function isPlant({ text }: LinePart): boolean {
  const read = readIngredient(text)
  return read.length > 0 && read.every(({ food }) => food !== null && isGrown(food))
}
