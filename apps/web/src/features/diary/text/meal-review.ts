import type { FoundFood } from '@spizarka/contract/diary'
import type { BodyIn } from '@spizarka/contract/endpoint'
import type { confirmMeal, MealItem } from '@spizarka/contract/meal-texts'
import type { Nutrients } from '@spizarka/contract/recipe-parts'
import { NO_FIGURES } from '../figures.ts'

/** What the reader of a meal changed about one of its items. */
export interface Correction {
  food?: FoundFood
  grams?: number | null
  /** Energy of one's own, where no food of the table is meant: written beside the rest, by hand. */
  kcal?: number
  removed?: boolean
}
export type Corrections = Readonly<Record<string, Correction>>

/** Whether nothing is known yet of what an item is or how much of it there was. */
export function isOpen(item: MealItem, correction: Correction = {}): boolean {
  if (correction.removed || correction.kcal !== undefined) return false
  if (correction.food) return gramsOf(item, correction) === null
  return item.status !== 'ready' || correction.grams === null
}

/** Whether an item is of nothing that any table knows, and nobody has corrected it: it can be written by its words alone. */
export function isUncounted(item: MealItem, { removed, kcal, food }: Correction = {}): boolean {
  return item.status !== 'ready' && !removed && kcal === undefined && food === undefined
}

/** Grams as corrected, else as read; of a food that was chosen instead, its likeliest measure. */
export function gramsOf(item: MealItem, { grams, food }: Correction = {}): number | null {
  if (grams !== undefined) return grams
  return item.grams ?? food?.measures[0]?.grams ?? (food ? 100 : null)
}

/** The figures of an item with what was corrected; null where they are not known. */
export function figureOf(item: MealItem, correction: Correction = {}, nutrient: keyof Nutrients): number | null {
  const { food, kcal, removed } = correction
  if (removed) return 0
  if (kcal !== undefined) return nutrient === 'kcal' ? kcal : null
  const grams = gramsOf(item, correction)
  if (food) {
    const figure = food.per_100_g[nutrient]
    return figure === null || grams === null ? null : (figure * grams) / 100
  }
  const figure = item.nutrients[nutrient]
  return figure === null || !item.grams || grams === null ? figure : (figure * grams) / item.grams
}

/** Sum of what is known; null where nothing is. */
export function totalOf(items: readonly MealItem[], corrections: Corrections, nutrient: keyof Nutrients): number | null {
  const left = items.filter(({ id }) => !corrections[id]?.removed)
  const known = left.flatMap((item) => figureOf(item, corrections[item.id], nutrient) ?? [])
  return known.length === 0 && left.length > 0 ? null : known.reduce((sum, each) => sum + each, 0)
}

const ADDED_ID_PREFIX = 'added-'

/** An item that nobody told and somebody adds; its food is its correction. */
export function addedItem(food: FoundFood, number: number): MealItem {
  return {
    id: `${ADDED_ID_PREFIX}${number}`,
    source_line: '',
    title: food.name,
    food_id: null,
    recipe_id: null,
    grams: null,
    quantity: null,
    measure: null,
    assumed: true,
    doubtful: false,
    nutrients: NO_FIGURES,
    coverage: 0,
    basis: null,
    alternatives: [],
    status: 'ready',
    tile: food.tile,
  }
}

type CorrectedMeal = Required<Pick<BodyIn<typeof confirmMeal>, 'items' | 'added'>>

/** What is sent: of what was read only what differs, and beside it what was added and what no table knows. */
export function correctedMeal(items: readonly MealItem[], corrections: Corrections): CorrectedMeal {
  const meal: CorrectedMeal = { items: [], added: [] }
  for (const item of items) {
    const { id, title } = item
    const correction = corrections[id]
    const { food, removed, kcal } = correction ?? {}
    const grams = gramsOf(item, correction)
    if (id.startsWith(ADDED_ID_PREFIX)) {
      if (!removed && food?.food_id != null && grams !== null) meal.added.push({ food_id: food.food_id, grams })
    } else if (kcal !== undefined || isUncounted(item, correction)) {
      meal.items.push({ id, removed: true })
      meal.added.push({ title, kcal: kcal ?? null })
    } else if (removed) meal.items.push({ id, removed })
    else if (food !== undefined && food.food_id !== item.food_id) meal.items.push({ id, food_id: food.food_id, grams })
    else if (grams !== item.grams) meal.items.push({ id, grams })
  }
  return meal
}
