import type { Nutrition } from '@spizarka/knowledge'
import { energyOf } from './energy.ts'

/** Energy as the tables print it and by 4/4/9 may differ by this share, or by so many kcal. */
const ENERGY_TOLERANCE = 0.15
const ENERGY_SLACK_KCAL = 10
/** Rounding of the tables lets the macros exceed the weight a little. */
const MASS_TOLERANCE = 1.02

/**
 * Whether the figures of a dish can be true together: the energy that the tables print against 4/4/9 of the macros, the macros
 * against the weight, sugars within carbohydrate, saturated within fat.
 */
export function isPlausible(portions: readonly { nutrition: Nutrition | null; grams: number }[]): boolean {
  let [printed, byFactors, macros, weight] = [0, 0, 0, 0]
  for (const { nutrition, grams } of portions) {
    if (nutrition === null) continue
    const { kcal, proteinG, fatG, carbsG, saturatedG, sugarsG } = nutrition
    if ((saturatedG ?? 0) > fatG + 0.01 || (sugarsG ?? 0) > carbsG + 0.01) return false
    printed += (kcal * grams) / 100
    byFactors += ((nutrition.energyFrom === 'source' ? kcal : energyOf(nutrition)) * grams) / 100
    macros += ((proteinG + fatG + carbsG) * grams) / 100
    weight += grams
  }
  return (
    Math.abs(printed - byFactors) <= Math.max(ENERGY_SLACK_KCAL, ENERGY_TOLERANCE * Math.max(printed, byFactors)) &&
    macros <= weight * MASS_TOLERANCE
  )
}
