import { GATE } from '@spizarka/knowledge'
import { compileList } from '@spizarka/knowledge/word-patterns'
import { maskOf } from '../traits.ts'
import { wordList } from './word-list.ts'

/** What is left out of a dish, the dishes that have the traits from it as a rule, and those traits: doubtful then, not gone. */
const doubts = GATE.doubts.map(({ lacked, dishes, traits }) => ({
  isLacked: compileList(lacked),
  isDish: compileList(dishes),
  mask: maskOf(traits),
}))

/** What comes from a cut of meat and not from the shop: without its breading nothing is left of it. */
const isBreaded = wordList('breaded')
const BREADING = maskOf(['gluten', 'eggs', 'milk'])

/** What a dish of that name has from its breading alone, where it is made without ("kotlety schabowe bez panierki"); a mask. */
export function breadingOf(lacked: readonly string[], dish: string): number {
  return isBreaded(dish) && lacked.includes('panierki') ? BREADING : 0
}

/** What is cooked in milk as a rule, and need not be. */
const isMilky = wordList('milky')
const MILK = maskOf(['milk', 'lactose'])
const MILK_ITSELF = maskOf(['milk'])
const isPlantMilk = wordList('plant_milks')
const isInsteadOfMilk = wordList('instead_of_milk')
const isMilkDrink = wordList('milk_drinks')

interface Placed {
  folded: string
  chunk: number
  removed: number
}

/** Whether a dish is made with water or with a drink of plants in place of milk ("owsianka na wodzie", "naleśniki na napoju sojowym"). */
export function isMadeWithoutMilk(words: readonly Placed[]): boolean {
  return words.some(({ folded, chunk, removed }, at) => {
    if (chunk === 0 || words[at - 1]?.chunk === chunk) return false
    if (isInsteadOfMilk(folded)) return true
    if (!isMilkDrink(folded)) return false
    const next = words[at + 1]
    return (removed & MILK_ITSELF) !== 0 || (next?.chunk === chunk && isPlantMilk(next.folded))
  })
}

/** What a dish of that name has from milk, where it is made without: doubtful then; a mask. */
export function milkOf(dish: string): number {
  return isMilky(dish) ? MILK : 0
}

/** A word that names a dish, and what the dish no longer holds for certain without what is lacked ("zupa krem bez śmietany"); a mask. */
export function doubtOf(lacked: readonly string[], dish: string): number {
  return doubts.filter(({ isLacked, isDish }) => isDish(dish) && lacked.some(isLacked)).reduce((mask, { mask: more }) => mask | more, 0)
}
