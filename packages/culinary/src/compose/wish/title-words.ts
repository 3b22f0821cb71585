import type { DishKind } from '@spizarka/knowledge'
import { RECIPES } from '@spizarka/knowledge/recipes'
import { fold } from '../../parse/polish/fold.ts'
import { remembered } from '../../remembered.ts'
import { foldedWords } from './phrase-index.ts'
import { FILLERS, REFUSALS } from './wish-words.ts'

const SHORTEST_STEM = 4
/** Letters that a word changes with its case. */
const ENDING = 3

/** Words of the base's titles by their first letters. */
let titleWords: ReadonlyMap<string, readonly string[]> | undefined

function readTitles(): ReadonlyMap<string, readonly string[]> {
  const words = new Set(RECIPES.flatMap(({ title }) => fold(title).match(/\p{L}+/gu) ?? []).filter((word) => word.length >= SHORTEST_STEM))
  return Map.groupBy(words, (word) => word.slice(0, SHORTEST_STEM))
}

/** What titles of the base have of a word, without its ending: "bigos" of "bigosu"; null where no dish is called so. */
export function titleStemOf(folded: string): string | null {
  titleWords ??= readTitles()
  const alike = titleWords.get(folded.slice(0, SHORTEST_STEM)) ?? []
  if (alike.includes(folded)) return folded
  let longest = ''
  for (const word of alike) {
    const stem = commonStart(word, folded)
    const ends = Math.max(word.length, folded.length) - stem.length
    if (ends <= ENDING && stem.length > longest.length && 2 * ends <= stem.length + 1) longest = stem
  }
  return longest === '' ? null : longest
}

const BAKED: readonly DishKind[] = ['cake', 'dessert']
/** The words of a title as far as it says what the dish is, and not what it is made with. */
function namesIn(title: string): readonly string[] {
  const words = fold(title).match(/\p{L}+/gu) ?? []
  const end = words.findIndex((word) => word.length <= 2 || word === 'pod' || word === 'bez')
  return end < 0 ? words : words.slice(0, end)
}

let bakedWords: ReadonlySet<string> | undefined

/** Whether a word names something sweet that people bake as well as buy: an apple pie of the wish is the recipe, not the one on the shelf. */
export function isBakedAtHome(folded: string): boolean {
  bakedWords ??= new Set(RECIPES.flatMap(({ title, kind }) => (BAKED.includes(kind) ? namesIn(title) : [])))
  return bakedWords.has(folded)
}

let cookedWith: ReadonlySet<string> | undefined

/** Whether dishes of the base are made with a food: of soy sauce they are, and of a mushroom sauce from the shelf none is. */
export function isCookedWith(food: string): boolean {
  cookedWith ??= new Set(RECIPES.flatMap(({ ingredients }) => ingredients.map((each) => each.food)))
  return cookedWith.has(food)
}

let stepBeginnings: ReadonlySet<string> | undefined

/** Whether steps of the base speak of what a word says is done: of "krojenie" they do, of "marudzenie" none does. */
export function isDoneInSteps(folded: string): boolean {
  stepBeginnings ??= new Set(
    RECIPES.flatMap(({ steps }) => steps.flatMap(({ text }) => fold(text).match(/\p{L}{4,}/gu) ?? [])).map((word) =>
      word.slice(0, SHORTEST_STEM),
    ),
  )
  return stepBeginnings.has(folded.slice(0, SHORTEST_STEM))
}

const kindsByStem = new Map<string, ReadonlySet<DishKind>>()

/** The kinds of the base's dishes that are called by a word with such a stem. */
export function kindsCalled(stem: string): ReadonlySet<DishKind> {
  let kinds = kindsByStem.get(stem)
  if (!kinds) {
    kinds = new Set(RECIPES.flatMap(({ title, kind }) => (namesIn(title).some((word) => word.startsWith(stem)) ? kind : [])))
    kindsByStem.set(stem, kinds)
  }
  return kinds
}

function commonStart(one: string, other: string): string {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return one.slice(0, length)
}

const SHORTEST_NAME = 4
/** Letters that a name changes with its case. */
const NAME_ENDING = 3

/** Those of the base, and some filled and written ones. */
const MOST_TITLES = 4000
const titlesRead = new Map<string, readonly string[]>()

/** Whether a title says each of some words, in whatever case: nobody is told of a yeast cake that it is no yeast cake. */
export function isInTitle(words: string, title: string): boolean {
  let said = titlesRead.get(title)
  if (!said) {
    if (titlesRead.size >= MOST_TITLES) titlesRead.clear()
    titlesRead.set(title, (said = foldedWords(title).split(' ')))
  }
  const named = namedIn(words)
  return named.length > 0 && named.every((word) => said.some((other) => areForms(word, other)))
}

/** Words that a title may say; "bez patelni" is not met by a pan, nor "na wczoraj" by yesterday's roast. */
export const namedIn = remembered(200, (words): readonly string[] => {
  const all = foldedWords(words).trim().split(' ')
  return all.some((word) => REFUSALS.has(word)) ? [] : all.filter((word) => word.length >= SHORTEST_NAME && !FILLERS.has(word))
})

function areForms(word: string, other: string): boolean {
  if (word === other) return true
  let same = 0
  while (same < word.length && word[same] === other[same]) same += 1
  const ends = Math.max(word.length, other.length) - same
  return same >= SHORTEST_NAME && ends <= NAME_ENDING && 2 * ends < same
}

/** A title as far as it says what the dish is: tomato soup "na rosole" is no broth. */
export const headOf = remembered(MOST_TITLES, (title): string => namesIn(title).join(' '))

/** Whether a dish is a kind that is called so: by the word before "z" and "na", or by a whole phrase ("jajka na miękko"). */
export function isOfKindCalled(stems: readonly string[], title: string): boolean {
  return stems.every((stem) => isCalled([stem], stem.includes(' ') ? title : headOf(title)))
}

/** Whether a title begins with each of some beginnings, folded: cutlets are no "bitki", though both are of pork loin. */
export function isTitled(beginnings: readonly string[], title: string): boolean {
  const words = foldedWords(title)
  return beginnings.every((beginning) => words.startsWith(` ${beginning}`))
}

/** Whether a title has words with each of some beginnings, folded. */
export function isCalled(stems: readonly string[], title: string): boolean {
  const words = foldedWords(title)
  return stems.every((stem) => words.includes(` ${stem}`))
}
