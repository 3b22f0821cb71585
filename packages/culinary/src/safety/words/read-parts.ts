import {
  isMadeWithoutMilk,
  isMadeWithoutWheat,
  ruledOutByPurity,
  traitsInDoubt,
  traitsOfBreading,
  traitsOfDough,
  traitsOfMilk,
} from './free-from.ts'
import type { LinePart, LineWord } from './line-part.ts'
import { type OpenPart, readPart } from './read-part.ts'
import { rolesOf, said } from './roles.ts'
import { spellOut } from './spell-out.ts'
import { tokensOf } from './tokens.ts'
import { wordList } from './word-list.ts'

const JOINER = '(?:lub|albo|bądź|badz|ewentualnie|ewent\\.?|czy|oraz|i|plus|względnie|wzglednie)'
const SEPARATOR = new RegExp(`[,;+/|•()[\\]]|\\s(?=${JOINER}\\s)`, 'giu')
/** "pesto domowe: bazylia, oliwa" */
const LISTED = /^([^:,;(]+):(?=[^:]*[^\d\s:]\s*(?:,|\s(?:i|oraz)\s))/iu
const LEADING_JOINER = new RegExp(`^\\s*(?:${JOINER}|np\\.?|może|moze)\\s`, 'iu')
const CONJUNCTION = /^\s*(?:oraz|i|plus)\s/iu
/** What is made of many things, so that a list behind it is of those. */
const isMadeOfMany = wordList('made_of_many')

/** The things a line names, with the words that could be in them; what it says to be without is left out. */
export function readParts(line: string): LinePart[] {
  const parts: OpenPart[] = []
  for (const text of partTexts(line)) {
    const part = readPart(text.replace(LEADING_JOINER, '').trim())
    const before = parts.at(-1)
    // "makaron (bezglutenowy)": a claim alone describes what stands before it, unless it offers another thing.
    if (part.words.length === 0 && before && (CONJUNCTION.test(text) || !LEADING_JOINER.test(text))) {
      before.removed |= part.removed
      before.removedBehind |= part.removed
      before.lacks = [...before.lacks, ...part.lacks]
      const [dish] = parts
      if (dish && part.lacks.length > 0 && dish.words.some(({ folded }) => isMadeOfMany(folded))) removeFrom(dish, part.removed)
    } else if (part.words.length > 0) parts.push(part)
  }
  return withoutRuledOut(line, parts).map(doubtDish)
}

/** Takes out what a thing wholly of one thing cannot hold; brackets speak of the thing before them. */
function withoutRuledOut(line: string, parts: readonly OpenPart[]): readonly OpenPart[] {
  const behind = ruledOutByPurity(/\(([^()]*)\)/.exec(line)?.[1] ?? '', line)
  for (const [place, part] of parts.entries()) removeFrom(part, ruledOutByPurity(part.text, line) | (place === 0 ? behind : 0))
  return parts
}

/** What closes a list is said of the dish: "wywar z warzyw (marchew, por, bez selera)". */
function removeFrom(dish: OpenPart, removed: number): void {
  dish.removed |= removed
  dish.removedBehind |= removed
  dish.words = dish.words.map((word) => ({ ...word, removed: word.removed | removed }))
}

/** A dish without what it has a trait from holds that no longer for certain. */
function doubtDish(part: LinePart): LinePart {
  const isWithoutMilk = isMadeWithoutMilk(part.words)
  const isWithoutWheat = isMadeWithoutWheat(part.words)
  if (part.lacks.length === 0 && !isWithoutMilk && !isWithoutWheat) return part
  const doubted = (word: LineWord): number =>
    word.chunk === 0
      ? word.doubted |
        traitsInDoubt(part.lacks, word.folded) |
        (isWithoutMilk ? traitsOfMilk(word.folded) : 0) |
        (isWithoutWheat ? traitsOfDough(word.folded) : 0)
      : word.doubted
  return {
    ...part,
    words: part.words.map((word) => ({
      ...word,
      removed: word.removed | traitsOfBreading(part.lacks, word.folded),
      doubted: doubted(word),
    })),
  }
}

/** The line without what it names only to say that it is not in there. */
export function withoutLacks(typed: string): string {
  const line = spellOut(typed)
  const tokens = tokensOf(line)
  return said(line, tokens, rolesOf(tokens))
}

function partTexts(typed: string): string[] {
  // "bez jaj i mleka": what is lacked stays in one piece.
  const line = spellOut(typed).replace(LISTED, '$1;')
  const texts: string[] = []
  let start = 0
  for (const { index } of line.matchAll(SEPARATOR)) {
    if (isInNumber(line, index)) continue
    texts.push(line.slice(start, index))
    start = index + 1
  }
  texts.push(line.slice(start))
  return texts.filter((text) => /\p{L}/u.test(text))
}

function isInNumber(text: string, at: number): boolean {
  return /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '')
}

/** Whether all that a line names is what it says not to be there ("bez jajek"). */
export function namesOnlyLacks(line: string): boolean {
  const tokens = tokensOf(spellOut(line))
  return rolesOf(tokens).includes('lacked') && readParts(line).length === 0
}
