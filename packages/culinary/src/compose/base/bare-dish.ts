import { isA, isOneOf, kindsOf } from '@spizarka/knowledge'
import type { DishWithChoices, SideRules } from '@spizarka/knowledge/types'
import { nutrientPerServing } from '../../nutrition/index.ts'
import { fold } from '../../parse/polish/fold.ts'
import type { Kitchen } from '../kitchen.ts'
import type { AdaptedDish } from './adapted-dish.ts'

/** A dish that stands beside others. */
export type Side = DishWithChoices & { beside: SideRules }

/** Whether a dish is such that a side makes a full plate of it: it lacks what that brings, and its eater does not want it as it is. */
export function isBareFor({ beside, meals }: Side, adapted: AdaptedDish, kitchen: Kitchen): boolean {
  const { dish, ingredients, servings, kcal } = adapted
  const { recipe } = dish
  if (!meals.some((meal) => recipe.meals.includes(meal)) || kcal === null) return false
  // Nobody grates carrots beside scrambled eggs in the morning, though some do in the evening.
  const { meal: asked } = kitchen.request
  if (asked !== null && recipe.meals.includes(asked) && !meals.includes(asked)) return false
  const usual = asCookedUsually(kcal, adapted, kitchen)
  const plates = beside.plates.filter(({ kinds, kcalAtMost }) => kinds.includes(recipe.kind) && usual <= kcalAtMost)
  if (plates.length === 0) return false
  const wished = kitchen.request.kcal
  if (wished !== null && kcal > MOST_OF_WISHED * wished) return false
  const { styles } = kitchen.request.profile
  if (beside.notFor?.some((tag) => kitchen.wishedTags?.has(tag) || styles.some((style) => style === tag))) return false
  if (!lacksIt(beside, adapted)) return false
  if (beside.proteinGAtMost !== undefined && proteinOf(adapted) > beside.proteinGAtMost) return false
  const title = ` ${fold(recipe.title)}`
  if (beside.withoutTitle?.some((beginning) => title.includes(` ${beginning}`))) return false
  const eaten = ingredients.flatMap(({ row, grams, base }) =>
    kitchen.filling && isOneOf(row.id, COATING) ? [] : { food: row, grams, purpose: base.purpose },
  )
  const carbs = nutrientPerServing(eaten, servings, 'carbsG') ?? 0
  return plates.some(({ carbsGAtMost }) => carbs <= carbsGAtMost)
}

const NONE: readonly string[] = []

/** A trace of honey in a marinade, grams a serving, makes nothing sweet. */
const TRACE_G = 6

/** Whether a serving has too little of what a side brings, and nothing that does not go with it: pickles beside what is sweet. */
function lacksIt({ lacking, notBeside = NONE }: SideRules, { ingredients, servings }: AdaptedDish): boolean {
  const gramsOf = (foods: readonly string[], except: readonly string[] = NONE): number => {
    const [counted, uncounted] = [kindsOf(foods), kindsOf(except)]
    return ingredients.reduce((sum, { row: { id }, grams }) => sum + (counted.has(id) && !uncounted.has(id) ? grams : 0), 0) / servings
  }
  if (gramsOf(notBeside) > TRACE_G) return false
  return lacking === undefined || gramsOf(lacking.foods, lacking.except) <= lacking.gramsAtMost
}

/** Grams of protein in a serving. */
function proteinOf({ ingredients, servings }: AdaptedDish): number {
  const eaten = ingredients.map(({ row, grams, base }) => ({ food: row, grams, purpose: base.purpose }))
  return nutrientPerServing(eaten, servings, 'proteinG') ?? 0
}

/** Energy of a serving before it was made larger to be filling: that is what the side is for. */
function asCookedUsually(kcal: number, { dish }: AdaptedDish, { filling }: Kitchen): number {
  return filling && dish.kcal !== null ? Math.min(kcal, dish.kcal) / ROOM_ON_A_PLATE : kcal
}

/** A cutlet in breadcrumbs is served with potatoes as one without: what coats or thickens fills nobody for a day. */
const COATING: readonly string[] = ['panierki', 'maka']

/** Whoever eats three meals a day and no more has a larger plate at lunch. */
const ROOM_ON_A_PLATE = 1.3

/** Of the energy that was asked for, the part that a dish may have for a side to be still due. */
const MOST_OF_WISHED = 0.85

/** Grams of vegetables in a serving. */
export function vegetablesOf({ ingredients, servings }: AdaptedDish): number {
  return ingredients.reduce((sum, { row, grams }) => sum + (isA(row.id, 'warzywa') ? grams : 0), 0) / servings
}
