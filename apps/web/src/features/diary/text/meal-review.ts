import type { FoundFood } from '@spizarka/contract/diary'
import type { BodyIn } from '@spizarka/contract/endpoint'
import type { confirmMeal, MealItem } from '@spizarka/contract/meal-texts'
import type { Nutrients } from '@spizarka/contract/recipe-parts'

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

type CorrectedItem = NonNullable<BodyIn<typeof confirmMeal>['items']>[number]

/** What is sent: only what differs from what was read. */
export function correctedItems(items: readonly MealItem[], corrections: Corrections): CorrectedItem[] {
  return items.flatMap((item): CorrectedItem[] => {
    const correction = corrections[item.id]
    if (!correction) return []
    const { food, removed, kcal } = correction
    if (removed || kcal !== undefined) return [{ id: item.id, removed: true }]
    const grams = gramsOf(item, correction)
    const isOther = food !== undefined && food.food_id !== item.food_id
    if (!isOther && grams === item.grams) return []
    return [{ id: item.id, ...(isOther && { food_id: food.food_id }), grams }]
  })
}
