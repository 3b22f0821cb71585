import { isA, isOneOf, kindsOf } from '@spizarka/knowledge'
import type { DishWithChoices, SideRules } from '@spizarka/knowledge/types'
import { nutrientPerServing } from '../../nutrition/index.ts'
import { fold } from '../../parse/polish/fold.ts'
import type { Kitchen } from '../kitchen.ts'
import type { AdaptedDish } from './adapted-dish.ts'

/** A dish that stands beside others. */
export type Side = DishWithChoices & { beside: SideRules }

/** What of a fitted dish is asked for each side: found when it is first asked for. */
class BareDish {
  readonly adapted: AdaptedDish
  readonly #kitchen: Kitchen
  #title: string | undefined
  #carbsG: number | undefined
  #proteinG: number | undefined

  constructor(adapted: AdaptedDish, kitchen: Kitchen) {
    this.adapted = adapted
    this.#kitchen = kitchen
  }

  /** Folded, with a space before it. */
  get title(): string {
    return (this.#title ??= ` ${fold(this.adapted.dish.recipe.title)}`)
  }

  /** Grams of carbohydrates in a serving. */
  get carbsG(): number {
    return (this.#carbsG ??= this.#nutrient('carbsG', ({ row }) => !(this.#kitchen.filling && isOneOf(row.id, COATING))))
  }

  /** Grams of protein in a serving. */
  get proteinG(): number {
    return (this.#proteinG ??= this.#nutrient('proteinG', () => true))
  }

  #nutrient(nutrient: 'carbsG' | 'proteinG', isEaten: (ingredient: AdaptedDish['ingredients'][number]) => boolean): number {
    const { ingredients, servings } = this.adapted
    const eaten = ingredients.filter(isEaten).map(({ row, grams, base }) => ({ food: row, grams, purpose: base.purpose }))
    return nutrientPerServing(eaten, servings, nutrient) ?? 0
  }
}

/** The sides that make a full plate of a dish, in their order. */
export function sidesFor(sides: readonly Side[], adapted: AdaptedDish, kitchen: Kitchen): readonly Side[] {
  const bare = new BareDish(adapted, kitchen)
  return sides.filter((side) => isBareFor(side, bare, kitchen))
}

/** Whether a dish is such that a side makes a full plate of it: it lacks what that brings, and its eater does not want it as it is. */
function isBareFor({ beside, meals }: Side, bare: BareDish, kitchen: Kitchen): boolean {
  const { adapted } = bare
  const { dish, kcal } = adapted
  const { recipe } = dish
  if (kcal === null || !beside.plates.some(({ kinds }) => kinds.includes(recipe.kind))) return false
  if (!meals.some((meal) => recipe.meals.includes(meal))) return false
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
  if (beside.proteinGAtMost !== undefined && bare.proteinG > beside.proteinGAtMost) return false
  if (beside.withoutTitle?.some((beginning) => bare.title.includes(` ${beginning}`))) return false
  return plates.some(({ carbsGAtMost }) => bare.carbsG <= carbsGAtMost)
}

const NONE: readonly string[] = []

/** A trace of honey in a marinade, grams a serving, makes nothing sweet. */
const TRACE_G = 6

/** Whether a serving has too little of what a side brings, and nothing that does not go with it: pickles beside what is sweet. */
function lacksIt({ lacking, notBeside = NONE }: SideRules, { ingredients, servings }: AdaptedDish): boolean {
  const gramsOf = (foods: readonly string[], except: readonly string[] = NONE): number => {
    const [counted, uncounted] = [kindsOf(foods), kindsOf(except)]
    let sum = 0
    for (const { row, grams } of ingredients) if (counted.has(row.id) && !uncounted.has(row.id)) sum += grams
    return sum / servings
  }
  if (gramsOf(notBeside) > TRACE_G) return false
  return lacking === undefined || gramsOf(lacking.foods, lacking.except) <= lacking.gramsAtMost
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
