import type { Lexicon, ShelfWord } from '../../parse/names/lexicon.ts'

export type { ShelfWord }

/** The words of a lexicon in the order of their folded spelling, so that all with one beginning stand together. */
export interface WordIndex {
  words: readonly ShelfWord[]
  byLetter: ReadonlyMap<string, readonly ShelfWord[]>
}

const indexOf = new WeakMap<Lexicon, WordIndex>()

/** The words of all food names and all adjectives beside them. */
export function wordIndex(lexicon: Lexicon): WordIndex {
  let known = indexOf.get(lexicon)
  if (!known) {
    const words = lexicon.shelfWords()
    indexOf.set(lexicon, (known = { words, byLetter: Map.groupBy(words, ({ folded }) => folded[0] ?? '') }))
  }
  return known
}

/** Words with that folded beginning. */
export function wordsWithPrefix({ words }: WordIndex, prefix: string): readonly ShelfWord[] {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle]?.folded ?? '') < prefix) low = middle + 1
    else high = middle
  }
  let end = low
  while (words[end]?.folded.startsWith(prefix) === true) end += 1
  return words.slice(low, end)
}
