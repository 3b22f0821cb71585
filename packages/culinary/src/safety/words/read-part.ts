import { fold } from '../../parse/polish/fold.ts'
import { EVERYTHING } from '../traits.ts'
import { traitsDeniedBy, traitsLackedBy } from './free-from.ts'
import type { LinePart, LineWord } from './line-part.ts'
import { agree, endOfNounPhrase, isGenitiveForm } from './noun-phrase.ts'
import { rolesOf, said } from './roles.ts'
import { isAdjacentToPrevious, type Token, tokensOf } from './tokens.ts'
import { wordList } from './word-list.ts'

/** A part while the parts behind it may still say something of it. */
export type OpenPart = { -readonly [Key in keyof LinePart]: LinePart[Key] }

const PREPOSITIONS = new Set(['z', 'ze', 'w', 'we', 'na', 'o', 'od', 'po', 'pod', 'przy', 'a', 'jak', 'jako', 'typu'])
/** "do" and "dla" say what a thing is for, not what is in it. */
const PURPOSE = new Set(['do', 'dla'])
/** Behind "na" these are what the thing is for; anything else is what it is made with. */
const isDish = wordList('dishes_behind_na')
/** Behind these no noun stands in the case of the thing itself, so an adjective in that case speaks of the thing. */
const WITH_OTHER_CASES = new Set(['z', 'ze', 'od'])
/** What is free of gluten if what is made of it is: "mąka do pizzy bezglutenowej". */
const isMadeOfFlour = wordList('made_of_flour')

/** "grzanki z chleba bezglutenowego": so is what is made of these, whatever it is. */
const GENITIVE = /(?:ego|ej|ych)$/
const isDough = wordList('doughs')
/** What preposition words stand behind: one that governs another case than the thing's own, and of these one that says of what it is made. */
interface Behind {
  isFrom: boolean
  isOf: boolean
}

/** Whether a claim behind a preposition describes the `things` before it: "spód do pizzy bezglutenowy", no "sos do makaronu bezglutenowego", no "bułka z kiełbasy bezglutenowej". */
function speaksOfWhole(claim: string, things: readonly string[], before: string, { isFrom, isOf }: Behind): boolean {
  if (PURPOSE.has(before) || !isFrom || (isOf && agree(before, fold(claim)))) return false
  if (/[yei]$/.test(claim)) return true
  if (claim.endsWith('a')) return things.at(-1)?.endsWith('a') === true && !before.endsWith('a')
  return /(?:ego|ej|ych)$/.test(claim) && things.some((thing) => isMadeOfFlour(thing))
}

/** Reads one of the things that a line names, in the text between separators. */
export function readPart(text: string): OpenPart {
  const tokens = tokensOf(text)
  const roles = rolesOf(tokens)
  const words: Omit<LineWord, 'removed' | 'doubted'>[] = []
  const claimed: number[] = []
  // "naleśniki bez mleka ze śmietaną": what is added behind a lack is there.
  const lackedUpTo: number[] = []
  let lacked = 0
  const lacks: string[] = []
  let chunk = 0
  let isFrom = false
  let isOf = false
  // "mielone w sosie z soczewicy": behind "w" what something is of is not what the thing is of.
  let isOfThing = false
  // "ryba po grecku wege": behind a manner a claim speaks of the dish.
  let isManner = false
  for (let at = 0; at < tokens.length; at++) {
    const { text: asTyped, folded: word } = tokens[at] ?? { text: '', folded: '' }
    const next = tokens[at + 1]?.folded ?? ''
    if (roles[at] === 'lacked') {
      lackedUpTo[chunk] = (lackedUpTo[chunk] ?? 0) | (traitsLackedBy(word) ?? 0)
      lacks.push(word)
    } else if (roles[at] === 'likened') words.push({ text: asTyped, folded: word, chunk, isOf: isOfThing, likened: true })
    else if (PURPOSE.has(word) || (word === 'na' && isDish(next))) {
      at = words.length === 0 ? at + 1 : endOfPurpose(tokens, at + 1)
      chunk += 1
      isFrom = word !== 'na'
      isOf = false
      isOfThing = false
    } else if (PREPOSITIONS.has(word)) {
      chunk += 1
      isFrom = WITH_OTHER_CASES.has(word)
      isOf = isFrom
      isOfThing = (isFrom || (word === 'na' && next === 'bazie')) && (chunk === 1 || isOfThing)
      isManner = word === 'po'
    } else if (roles[at] === 'said' && word !== 'bez') {
      const claim = traitsDeniedBy(word)
      if (claim === null) words.push({ text: asTyped, folded: word, chunk, isOf: isOfThing, likened: false })
      else {
        const things = words.filter((each) => each.chunk === 0).map((each) => each.folded)
        const before = tokens[at - 1]?.folded ?? ''
        const isOfDough = isOf && GENITIVE.test(word) && words.some((each) => each.chunk === chunk && isDough(each.folded))
        if (isManner || isOfDough || speaksOfWhole(asTyped, things, before, { isFrom, isOf })) lacked |= claim
        else claimed[chunk] = (claimed[chunk] ?? 0) | claim
      }
    }
  }
  return {
    text: said(text, tokens, roles),
    // "makaron bezglutenowy z sosem sojowym": a claim speaks of its own noun alone.
    words: words.map((word) => ({
      ...word,
      removed: lacked | (claimed[word.chunk] ?? 0) | union(lackedUpTo.slice(word.chunk)),
      doubted: word.likened ? EVERYTHING : 0,
    })),
    removed: lacked | (claimed[0] ?? 0) | union(lackedUpTo),
    removedBehind: 0,
    lacks,
  }
}

/** Where a purpose ends that begins at a token: "do smażenia ryb" says what is fried, "do posypania ser" names another thing. */
function endOfPurpose(tokens: readonly Token[], start: number): number {
  const object = tokens[start + 1]
  if (!/(?:eni|ani|ci)a$/.test(tokens[start]?.folded ?? '') || !object || !isAdjacentToPrevious(object) || !isGenitiveForm(object.folded))
    return start
  return Math.max(start, endOfNounPhrase(tokens, start + 1) - 1)
}

function union(masks: readonly (number | undefined)[]): number {
  return masks.reduce<number>((all, mask) => all | (mask ?? 0), 0)
}
