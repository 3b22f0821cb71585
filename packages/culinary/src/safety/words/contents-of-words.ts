import { type Contents, NOTHING, unite, without } from '../traits.ts'
import { kitchenPhrases, type WordTest } from './compile-phrases.ts'
import type { LineWord } from './read-words.ts'

/** What the words of a part say of its contents, whatever food the part is read as. */
export function contentsOfWords(words: readonly LineWord[]): Contents {
  const used = new Set<number>()
  let contents = NOTHING
  for (const phrase of kitchenPhrases()) {
    for (let found = findPhrase(phrase.words, words, used); found; found = findPhrase(phrase.words, words, used)) {
      for (const place of found) used.add(place)
      contents = unite(contents, without(phrase, words[found[0] ?? 0]?.removed ?? 0))
    }
    if (used.size === words.length) break
  }
  return contents
}

/** The places of a phrase's words: in any order, each at most as far from the first as the phrase is long. */
function findPhrase(tests: readonly WordTest[], words: readonly LineWord[], used: ReadonlySet<number>): number[] | null {
  const [first, ...others] = tests
  if (!first) return null
  for (const [start, word] of words.entries()) {
    if (used.has(start) || !first(word.folded)) continue
    const found = [start]
    for (const test of others) {
      const place = nearest(start, tests.length, words, (at) => !used.has(at) && !found.includes(at) && test(words[at]?.folded ?? ''))
      if (place === null) break
      found.push(place)
    }
    if (found.length === tests.length) return found
  }
  return null
}

function nearest(start: number, reach: number, words: readonly LineWord[], fits: (place: number) => boolean): number | null {
  for (let step = 1; step <= reach; step++) {
    if (start + step < words.length && fits(start + step)) return start + step
    if (start - step >= 0 && fits(start - step)) return start - step
  }
  return null
}
