import { type ReadIngredient, readIngredient } from '../ingredients/index.ts'
import { remembered } from '../remembered.ts'
import { saysManner, unexplained } from './explained-words.ts'
import { sizeOf, typedOf, wordsOf } from './meal-words.ts'

const MOST_LINES = 500

/**
 * What words of a meal name, as `readIngredient` reads them: the same words are asked about from a dozen sides, and read once. Where some word is not
 * explained so, the words that say how it was made or how large it was are left out, if all is explained then: "świeżo wyciskany sok pomarańczowy".
 */
export const readTold: (words: string) => readonly ReadIngredient[] = remembered(MOST_LINES, (words) => {
  const read = readIngredient(words)
  if (read.length === 0 || isExplained(words, read)) return read
  const told = wordsOf(words)
  const named = told.filter((word) => !saysManner(word) && sizeOf(word) === null)
  if (named.length === 0 || named.length === told.length) return read
  const plain = readIngredient(typedOf(named))
  return isExplained(typedOf(named), plain) ? plain : read
})

function isExplained(words: string, read: readonly ReadIngredient[]): boolean {
  return (
    read.every(({ food }) => food !== null) &&
    unexplained(
      words,
      read.flatMap(({ food }) => food ?? []),
    ).every(({ isManner }) => isManner)
  )
}
