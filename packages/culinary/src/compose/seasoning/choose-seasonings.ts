import { type Food, findFoodById, isA, isOneOf } from '@spizarka/knowledge'
import { SEASONING_RULES, type Seasoning, type SeasoningPlace, type SeasoningRule } from '@spizarka/knowledge/seasonings'
import { fold } from '../../parse/polish/fold.ts'
import type { AdaptedDish } from '../base/adapted-dish.ts'
import { isForModeration, type Kitchen } from '../kitchen.ts'

/** A seasoning that would go with a dish, with the places where it may go in, best first. */
export interface Offer {
  seasoning: Seasoning
  row: Food
  at: readonly SeasoningPlace[]
}

/** Added of one kind (spices, herbs), at most. */
const MOST_ADDED = 3
/** Places of what is served beside a dish: who wrote a whole recipe knew what is in it, and not what would stand beside it. */
const BESIDE: ReadonlySet<SeasoningPlace> = new Set(['potatoes', 'cucumbers'])

const byFood: ReadonlyMap<string, Seasoning> = new Map(SEASONING_RULES.seasonings.map((each) => [each.food, each]))

/** What goes with a dish of this kind and stands at home, spices first; `taken` hears of each that has found its place, and those behind are weighed against it. */
export function* offersFor(adapted: AdaptedDish, kitchen: Kitchen, taken: readonly string[]): Generator<Offer> {
  for (const rules of [SEASONING_RULES.spices, SEASONING_RULES.herbs]) {
    const rule = rules.find((each) => isAbout(each, adapted))
    if (rule) yield* offersOf(rule, adapted, kitchen, taken)
  }
}

function* offersOf({ take, most }: SeasoningRule, adapted: AdaptedDish, kitchen: Kitchen, taken: readonly string[]): Generator<Offer> {
  const own = adapted.ingredients.map(({ row }) => row.id)
  const offered = take.map(({ food }) => food)
  const before = taken.length
  // What tastes of something already is not seasoned against it.
  if (own.some((food) => isStrong(food) && !isKinOfAny(food, offered))) return
  const has = own.filter((food) => isKinOfAny(food, offered)).length
  for (const { food, at, with: beside } of take) {
    const added = taken.length - before
    if (added >= MOST_ADDED || has + added >= most) return
    const seasoning = byFood.get(food)
    const row = findFoodById(food)
    const places = adapted.dish.isOfChoices === true ? at : at.filter((place) => BESIDE.has(place))
    if (!seasoning || !row || places.length === 0 || (beside && !own.some((each) => isOneOf(each, beside)))) continue
    if (isAtHand(food, kitchen) && suits(seasoning, [...own, ...taken], kitchen)) yield { seasoning, row, at: places }
  }
}

/** Whether a rule speaks of a dish. */
function isAbout({ kinds, foods, fromG, andFoods, andFromG, notFoods, title, notTitle }: SeasoningRule, adapted: AdaptedDish): boolean {
  const { dish, ingredients, servings } = adapted
  if (!kinds.includes(dish.recipe.kind)) return false
  const served = (kindsOfFood: readonly string[]): number =>
    ingredients.reduce((sum, { row, grams }) => sum + (isOneOf(row.id, kindsOfFood) ? grams : 0), 0) / servings
  if (served(foods) < fromG || (andFoods && served(andFoods) < andFromG) || (notFoods && served(notFoods) > 0)) return false
  const words = ` ${fold(adapted.title)}`
  const isCalled = (beginnings: readonly string[]): boolean => beginnings.some((each) => words.includes(` ${each}`))
  return (title === undefined || isCalled(title)) && (notTitle === undefined || !isCalled(notTitle))
}

/** Curry, cumin, pepper flakes: whatever stands beside it has to go with it. */
function isStrong(food: string): boolean {
  const { spice, id } = findFoodById(food) ?? {}
  return id !== undefined && (spice === true || isOneOf(id, SEASONING_RULES.strong)) && !isOneOf(id, SEASONING_RULES.neutral)
}

function isKinOfAny(food: string, others: readonly string[]): boolean {
  return others.some((other) => isA(food, other) || isA(other, food))
}

/** Whether it stands in the pantry, or is always there. */
function isAtHand(food: string, { stock }: Kitchen): boolean {
  return stock.isAtHand(food)
}

/** Whether a seasoning doubles nothing, clashes with nothing and is nothing that the eater should have less of. */
function suits({ food, portion, notWith = [] }: Seasoning, others: readonly string[], kitchen: Kitchen): boolean {
  if (kitchen.gate(food) !== 'ok' || kitchen.leavesOut.has(food)) return false
  if (isKinOfAny(food, others) || others.some((other) => isOneOf(other, notWith) || isOneOf(food, byFood.get(other)?.notWith ?? [])))
    return false
  const heaps = SEASONING_RULES.oneOf.filter((heap) => isOneOf(food, heap))
  if (heaps.some((heap) => others.some((other) => isOneOf(other, heap)))) return false
  return !isForModeration(kitchen.request.profile, food, gramsOf(food, portion[0], portion[1]))
}

const PIECE = 'szt.'

/** Grams of so much of a food. */
export function gramsOf(food: string, quantity: number, measure: string): number {
  const row = findFoodById(food)
  return quantity * ((measure === PIECE ? row?.gramsPerPiece : row?.measures?.[measure]) ?? 0)
}
