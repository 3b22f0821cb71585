import { COOKINGS, type Cooking, type Food, isOneOf, MEAL_WORDS, ownCookingYieldsOf, WORDS } from '@spizarka/knowledge'
import { yieldOf } from '../nutrition/index.ts'
import { onceCooked } from '../parse/names/once-cooked.ts'
import { fold } from '../parse/polish/fold.ts'
import { searchWords } from '../recipes/index.ts'
import { PIECE } from './amounts/eaten-amounts.ts'
import { isUncooked, phrasesOf, standsAt, type Word } from './meal-words.ts'

const { manners, unsaid, of_several: ofSeveral } = MEAL_WORDS.cooking
const SAID = COOKINGS.map((cooking) => ({
  cooking,
  begins: manners[cooking].begins.map(fold),
  phrases: phrasesOf(manners[cooking].phrases),
}))

/** What words say was done to a food ("smażony", "z grilla"); `raw` where they say that nothing was, null where they say nothing. */
export function cookingSaid(words: readonly Word[]): Cooking | 'raw' | null {
  if (words.some(isUncooked)) return 'raw'
  const found = SAID.find(({ begins }) => words.some(({ plain }) => begins.some((each) => plain.startsWith(each))))
  return found?.cooking ?? cookingByPlace(words)
}

/** The same by where it was made, which may stand behind all that goes with it: "łosoś z ryżem z grilla". */
export function cookingByPlace(words: readonly Word[]): Cooking | null {
  const found = SAID.find(({ phrases }) => words.some((_, place) => phrases.some((phrase) => standsAt(words, place, phrase))))
  return found?.cooking ?? null
}

/**
 * What is to be counted as done to a food that was read from those words in that measure: what was said; of meat and fish what is done to them mostly, as
 * nobody eats them raw. Null where its figures are of what was eaten already, where it is dry and has a cooked one of its own, and where it
 * is measured as it is bought: a pack, a piece of what is not dry.
 */
export function cookingOf(food: Food, said: Cooking | 'raw' | null, measure: string | null): Cooking | null {
  if (said === 'raw' || PACKS.has(measure ?? '') || (measure === PIECE && !isDry(food)) || !canBeCooked(food)) return null
  // Groats and peas are boiled, whatever is done to them then.
  if (isDry(food)) return 'boil'
  if (said !== null) return isCalled(food, manners[said].begins) ? null : said
  return isOneOf(food.id, unsaid.of) && food.kind === 'food' && isAsItWas(food) ? unsaid.as : null
}

/** Whether a food is sold dry, and has no record of what it is once boiled. */
export function isDry(food: Food): boolean {
  return food.kind !== 'dish' && food.cookedYield !== undefined && (onceCooked(food) ?? food) === food
}

/** Whether a food is told by what was done to it, and has no record of its own for that. */
export function canBeCooked(food: Food): boolean {
  const { id, kind, tags = [], cookedYield, drainedShare } = food
  if (cookedYield !== undefined) return isDry(food)
  const isWhole = kind === 'food' || isOneOf(id, ofSeveral)
  return isWhole && drainedShare === undefined && !tags.includes('cooked') && ownCookingYieldsOf(id) !== null
}

const PACKS: ReadonlySet<string> = new Set(WORDS.units.packs)
/** What is smoked, cured or eaten raw is eaten as it is. */
const DONE = ['processed', 'smoked', 'raw']

function isAsItWas({ tags = [] }: Food): boolean {
  return !DONE.some((tag) => tags.includes(tag))
}

/** "schab pieczony" of the shop is roasted already. */
function isCalled({ name, also = [] }: Food, begins: readonly string[]): boolean {
  return [name, ...also].flatMap(searchWords).some((word) => begins.some((each) => word.startsWith(fold(each))))
}

/** A food as it is told once it is done: "łosoś, po upieczeniu". */
export function nameAfter(name: string, cooking: Cooking | null): string {
  return cooking === null ? name : `${name}, ${manners[cooking].after}`
}

/** Grams of a food as it is bought in so many of it once done. */
export function gramsBefore(food: Food | null, cooking: Cooking | null, grams: number): number {
  return food === null || cooking === null ? grams : grams / yieldOf(food, cooking)
}
