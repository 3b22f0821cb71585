import { type Contents, NOTHING, unite, without } from '../traits.ts'
import { kitchenPhrases, type WordTest } from './compile-phrases.ts'
import type { LineWord } from './read-words.ts'

/** What words say, and whether they say that the thing is another than its noun alone. */
export interface SaidContents {
  contents: Contents
  overrules: boolean
}

/**
 * What the words of a part say of its contents, whatever food the part is read as. Phrases are read in all `words`; those count that
 * hold one of the `strange` ones, which no name of that food explains.
 */
export function contentsOfWords(words: readonly LineWord[], strange: readonly LineWord[] = words): SaidContents {
  const used = new Set<number>()
  let contents = NOTHING
  let overrules = false
  for (const phrase of kitchenPhrases()) {
    for (let found = findPhrase(phrase.words, words, used); found; found = findPhrase(phrase.words, words, used)) {
      for (const place of found) used.add(place)
      const isStrange = (place: number): boolean => strange.some((word) => word === words[place])
      if (!found.some(isStrange)) continue
      contents = unite(contents, without(phrase, words[found[0] ?? 0]?.removed ?? 0))
      overrules ||= phrase.instead && !found.every(isStrange)
    }
    if (used.size === words.length) break
  }
  return { contents, overrules }
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
