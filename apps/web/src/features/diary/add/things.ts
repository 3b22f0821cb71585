import type { DiarySuggestion, FoundFood } from '@spizarka/contract/diary'
import { LIMITS } from '@spizarka/contract/limits'
import type { MealType } from '@spizarka/contract/meals'
import type { NewEntry } from '../diary-changes.ts'

/** What can be eaten by weight: a food of the table, or a packaged product by its code. */
export interface WeighedThing {
  kind: 'weighed'
  of: { food_id: string } | { gtin: string }
  title: string
  /** Of 100 g; null where it is not known, or not before it is written. */
  kcal: number | null
  /** Household measures, the likeliest first. */
  measures: readonly { measure: string; grams: number }[]
  source: string | null
}

/** A dish that is eaten by the portion. */
export interface Dish {
  kind: 'dish'
  recipeId: string
  title: string
  /** Of one portion. */
  kcal: number | null
  /** The product of the pantry that its leftovers are. */
  productId: string | null
}

export type Thing = WeighedThing | Dish

export function thingOfFood({ food_id, gtin, name, per_100_g, measures, source }: FoundFood): WeighedThing | undefined {
  const of = food_id !== null ? { food_id } : gtin !== null ? { gtin } : undefined
  return of && { kind: 'weighed', of, title: name, kcal: per_100_g.kcal, measures, source }
}

/** How much of a thing: grams, a measure of its own, or percent of a portion. */
export interface Amount {
  value: number | null
  /** Null for grams, and for portions. */
  measure: string | null
}

/** What people eat of it at once, as far as the table says: one of its likeliest measure, else 100 g; one portion of a dish. */
export function usualAmount(thing: Thing): Amount {
  if (thing.kind === 'dish') return { value: 100, measure: null }
  const [first] = thing.measures
  return first ? { value: 1, measure: first.measure } : { value: 100, measure: null }
}

/** The grams of an amount; null where nothing is typed. */
export function gramsOf({ measures }: WeighedThing, { value, measure }: Amount): number | null {
  if (value === null) return null
  const unit = measure === null ? 1 : (measures.find((each) => each.measure === measure)?.grams ?? 0)
  return Math.round(value * unit * 10) / 10
}

/** The energy of an amount; null where it is not known. */
export function energyOf(thing: Thing, amount: Amount): number | null {
  if (thing.kcal === null || amount.value === null) return null
  const of100 = thing.kind === 'dish' ? amount.value : (gramsOf(thing, amount) ?? 0)
  return (thing.kcal * of100) / 100
}

/** Why an amount cannot be written; undefined where it can. */
export function wrongAmount(thing: Thing, amount: Amount): string | undefined {
  const { portionPercent, eatenGrams } = LIMITS
  if (thing.kind === 'dish') {
    const isPortion = amount.value !== null && amount.value >= portionPercent.least && amount.value <= portionPercent.most
    return isPortion ? undefined : `Od ${portionPercent.least} do ${portionPercent.most}%.`
  }
  const grams = gramsOf(thing, amount)
  return grams !== null && grams >= eatenGrams.least && grams <= eatenGrams.most ? undefined : 'To musi być od 0,1 do 10\u00a0000\u00a0g.'
}

/** An entry as it is sent. */
export function entryOf(thing: Thing, { value, measure }: Amount, day: string, meal_type: MealType): NewEntry {
  const when = { day, meal_type }
  if (thing.kind === 'dish') return { ...when, recipe_id: thing.recipeId, portion_percent: value, product_id: thing.productId }
  const inMeasure = measure !== null && 'food_id' in thing.of
  const amount = inMeasure ? { quantity: value, measure } : { grams: gramsOf(thing, { value, measure }) }
  return { ...when, ...thing.of, ...amount }
}

/** The dish behind a suggestion, whose portion may be changed before it is written; undefined for all else. */
export function dishOf({ title, kcal, entry }: DiarySuggestion): Dish | undefined {
  const { recipe_id, portion_percent, product_id } = entry
  if (recipe_id === null) return undefined
  const whole = kcal === null || !portion_percent ? null : (kcal * 100) / portion_percent
  return { kind: 'dish', recipeId: recipe_id, title, kcal: whole, productId: product_id }
}
