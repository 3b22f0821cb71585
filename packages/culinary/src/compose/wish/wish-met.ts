import { DISH_TAGS, type DishKind, type EquipmentKey, findFoodById, MENU_RULES, type Meal } from '@spizarka/knowledge'
import { nutrientPerServing } from '../../nutrition/index.ts'
import type { UnmetWish } from '../composed-recipe.ts'
import type { Kitchen } from '../kitchen.ts'
import type { DishFacts } from './dish-facts.ts'
import { hasTag } from './dish-tags.ts'
import { foldedWords } from './phrase-index.ts'
import type { Want, Wish } from './read-wish.ts'

/** From here on a want is met. */
const MET = 0.75
/** A dish of the asked kind that is called otherwise: a "placek" for "naleśniki". */
const OF_KIND_ALONE = 0.5
/** A dish with the food that it might also be called after: any with potatoes for "ziemniaczane". */
const OF_FOOD_ALONE = 0.8

/** How far a dish is what a wish asks for, 0 to 1; 1 where it asks for nothing that can be held against a dish. */
export function shareOfWish(wish: Wish, dish: DishFacts): number {
  const { wants } = wish
  if (wants.length === 0) return 1
  const known = sharesOf.get(wish) ?? new WeakMap<DishFacts, number>()
  sharesOf.set(wish, known)
  let share = known.get(dish)
  if (share === undefined) known.set(dish, (share = wants.reduce((sum, want) => sum + shareOfWant(want, dish), 0) / wants.length))
  return share
}

/** The same dishes are compared again for every place of an answer. */
const sharesOf = new WeakMap<Wish, WeakMap<DishFacts, number>>()

/** What of a wish a dish does not meet. */
function unmetOf({ wants }: Wish, dish: DishFacts): Want[] {
  return wants.filter((want) => shareOfWant(want, dish) < MET)
}

function shareOfWant(want: Want, dish: DishFacts): number {
  const share = shareOfMeanings(want, dish)
  return want.isRefused ? Number(share < MET) : share
}

/** The best of all that the words may mean. */
function shareOfMeanings(want: Want, dish: DishFacts): number {
  if (want.anyOf) return Math.max(...want.anyOf.map((each) => shareOfMeanings(each, dish)))
  const { foods, kinds, called, tags, meal, minutesAtMost, kcalAtMost } = want
  const isOfKind = kinds.includes(dish.kind)
  const isCalledSo = called.length > 0 && isCalled(called, dish.title)
  const isMet =
    (kinds.length > 0 ? isOfKind && (called.length === 0 || isCalledSo) : isCalledSo) ||
    tags.some((tag) => hasTag(tag, dish)) ||
    (meal !== null && dish.meals.includes(meal)) ||
    (minutesAtMost !== null && dish.totalMinutes <= minutesAtMost) ||
    (kcalAtMost !== null && dish.kcal !== null && dish.kcal <= kcalAtMost)
  if (isMet) return 1
  if (dish.ingredients.some(({ food }) => foods.includes(food.id))) return called.length > 0 ? OF_FOOD_ALONE : 1
  return isOfKind ? OF_KIND_ALONE : 0
}

function isCalled(stems: readonly string[], title: string): boolean {
  const words = foldedWords(title)
  return stems.every((stem) => words.includes(` ${stem}`))
}

/** Says what of a wish a dish does not meet, and why where the eater's profile rules it out; null where all of it is met. */
export function explainUnmet(wish: Wish, dish: DishFacts, kitchen: Pick<Kitchen, 'gate'>): UnmetWish | null {
  return sayUnmet(wish, unmetOf(wish, dish), kitchen)
}

/** The same where there is no dish: nothing of the wish is met. */
export function explainAllUnmet(wish: Wish, kitchen: Pick<Kitchen, 'gate'>): UnmetWish | null {
  return sayUnmet(wish, wish.wants, kitchen)
}

function sayUnmet({ wants, unwanted, unread }: Wish, unmet: readonly Want[], kitchen: Pick<Kitchen, 'gate'>): UnmetWish | null {
  if (unmet.length === 0 && unread.length === 0) return null
  const words = [...unmet.map((want) => want.words), ...unread]
  // What is as long as a letter, or has none, is no word to be told back.
  if (wants.length === 0 && unwanted.length === 0 && unread.every((each) => each.endsWith('…') || !/\p{L}/u.test(each)))
    return { words, sentence: 'Życzenia nie rozumiemy, dlatego danie jest dobrane bez niego.' }
  const missed = unmet.map((want) => `${quote(want.words)}${reasonOf(want, kitchen)}`).join(', ')
  const notRead = unread.map(quote).join(', ')
  if (unmet.length === 0) return { words, sentence: `Nie umiemy uwzględnić: ${notRead}.` }
  return { words, sentence: `Z życzenia nie udało się spełnić: ${missed}${notRead === '' ? '' : `; nie umiemy uwzględnić: ${notRead}`}.` }
}

