import type { Food } from '../knowledge/index.ts'
import { contentsOfFood } from './traits.ts'

/** Foods whose recipe is the maker's: stock cubes, ready meals and sauces, mixes of spices, sausages. */
export function isMixture(food: Food): boolean {
  if (food.aisle === 'ready-meals' || food.aisle === 'cold-cuts') return true
  if (food.aisle === 'sauces') return food.tags?.includes('processed') === true || /^(?:sos|bulion|kostka|marynata)/.test(food.id)
  if (food.aisle === 'frozen')
    return food.tags?.includes('processed') === true && (contentsOfFood(food).may !== 0 || food.origin.length > 1)
  return food.aisle === 'spices' && /^(?:przyprawa|curry|garam|ras-el|ziola|czubryca)/.test(food.id)
}
