import type { Food } from '@spizarka/knowledge'
import { fold } from '../parse/polish/fold.ts'
import type { Weight } from './weigh.ts'

/** Weights that say of themselves that nothing more comes off. */
const READY = /\b(?:obran|odsaczon|wydrylowan|wypestkowan|oczyszczon|filet|bez kosci|bez pestek|bez skorki|bez osci|mies[oa] z|miazsz)/
const COOKED = /\b(?:ugotowan|gotowan(?!ia|ie))/

/**
 * Grams of an ingredient that go into the dish, in the state that its figures are for: without peel, stone, bones and brine, and
 * dry where the line weighs it cooked. Whole pieces lose what nobody eats; vegetables and fruit that are weighed are taken to be
 * weighed peeled, as recipes with figures do; what has bones loses them however it is measured.
 */
export function usedGrams(line: string, food: Food, { grams, as }: Weight): number {
  const folded = fold(line)
  const used = READY.test(folded) ? grams : grams * shareOf(food, as)
  const cooked = COOKED.test(folded) ? (food.cookedYield ?? null) : null
  return cooked === null ? used : used / cooked
}

function shareOf(food: Food, as: Weight['as']): number {
  if (as === 'pieces') return food.edibleShare ?? 1
  return as === 'packs' ? (food.drainedShare ?? 1) * (food.bonedShare ?? 1) : (food.bonedShare ?? 1)
}
