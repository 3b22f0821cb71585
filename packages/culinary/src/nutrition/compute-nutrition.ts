import { coverageOf, nutrientCoverage } from './coverage.ts'
import { energyPer100g } from './energy.ts'
import { ALCOHOL_LEFT } from './left-behind.ts'
import { mapNutrients, type Nutrient, type Nutrients } from './nutrients.ts'
import { isPlausible } from './plausible.ts'
import { type CountedIngredient, type Portion, portionsOf } from './portions.ts'
import { type FigureSource, sourcesOf } from './sources.ts'

/** The figures of a dish. */
export interface DishNutrition {
  perServing: Nutrients
  total: Nutrients
  /** Grams that go in and are counted, water with them. */
  grams: number
  /** Share of the dish's weight, water apart, whose figures are known: 0 to 1. */
  coverage: number
  /** The same for every nutrient: a food may have its macros known and its potassium not. */
  coverageByNutrient: Readonly<Record<Nutrient, number>>
  /** Of the foods that were counted. */
  sources: readonly FigureSource[]
  /** Whether energy, macros and weight agree with one another. */
  plausible: boolean
}

/**
 * The nutrients of a dish from its ingredients: energy by EU factors, alcohol as far as it stays, frying fat as far as it is taken
 * up. What is not known is left out of the sums and lowers the coverage; a nutrient of which nothing is known is null.
 */
export function computeNutrition(ingredients: readonly CountedIngredient[], servings: number): DishNutrition {
  const portions = portionsOf(ingredients)
  const total = mapNutrients((nutrient) => sumOf(portions, nutrient))
  return {
    perServing: mapNutrients((nutrient) => perServing(total[nutrient], servings)),
    total,
    grams: portions.reduce((sum, { grams }) => sum + grams, 0),
    coverage: coverageOf(portions),
    coverageByNutrient: mapNutrients((nutrient) => nutrientCoverage(portions, nutrient)),
    sources: sourcesOf(portions.flatMap(({ food, nutrition }) => (food !== null && nutrition !== null ? food : []))),
    plausible: isPlausible(portions),
  }
}

/** Energy of a serving alone, kcal, as `computeNutrition` counts it; null where nothing of it is known. */
export function energyPerServing(ingredients: readonly CountedIngredient[], servings: number): number | null {
  return perServing(sumOf(portionsOf(ingredients), 'kcal'), servings)
}

function sumOf(portions: readonly Portion[], nutrient: Nutrient): number | null {
  let sum: number | null = null
  for (const { nutrition, grams } of portions) {
    if (nutrition === null) continue
    const per100g = nutrient === 'kcal' ? energyPer100g(nutrition, ALCOHOL_LEFT) : nutrition[nutrient]
    if (per100g !== null) sum = (sum ?? 0) + (per100g * grams) / 100
  }
  return sum
}

function perServing(value: number | null, servings: number): number | null {
  return value === null ? null : value / servings
}
