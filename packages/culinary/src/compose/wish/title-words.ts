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

function commonStart(one: string, other: string): string {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return one.slice(0, length)
}
