import type { DishKind } from '@spizarka/knowledge'
import { RECIPES } from '@spizarka/knowledge/recipes'
import { fold } from '../../parse/polish/fold.ts'

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
export function namesIn(title: string): readonly string[] {
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
