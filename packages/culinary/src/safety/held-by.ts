import type { Food } from '@spizarka/knowledge'
import { isExplained } from './explained-words.ts'
import { type Contents, contentsOfFood, doubt, NOTHING, unite, without } from './traits.ts'
import { contentsOfWords } from './words/contents-of-words.ts'
import type { LinePart } from './words/line-part.ts'

/** What the foods hold but for what a claim takes out. */
export function heldBy(foods: readonly Food[], removed: number): Contents {
  return foods.reduce((contents, food) => unite(contents, without(contentsOfFood(food), removed)), NOTHING)
}

/** What the foods of a part hold; what is in doubt of the word they are named by counts, but for what other words name. */
export function heldByPart(foods: readonly Food[], part: LinePart): Contents {
  const doubtful = part.words.filter(({ doubted, likened }) => doubted !== 0 && !likened)
  const beside = doubtful.length === 0 ? 0 : contentsOfWords(part.words.filter((word) => !doubtful.includes(word))).contents.has
  return foods.reduce((contents, food) => {
    const doubted = doubtful.reduce((mask, word) => mask | (isExplained(word, [food]) ? word.doubted : 0), 0)
    return unite(contents, doubt(without(contentsOfFood(food), removedFrom(food, part)), doubted & ~beside))
  }, NOTHING)
}

/** What the line takes out of a food: what it takes out of the first word that names it. */
function removedFrom(food: Food, { words, removed, removedBehind }: LinePart): number {
  if (removed === 0) return 0
  const named = words.find((word) => isExplained(word, [food]))
  return (named?.removed ?? removed) | removedBehind
}
