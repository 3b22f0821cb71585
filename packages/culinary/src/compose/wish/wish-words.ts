import {
  DISH_TAGS,
  type DishKind,
  type DishTag,
  type EquipmentKey,
  FOODS,
  type Food,
  isA,
  type Meal,
  WISH_WORDS,
  type WishedFoods,
} from '@spizarka/knowledge'
import { fold } from '../../parse/polish/fold.ts'
import { PhraseIndex } from './phrase-index.ts'

/** What a word or phrase of a wish asks for, as the lists of the knowledge say. */
export interface ListedMeaning {
  kind?: DishKind
  /** Dishes of the kind alone whose title has the matched words. */
  calledSo?: true
  /** Beginnings of words that the title has, where people call such dishes otherwise. */
  called?: readonly string[]
  /** Beginnings of titles, any of which the dish may have. */
  names?: readonly string[]
  /** What such dishes are made with. */
  tools?: readonly EquipmentKey[]
  tag?: DishTag
  meal?: Meal
  /** Ids of foods. */
  foods?: readonly string[]
}

/** Kinds of dish, tags, meals and groups of foods by their words. */
export const LISTED = new PhraseIndex<ListedMeaning>([
  ...WISH_WORDS.kinds.map(({ words, called, ...asked }) => [words, called ? { ...asked, called: called.map(fold) } : asked] as const),
  ...WISH_WORDS.dishes.map(({ words, called }) => [words, { names: called.map(fold) }] as const),
  ...DISH_TAGS.map((tag) => [tag.words, { tag }] as const),
  ...WISH_WORDS.meals.map(({ words, meal }) => [words, { meal }] as const),
  ...WISH_WORDS.manyFoods.map((group) => [group.words, { foods: FOODS.filter(membership(group)).map(({ id }) => id) }] as const),
])

const listOf = (words: readonly string[]) => new PhraseIndex<null>([[words, null]])

/** Words that ask for nothing, and the words by which a wish is read. */
export const FILLERS = listOf(WISH_WORDS.fillers)
/** Of what is near to what was said before, and beside a food of which there is to be much: phrases. */
export const SIMILAR = listOf(WISH_WORDS.similar)
export const MAIN_PART = listOf(WISH_WORDS.mainPart)
export const REFUSALS = listOf(WISH_WORDS.refusals)
export const REFUSAL_ENDS = listOf(WISH_WORDS.refusalEnds)
/** Behind a conjunction they ask anew: what they say is refused no more. */
export const ASKED_BEHIND = listOf(WISH_WORDS.askedBehind)
export const CONJUNCTIONS = listOf(WISH_WORDS.conjunctions)
export const ALTERNATIVES = listOf(WISH_WORDS.alternatives)
export const LIMITS = listOf(WISH_WORDS.limits)
export const FLOORS = listOf(WISH_WORDS.floors)
export const DISLIKES = listOf(WISH_WORDS.dislikes)
export const YEARS = listOf(WISH_WORDS.years)
export const MONTHS = listOf(WISH_WORDS.months)
export const MINUTES = listOf(WISH_WORDS.minutes)
export const HOURS = listOf(WISH_WORDS.hours)
export const HALF = listOf(WISH_WORDS.half)
export const ENERGY = listOf(WISH_WORDS.energy)
export const GRAMS = listOf(WISH_WORDS.grams)
export const PROTEIN = listOf(WISH_WORDS.protein)
export const USING_UP = listOf(WISH_WORDS.usingUp)
export const SAID_OF_DOING = listOf(WISH_WORDS.doings)

function membership({ aisle, notAisle, group, origin, notOrigin, named, without }: WishedFoods): (food: Food) => boolean {
  const name = named === undefined ? null : new PhraseIndex<null>([[[named], null]])
  return (food) =>
    (aisle === undefined || food.aisle === aisle) &&
    food.aisle !== notAisle &&
    without?.some((id) => isA(food.id, id)) !== true &&
    (group === undefined || food.id === group || isA(food.id, group)) &&
    (origin === undefined || comesFrom(food, origin)) &&
    !comesFrom(food, notOrigin) &&
    (name === null ||
      fold(food.name)
        .split(' ')
        .some((word) => name.has(word)))
}

function comesFrom({ origin }: Food, asked: string | undefined): boolean {
  return origin.some((each) => each === asked)
}
