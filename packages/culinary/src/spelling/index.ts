import { FOODS } from '@spizarka/knowledge'
import { RECIPES } from '@spizarka/knowledge/recipes'
import { typingDistance } from '../parse/names/typing-distance.ts'
import { searchStem, searchWords } from '../recipes/index.ts'

/** Shorter words are too near to each other. */
const SHORTEST = 4
/** From this length on two slips are forgiven. */
const LONG = 8
/** As many words are asked for instead of one. */
const MOST = 3

let known: ReadonlyMap<string, readonly string[]> | undefined

/** What is left of the words of foods and of our dishes without their endings, by their first letters: those are seldom wrong. */
function knownStems(): ReadonlyMap<string, readonly string[]> {
  if (known) return known
  const words = searchWords([...FOODS.map(({ name }) => name), ...RECIPES.map(({ title }) => title)].join(' '))
  const stems = new Set(words.filter(({ length }) => length >= SHORTEST).map(searchStem))
  known = Map.groupBy(stems, (stem) => stem.charAt(0))
  return known
}

/**
 * Stems of what a word of `searchWords` that nothing in the kitchen is called may have been meant for, nearest first: "kotelt" → kotlet.
 * Nothing for a word whose stem is known or begins a known one, and for one that is like none.
 */
export function meantStems(word: string): string[] {
  if (word.length < SHORTEST) return []
  const stem = searchStem(word)
  const stems = knownStems().get(word.charAt(0)) ?? []
  if (stems.some((each) => each.startsWith(stem) || each === word)) return []
  const limit = word.length >= LONG ? 2 : 1
  const found = stems.flatMap((each) => {
    if (Math.abs(each.length - stem.length) > limit) return []
    const distance = typingDistance(stem, each, limit)
    return distance <= limit ? [{ each, distance }] : []
  })
  return found
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST)
    .map(({ each }) => each)
}
