import type { Food } from '@spizarka/knowledge'
import { energyPer100g, mapNutrients, type Nutrients } from './nutrients.ts'

/** All of the alcohol of what is drunk as it is: none of it has boiled off. */
const ALL_ALCOHOL = 1

/** Figures of 100 g of a food eaten as it is, alcohol and all; null where none are known. */
export function figuresOfFood({ nutrition }: Food): Nutrients | null {
  if (!nutrition) return null
  return mapNutrients((nutrient) => (nutrient === 'kcal' ? energyPer100g(nutrition, ALL_ALCOHOL) : nutrition[nutrient]))
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
