import type { Food } from '@spizarka/knowledge'
import { foldWords, hasWord } from '../kitchen-checks/steps/step-words.ts'

/** Grams of fat in 100 g of what one fries in. */
const FAT = 50
/** Meat that is fat enough gives its own: bacon, pork belly. */
const FAT_MEAT = 30

/** Whether steps fry in fat although no ingredient is one: what the pan takes is then in no figure of the dish. */
export function friesInUnlistedFat(steps: readonly string[], ingredients: readonly Food[]): boolean {
  if (ingredients.some(({ nutrition, aisle }) => (nutrition?.fatG ?? 0) >= (aisle === 'meat' ? FAT_MEAT : FAT))) return false
  return steps
    .flatMap((text) => text.split(/(?<=[.;!?])\s/u))
    .some((sentence) => {
      const words = foldWords(sentence)
      return hasWord(words, 'fryInFat') && !hasWord(words, 'withoutFat')
    })
}
