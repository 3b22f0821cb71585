import { DISH_TAGS, findFoodById, isOneOf, MENU_RULES, type Meal } from '@spizarka/knowledge'
import { nutrientPerServing } from '../../nutrition/index.ts'
import type { Kitchen } from '../kitchen.ts'
import type { DishFacts } from './dish-facts.ts'
import { monthsOf } from './dish-names.ts'
import { hasTag } from './dish-tags.ts'
import { headOf, isCalled, isInTitle } from './title-words.ts'
import type { Wish } from './want.ts'

/** Whether a dish only goes with another: not where the wish names it, nor as a snack, which a spread or a drink may well be. */
export function isAccompaniment(dish: DishFacts, { request }: Pick<Kitchen, 'request'>, wish: Wish): boolean {
  return (MENU_RULES.accompaniments.includes(dish.kind) || isTooLight(dish)) && request.meal !== 'snack' && !isNamedBy(wish, dish)
}

/** Whether a dish is no such meal by itself, be there nothing else: a raw salad is no lunch. Not where the wish names it. Who asks for tea by its own word has no garlic with it. */
export function isNoMealOf(meal: Meal | null, dish: DishFacts, wish: Wish): boolean {
  const { never, without = [] } = meal === null ? {} : MENU_RULES.meals[meal]
  const isAskedByName = wish.wants.some((want) => meal !== null && want.meal === meal && want.tags.length > 0)
  if (isAskedByName && dish.ingredients.some(({ food }) => isOneOf(food.id, without))) return true
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

function isNamedBy({ wants }: Wish, { kind, title }: Pick<DishFacts, 'kind' | 'title'>): boolean {
  return wants.some(
    ({ kinds, called, isRefused, foods, words }) =>
      !isRefused &&
      (kinds.includes(kind) || (called.length > 0 && isCalled(called, title)) || (areSoldReady(foods) && isInTitle(words, headOf(title)))),
  )
}

/** What the shop sells as it is eaten ("frytki") is a dish where somebody makes it. */
function areSoldReady(foods: readonly string[]): boolean {
  return foods.length > 0 && foods.every((id) => READY_AISLES.has(findFoodById(id)?.aisle ?? ''))
}

const READY_AISLES: ReadonlySet<string> = new Set(['frozen', 'ready-meals'])

/** Whether a dish is what people have for its own sake, such as something sweet, where a lunch or dinner is asked for and the wish names no such thing. */
export function isTreat(dish: DishFacts, { request }: Pick<Kitchen, 'request'>, { wants }: Wish): boolean {
  const isMain = request.meal === 'lunch' || request.meal === 'dinner'
  return (
    isMain &&
    !wants.some(({ tags, kinds }) => kinds.includes(dish.kind) || tags.some(({ anyMeal }) => anyMeal)) &&
    TREATS.some((tag) => hasTag(tag, dish))
  )
}

/** Whether a dish is for who asks for such a one, and nobody does: mash for a toddler, as its recipe says; a cold soup out of its months. `today`: `YYYY-MM-DD`. */
export function isForWhoAsks(
  dish: Pick<DishFacts, 'title' | 'kind'> & Partial<Pick<DishFacts, 'tags'>>,
  wish: Wish,
  today: string,
): boolean {
  const { tags = [] } = dish
  const isAsked = wish.wants.some((want) => !want.isRefused && want.tags.some(({ id }) => tags.includes(id)))
  if (tags.some((id) => ONLY_ASKED.has(id)) && !isAsked) return true
  return monthsOf(dish)?.includes(Number(today.slice(5, 7))) === false && !isNamedBy(wish, dish)
}

const ONLY_ASKED: ReadonlySet<string> = new Set(DISH_TAGS.flatMap(({ id, onlyAsked }) => (onlyAsked ? id : [])))

const TREATS = DISH_TAGS.filter(({ anyMeal }) => anyMeal)
