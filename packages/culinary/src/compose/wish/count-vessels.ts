import { RECIPE_WORDS, type RecipeStep } from '@spizarka/knowledge'
import { foldedWords, phraseFinder } from './phrase-index.ts'

const FINDERS = RECIPE_WORDS.cookingVessels.map(phraseFinder)
const counted = new WeakMap<readonly RecipeStep[], number>()

/** In how many pots, pans and trays a dish is cooked, by what its steps say; one that is told twice is one. Remembered by the steps. */
export function countVessels(steps: readonly RecipeStep[]): number {
  let count = counted.get(steps)
  if (count === undefined) {
    const text = foldedWords(steps.map((step) => step.text).join(' '))
    counted.set(steps, (count = FINDERS.filter((isNamed) => isNamed(text)).length))
  }
  return count
}
