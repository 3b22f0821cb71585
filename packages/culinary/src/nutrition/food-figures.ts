import { type Cooking, cookingYieldsOf, type Food, fatLeftOf, solidsLeftOf } from '@spizarka/knowledge'
import { energyPer100g, KCAL_PER_G, mapNutrients, type Nutrients } from './nutrients.ts'

/** All of the alcohol of what is drunk as it is: none of it has boiled off. */
const ALL_ALCOHOL = 1

/** Figures of 100 g of a food eaten as it is, alcohol and all; null where none are known. */
export function figuresOfFood({ nutrition }: Food): Nutrients | null {
  if (!nutrition) return null
  return mapNutrients((nutrient) => (nutrient === 'kcal' ? energyPer100g(nutrition, ALL_ALCOHOL) : nutrition[nutrient]))
}

/** Grams of a food on the plate from a gram of it raw or dry, once that was done to it. */
export function yieldOf({ id, cookedYield }: Food, cooking: Cooking): number {
  return cookedYield ?? cookingYieldsOf(id)[cooking]
}

/**
 * Figures of 100 g of a raw food once it is done: water that it lost or drank makes the rest of it denser or thinner, less the fat that ran out of it and what the
 * water of the pot took. Minerals are taken with the rest; the fat of the pan is no part of it. Null where none are known.
 */
export function figuresOnceCooked(food: Food, cooking: Cooking): Nutrients | null {
  const { nutrition } = food
  const raw = figuresOfFood(food)
  if (!nutrition || !raw) return null
  const yielded = yieldOf(food, cooking)
  const fatLeft = fatLeftOf(food.id)?.[cooking] ?? 1
  const solidsLeft = solidsLeftOf(food.id)?.[cooking] ?? 1
  const fatKcal = KCAL_PER_G.fat * nutrition.fatG
  return mapNutrients((nutrient) => {
    const figure = raw[nutrient]
    if (figure === null) return null
    if (nutrient === 'kcal') return ((figure - fatKcal) * solidsLeft + fatKcal * fatLeft) / yielded
    return (figure * (nutrient === 'fatG' || nutrient === 'saturatedG' ? fatLeft : solidsLeft)) / yielded
  })
}

/** Figures of a label may be off 4/4/9/2 by this share of the energy, or by so many kcal. */
const LABEL_TOLERANCE = 0.25
const LABEL_SLACK_KCAL = 25
/** Rounding of labels lets the macros exceed the weight a little. */
const LABEL_MASS = 105

/**
 * Whether figures of 100 g as a label has them can be true together: energy against 4/4/9/2 of the macros, the macros against the weight,
 * sugars within carbohydrate, saturated within fat. Alcohol and polyols, which labels do not state, let the energy stray to their side.
 */
export function isPlausibleLabel(figures: Nutrients): boolean {
  const { kcal, proteinG, fatG, carbsG, fibreG, saturatedG, sugarsG, saltG } = figures
  if (kcal === null || kcal > 905) return false
  if ((saturatedG ?? 0) > (fatG ?? saturatedG ?? 0) + 0.5 || (sugarsG ?? 0) > (carbsG ?? sugarsG ?? 0) + 0.5) return false
  if ((proteinG ?? 0) + (fatG ?? 0) + (carbsG ?? 0) + (saltG ?? 0) > LABEL_MASS) return false
  if (proteinG === null || fatG === null || carbsG === null) return true
  const counted = 4 * proteinG + 9 * fatG + 4 * carbsG + 2 * (fibreG ?? 0)
  return Math.abs(kcal - counted) <= Math.max(LABEL_SLACK_KCAL, LABEL_TOLERANCE * Math.max(kcal, counted))
}
