import { nutrientPerServing } from '../../nutrition/index.ts'
import { asksForMannersOnly, isAccompaniment, shareOfWish } from '../wish/index.ts'
import type { Candidate } from './candidate.ts'
import type { Choice } from './choice.ts'
import { ALL_BY_TOMORROW, isMakeshift, isWorthCooking, likenessToAny, takesEndingMeat, takesWhatEnds } from './criteria.ts'
import { isHardlyAMeal } from './full-meal.ts'
import { areHalfTheSame, isOfFillAlone, type Likeness, likenessOf } from './ideas.ts'

/** So many dishes of few may be alike. */
export const MAY_BE_ALIKE = 2

/** Why a dish is not offered beside those that were chosen: it is like them, has to be bought for, is further from the wish, or less of a meal. */
export type PassedOver = 'alike' | 'shop' | 'wish' | 'poor'

/** What a dish may give up where nothing better is left for a place of the answer. */
export interface Concessions {
  /** To be another idea: pork that was fried is stewed. */
  form?: true
  /** To be another idea, as long as half of its plate is. */
  idea?: true
  /** To be as much of what was wished for as the others are. */
  wish?: true
  /** To take the meat that ends as the others do. */
  meat?: true
  /** To be a dish that has a name or a sauce. */
  makeshift?: true
  /** To stand on what is at home: of what may be missing one thing is bought for it. */
  shop?: true
}

/** What is given up for an answer to the wish, one after the other: nothing, and where no other idea is left the same in another form. */
export const FOR_THE_WISH: readonly Concessions[] = [{}, { form: true }, { form: true, makeshift: true }]

/** What is given up for an answer of as many dishes as were asked for: it is of the wish as long as anything is. */
export const FOR_THE_NUMBER: readonly Concessions[] = [
  {},
  { form: true },
  { form: true, idea: true },
  { form: true, idea: true, makeshift: true },
  { wish: true, makeshift: true },
  { wish: true, form: true, makeshift: true },
  { wish: true, form: true, makeshift: true, meat: true },
  { wish: true, form: true, makeshift: true, meat: true, shop: true },
]

/**
 * Why a dish is no other than those that were chosen, for whoever sees few of them; null where it is: nothing that is made of the same in the same way,
 * nothing that stands on what has to be bought, and as a third another idea that is as good as they are.
 */
export function whyNoOther(dish: Candidate, choice: Choice, given: Concessions = {}): PassedOver | null {
  const likeness = likenessToAny(dish.idea, choice)
  if (likeness === 'same' || likeness === 'twin') return 'alike'
  if (isOfTheShop(dish, choice) && !(given.shop && dish.missing <= MAY_BE_BOUGHT && dish.boughtInstead === 0)) return 'shop'
  // What only goes with a dish is no choice beside one: nobody has cocoa for breakfast instead of porridge.
  if (choice.chosen.length > 0 && isAccompaniment(dish.facts, choice.kitchen, choice.wish)) return 'poor'
  if (choice.chosen.length < MAY_BE_ALIKE) return null
  if (likeness === 'alike' && !isAnotherAllTheSame(dish, choice, given)) return 'alike'
  return whyNotAsGood(dish, choice, given)
}

const LIKE: ReadonlySet<Likeness> = new Set(['alike', 'twin', 'same'])

/**
 * Whether what is like the others is another dish all the same: in another form, where no other idea is left or where it takes meat that ends, of which one dish is cooked; or, for a wish,
 * where less than half of the plate is the same.
 */
function isAnotherAllTheSame(dish: Candidate, choice: Choice, given: Concessions): boolean {
  if ((given.form || takesEndingMeat(dish, choice) > 0) && isInAnotherForm(dish, choice)) return true
  return given.idea === true && !choice.chosen.some(({ idea }) => areHalfTheSame(idea, dish.idea))
}

/** Whether it comes in another form than each dish that it is like: what is roasted beside what is stewed. */
function isInAnotherForm({ idea }: Candidate, { chosen, wish }: Choice): boolean {
  return chosen.every((other) => other.idea.kind !== idea.kind || !LIKE.has(likenessOf(idea, other.idea, wish)))
}

/**
 * Whether a dish is not itself without what has to be bought, beside one that is: nobody is offered pancakes for which there is no flour. Unless what was wished for is
 * bought, or it takes meat that ends and that the others leave.
 */
function isOfTheShop(dish: Candidate, choice: Choice): boolean {
  const { chosen, kitchen } = choice
  if (chosen.length === 0 || kitchen.mainsMayBeBought === true) return false
  if (dish.boughtToStandOn <= Math.min(...chosen.map(({ boughtToStandOn }) => boughtToStandOn))) return false
  const alone = { ...choice, chosen: [] }
  return takesEndingMeat(dish, alone) === 0 || chosen.some((each) => takesEndingMeat(each, alone) > 0)
}

/** Nobody goes to the shop for more than this for a third dish, unless for the others too. */
const MAY_BE_BOUGHT = 1

/** A third is a meal as much as the others, for as many, and gives up nothing of the wish, buys hardly more than they, nothing that it is called after or whose like is at home, and has a reason to be cooked while meat ends. */
function whyNotAsGood(dish: Candidate, choice: Choice, given: Concessions): PassedOver | null {
  const { chosen, wish } = choice
  if (!given.wish && shareOfWish(wish, dish.facts) < Math.min(...chosen.map(({ facts }) => shareOfWish(wish, facts)))) return 'wish'
  const isBoughtFor =
    dish.missing > Math.max(MAY_BE_BOUGHT, ...chosen.map(({ missing }) => missing)) ||
    dish.boughtInstead > 0 ||
    dish.boughtForItself > Math.max(given.shop ? MAY_BE_BOUGHT : 0, Math.min(...chosen.map(({ boughtForItself }) => boughtForItself)))
  if (isBoughtFor) return 'shop'
  const isAsGood =
    isWorthCooking(dish) &&
    (given.makeshift === true || !isMakeshift(dish)) &&
    (!isHardlyAMeal(dish, choice) || chosen.every((each) => isHardlyAMeal(each, choice))) &&
    dish.facts.servings >= Math.min(...chosen.map(({ facts }) => facts.servings)) &&
    (given.meat === true || isReasonable(dish, choice)) &&
    !(isOfFillAlone(dish.idea) && isMainMeal(choice) && (given.wish === true || wish.wants.length === 0 || asksForMannersOnly(wish)))
  return isAsGood ? null : 'poor'
}

/**
 * Where all the others take the meat that ends by tomorrow, one beside them does so too, or takes something else that ends and that they leave, or is
 * a full meal of what is at home: whoever has eggs and curd may leave the ham to the others.
 */
function isReasonable(dish: Candidate, choice: Choice): boolean {
  const alone = { ...choice, chosen: [] }
  const savesMeat = (each: Candidate): boolean => takesEndingMeat(each, alone) >= ALL_BY_TOMORROW
  if (!choice.chosen.every(savesMeat) || savesMeat(dish)) return true
  return takesWhatEnds(dish, choice) > 0 || (dish.missing === 0 && isFullMeal(dish))
}

/** Grams of protein in a serving from which nobody asks for meat. */
const ENOUGH_PROTEIN_G = 15

function isFullMeal({ facts: { ingredients, servings } }: Candidate): boolean {
  return (nutrientPerServing(ingredients, servings, 'proteinG') ?? 0) >= ENOUGH_PROTEIN_G
}

function isMainMeal({ kitchen: { request } }: Choice): boolean {
  return request.meal === 'lunch' || request.meal === 'dinner'
}
