import type { WordTest } from '@spizarka/knowledge/word-patterns'
import { readUnit } from '../../units/read-unit.ts'
import { type Contents, doubt, NOTHING, unite, without } from '../traits.ts'
import type { LineWord } from './line-part.ts'
import { type CompiledPhrase, phrasesWith } from './phrases.ts'
import { wordList } from './word-list.ts'

/** What words say, and whether they say that the thing is another than its noun alone. */
export interface WordContents {
  /** Of phrases with a word that the food does not explain. */
  contents: Contents
  /** What the thing may hold besides where the line is all of the plate. */
  asDish: Contents
  /** Of all phrases: traits, as a mask, that settle what the food only may hold ("bulion drobiowy"). */
  named: number
  overrules: boolean
  /** Traits of the food that it has from a word which says another thing here ("ryż na mleku" of "kokosowym"); a mask. */
  taken: number
  /** Whether every word is of a thing that phrases say all about, or counts and measures it. */
  known: boolean
}

/**
 * What the words of a part say of its contents, whatever food the part is read as. Phrases are read in all `words`; those count that
 * hold one of the `strange` ones, which no name of that food explains.
 */
export function contentsOfWords(words: readonly LineWord[], strange: readonly LineWord[] = words): WordContents {
  const used = new Set<number>()
  const settled = new Set<number>()
  let contents = NOTHING
  let named = 0
  let overrules = false
  let taken = 0
  const isStrange = (place: number): boolean => strange.some((word) => word === words[place])
  // What the food was read from (where no word names it, it is a guess at the thing itself); a phrase about something else in the line says nothing of it.
  const explained = words.findIndex((word) => !strange.includes(word))
  const isHead = (place: number): boolean => (explained === -1 ? words[place]?.chunk === 0 : place === explained)
  const found = phrasesIn(words)
  const phrases = found.filter(({ alone }) => !alone)
  // What stands side by side belongs together before what stands further off ("makaron z sosem sojowym").
  for (const apart of [0, 1]) {
    for (const phrase of phrases) {
      const reach = phrase.words.length - 1 + apart
      if (reach === 0) continue
      for (let places = findPhrase(phrase, reach, words, used); places; places = findPhrase(phrase, reach, words, used)) {
        for (const place of places) {
          used.add(place)
          if (phrase.known) settled.add(place)
        }
        const said = contentsOfPhrase(
          phrase,
          words[places[0] ?? 0],
          places.reduce((mask, place) => mask | (words[place]?.doubted ?? 0), 0),
        )
        named |= said.has
        if (!places.some(isStrange)) continue
        contents = unite(contents, said)
        overrules ||= phrase.instead && places.some(isHead)
        if (phrase.instead && !isStrange(places[0] ?? 0)) taken |= traitsOfFirstAlone(words, places)
      }
    }
  }
  let asDish = NOTHING
  for (const phrase of found) {
    if (!phrase.alone || !isAlone(phrase, words, strange)) continue
    const said = contentsOfPhrase(phrase, words[0], 0)
    if (phrase.alone === 'dish') asDish = unite(asDish, said)
    else contents = unite(contents, said)
  }
  const known = settled.size > 0 && words.every((word, place) => settled.has(place) || isMeasure(word))
  return { contents, asDish, named, overrules, taken, known }
}

const isPortion = wordList('portions')
const isOccasion = wordList('occasions')

/**
 * Whether a phrase is all that a part says of the thing: what stands beside it counts portions, or, where the phrase is a word that
 * the food does not explain ("papryka faszerowana"), is what the food is named by. Of a dish also with what and when it is eaten.
 */