function quote(words: string): string {
  return `„${words}”`
}

/** Why not, where that is the eater's profile: nothing that the words mean may be had. */
function reasonOf({ foods, kinds, tags, called }: Want, { gate }: Pick<Kitchen, 'gate'>): string {
  if (foods.length === 0 || kinds.length > 0 || tags.length > 0 || called.length > 0) return ''
  const verdicts = foods.filter((id) => findFoodById(id)?.aisle !== 'ready-meals').map(gate)
  if (verdicts.length === 0 || verdicts.includes('ok')) return ''
  return verdicts.every((verdict) => verdict === 'blocked')
    ? ' – nie pasuje do Twojego profilu'
    : ' – nie wiadomo, czy pasuje do Twojego profilu'
}

/** Whether a wish asks for a kind of dish, or for something that is had at any meal: then the usual meal of a dish is no matter. */
export function asksForKind({ wants }: Wish, kind: DishKind): boolean {
  return wants.some(({ kinds, tags }) => kinds.includes(kind) || tags.some(({ anyMeal }) => anyMeal))
}

/** Whether a dish only goes with another: not where the wish names it, nor as a snack, which a spread or a drink may well be. */
export function isAccompaniment(dish: DishFacts, { request }: Pick<Kitchen, 'request'>, wish: Wish): boolean {
  return (MENU_RULES.accompaniments.includes(dish.kind) || isTooLight(dish)) && request.meal !== 'snack' && !isNamedBy(wish, dish)
}

/** Whether a dish is no such meal by itself, be there nothing else: a raw salad is no lunch. Not where the wish names it. */
export function isNoMealOf(meal: Meal | null, dish: DishFacts, wish: Wish): boolean {
  const { never } = meal === null ? {} : MENU_RULES.meals[meal]
  return never !== undefined && (never.includes(dish.kind) || isTooLight(dish)) && !isNamedBy(wish, dish)
}

/** A salad of so little that it only goes with a dish. */
function isTooLight({ kind, kcal, ingredients, servings }: DishFacts): boolean {
  if (kind !== 'salad') return false
  const { fillingSalad } = MENU_RULES
  const isFilling = (nutrient: 'proteinG' | 'carbsG'): boolean =>
    (nutrientPerServing(ingredients, servings, nutrient) ?? 0) >= fillingSalad[nutrient]
  return (kcal ?? 0) < fillingSalad.kcal || !(isFilling('proteinG') || isFilling('carbsG'))
}

function isNamedBy({ wants }: Wish, { kind, title }: DishFacts): boolean {
  return wants.some(
    ({ kinds, called, isRefused }) => !isRefused && (kinds.includes(kind) || (called.length > 0 && isCalled(called, title))),
  )
}

/** Whether a dish is what people have for its own sake, such as something sweet, where a lunch or dinner is asked for and the wish names no such thing. */
export function isTreat(dish: DishFacts, { request }: Pick<Kitchen, 'request'>, { wants }: Wish): boolean {
  const isMain = request.meal === 'lunch' || request.meal === 'dinner'
  return (
    isMain &&
    !wants.some(({ tags, kinds }) => kinds.includes(dish.kind) || tags.some(({ anyMeal }) => anyMeal)) &&
    TREATS.some((tag) => hasTag(tag, dish))
  )
}

const TREATS = DISH_TAGS.filter(({ anyMeal }) => anyMeal)

/** Tools that a wish asks for by what its dishes are made with ("z mikrofalówki"). */
export function wishedTools({ wants }: Wish): readonly EquipmentKey[] {
  const tags = wants.flatMap((want) => (want.isRefused ? [] : want.tags))
  return tags.flatMap(({ when: [rule, ...others] }) => (others.length === 0 && rule?.equipment?.length === 1 ? rule.equipment : []))
}

/** Ids of the seasonings that a wish wants left out ("bez soli"). */
export function leftOutByWish({ wants }: Wish): ReadonlySet<string> {
  return new Set(wants.flatMap((want) => (want.isRefused ? [] : want.tags)).flatMap(({ leavesOut = [] }) => leavesOut))
}

/** Ids of the foods that a wish names, for whoever chooses among foods. */
export function wishedFoods({ wants }: Wish): ReadonlySet<string> {
  return new Set(wants.flatMap(({ foods }) => foods))
}