function isAlone({ words: tests, alone }: CompiledPhrase, words: readonly LineWord[], strange: readonly LineWord[]): boolean {
  const said = words.filter(({ folded, removed, likened }) => removed === 0 && !likened && tests.some((test) => test(folded)))
  if (said.length === 0 || !tests.every((test) => said.some(({ folded }) => test(folded)))) return false
  const describes = said.every((word) => strange.includes(word)) && strange.length < words.length
  return words.every(
    (word) =>
      said.includes(word) ||
      /^\d/.test(word.folded) ||
      isPortion(word.folded) ||
      (alone === 'dish' && word.chunk > 0 && (isServedWith(word) || isOccasion(word.folded))) ||
      (describes && !strange.includes(word) && readUnit(word.text) === null),
  )
}

const isState = wordList('states')

function isMeasure({ text, folded }: LineWord): boolean {
  return /^\d/.test(folded) || readUnit(text) !== null || isState(folded)
}

/** What the first word of a phrase would say on its own. */
function traitsOfFirstAlone(words: readonly LineWord[], [first = 0]: readonly number[]): number {
  const alone = phrasesWith(words[first]?.folded ?? '').find((phrase) => phrase.words.length === 1)
  return alone?.has ?? 0
}

/** What a phrase says, but for what a claim takes out of its first word; what is in doubt it may hold. */
function contentsOfPhrase(phrase: CompiledPhrase, first: LineWord | undefined, doubted: number): Contents {
  return doubt(without(phrase, first?.removed ?? 0), doubted)
}

function phrasesIn(words: readonly LineWord[]): CompiledPhrase[] {
  return [...new Set(words.flatMap(({ folded }) => phrasesWith(folded)))].sort((one, other) => one.place - other.place)
}

/** The places of a phrase's words: in any order, each at most `reach` from the first and behind no fewer prepositions. */
function findPhrase(
  { words: tests, instead }: CompiledPhrase,
  reach: number,
  words: readonly LineWord[],
  used: ReadonlySet<number>,
): number[] | null {
  const [first, ...others] = tests
  if (!first) return null
  for (const [start, word] of words.entries()) {
    if (used.has(start) || !first(word.folded)) continue
    const found = [start]
    const fits = (at: number, test: WordTest): boolean =>
      !used.has(at) &&
      !found.includes(at) &&
      (words[at]?.chunk ?? 0) >= word.chunk &&
      words[at]?.likened === word.likened &&
      test(words[at]?.folded ?? '') &&
      !(instead && (isBeside(words[at], word) || words.slice(start, at).some(({ folded }) => isAdded(folded))))
    for (const test of others) {
      const place = nearest(start, reach, words, (at) => fits(at, test))
      if (place === null) break
      found.push(place)
    }
    if (found.length === tests.length) return found
  }
  return null
}

/** "z cukinii" says what a thing is made of, "z cukinią" what is served with it. */
const INSTRUMENTAL = /(?:ą|em|ami|ymi|imi)$/
/** Genitives in "a"; any other is an instrumental that lost its mark. */
const isGenitiveInA = wordList('genitives_in_a')

/** "makaron z dodatkiem soczewicy" is pasta still. */
const isAdded = wordList('added')

/** Whether the line names it as something beside the thing itself ("makaron z groszkiem"). */
export function isServedWith(word: LineWord): boolean {
  return word.chunk > 0 && INSTRUMENTAL.test(word.text)
}

/** What sets a thing is what it is made with, in whatever case, and its form is its own ("maca w proszku"). */
const isSetting = wordList('setting')

function isBeside(word: LineWord | undefined, head: LineWord): boolean {
  if (!word || word.chunk === head.chunk || isSetting(word.folded)) return false
  return !word.isOf || INSTRUMENTAL.test(word.text) || (word.folded.endsWith('a') && !isGenitiveInA(word.folded))
}

function nearest(start: number, reach: number, words: readonly LineWord[], fits: (place: number) => boolean): number | null {
  for (let step = 1; step <= reach; step++) {
    if (start + step < words.length && fits(start + step)) return start + step
    if (start - step >= 0 && fits(start - step)) return start - step
  }
  return null
}
