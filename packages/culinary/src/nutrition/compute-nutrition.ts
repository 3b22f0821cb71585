import type { Food, Nutrition } from '@spizarka/knowledge'
import { ALCOHOL_LEFT, type CountedIngredient, type EatenIngredient, eatenIngredientsOf } from './eaten-ingredients.ts'
import { energyOf, energyPer100g, mapNutrients, type Nutrient, type Nutrients } from './nutrients.ts'

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
  const portions = eatenIngredientsOf(ingredients)
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
  return perServing(sumOf(eatenIngredientsOf(ingredients), 'kcal'), servings)
}

const eatenOfDishes = new WeakMap<readonly CountedIngredient[], readonly EatenIngredient[]>()

/** One nutrient of a serving alone, as `computeNutrition` counts it; null where nothing of it is known. Several are asked of one dish: what is eaten of it is known by its list, which must stay as it is. */
export function nutrientPerServing(ingredients: readonly CountedIngredient[], servings: number, nutrient: Nutrient): number | null {
  let eaten = eatenOfDishes.get(ingredients)
  if (!eaten) eatenOfDishes.set(ingredients, (eaten = eatenIngredientsOf(ingredients)))
  return perServing(sumOf(eaten, nutrient), servings)
}

function sumOf(portions: readonly EatenIngredient[], nutrient: Nutrient): number | null {
  let sum: number | null = null
  for (const { nutrition, grams } of portions) {
    if (nutrition === null) continue
    const per100g = nutrient === 'kcal' ? energyInDish(nutrition) : nutrition[nutrient]
    if (per100g !== null) sum = (sum ?? 0) + (per100g * grams) / 100
  }
  return sum
}

const energies = new WeakMap<Nutrition, number>()

/** kcal of 100 g of a food in a dish, of which the alcohol is partly gone. */
function energyInDish(nutrition: Nutrition): number {
  let kcal = energies.get(nutrition)
  if (kcal === undefined) energies.set(nutrition, (kcal = energyPer100g(nutrition, ALCOHOL_LEFT)))
  return kcal
}

function perServing(value: number | null, servings: number): number | null {
  return value === null ? null : value / servings
}

/** Salt that a dish is taken to get where its recipe says no more than "do smaku": grams per gram of dish. */
const SALT_TO_TASTE = 0.008
/** Foods of so much salt per 100 g are there to salt. */
const SALTY_G = 50

/** Share of the dish's weight, water apart, whose figures are known: 0 to 1. */
function coverageOf(portions: readonly EatenIngredient[]): number {
  return knownShare(portions, () => true)
}

/** The same for one nutrient. Salt that is added to taste is missing from the salt, though it weighs next to nothing. */
function nutrientCoverage(portions: readonly EatenIngredient[], nutrient: Nutrient): number {
  const share = knownShare(portions, (nutrition) => nutrition[nutrient] !== null)
  return nutrient === 'saltG' ? share * saltStated(portions) : share
}

function knownShare(portions: readonly EatenIngredient[], isKnown: (nutrition: Nutrition) => boolean): number {
  let [known, all] = [0, 0]
  for (const { nutrition, weighs } of portions) {
    all += weighs
    if (nutrition !== null && isKnown(nutrition)) known += weighs
  }
  if (all > 0) return known / all
  return portions.length > 0 && portions.every(({ nutrition }) => nutrition !== null && isKnown(nutrition)) ? 1 : 0
}

function saltStated(portions: readonly EatenIngredient[]): number {
  if (!portions.some(({ food, nutrition }) => nutrition === null && (food?.nutrition?.saltG ?? 0) >= SALTY_G)) return 1
  const stated = portions.reduce((sum, { nutrition, grams }) => sum + ((nutrition?.saltG ?? 0) * grams) / 100, 0)
  const toTaste = SALT_TO_TASTE * portions.reduce((sum, { grams }) => sum + grams, 0)
  return toTaste > 0 ? stated / (stated + toTaste) : 0
}

/** Where the figures of one food come from, and how far they may be trusted. */
export interface FigureSource {
  /** Id of the food. */
  food: string
  name: string
  /** Table and row, with the row that potassium and phosphorus come from where it is another. */
  source: string
  confidence: 'high' | 'medium' | 'low'
}

const CONFIDENCE: Readonly<Record<Nutrition['match'], FigureSource['confidence']>> = { exact: 'high', good: 'medium', proxy: 'low' }

/** The sources of the foods' figures, each food once, in the order given; typical labels are never more than a low confidence. */
function sourcesOf(foods: readonly Food[]): FigureSource[] {
  return [...new Map(foods.map((food) => [food.id, food])).values()].flatMap(({ id, name, nutrition }) =>
    nutrition
      ? {
          food: id,
          name,
          source: nutrition.mineralsFrom ? `${nutrition.source}; K, P: ${nutrition.mineralsFrom}` : nutrition.source,
          confidence: nutrition.source === 'label' ? 'low' : CONFIDENCE[nutrition.match],
        }
      : [],
  )
}

/** Energy as the tables print it and by 4/4/9 may differ by this share, or by so many kcal. */
const ENERGY_TOLERANCE = 0.15
const ENERGY_SLACK_KCAL = 10
/** Rounding of the tables lets the macros exceed the weight a little. */
const MASS_TOLERANCE = 1.02

/**
 * Whether the figures of a dish can be true together: the energy that the tables print against 4/4/9 of the macros, the macros
 * against the weight, sugars within carbohydrate, saturated within fat.
 */
function isPlausible(portions: readonly { nutrition: Nutrition | null; grams: number }[]): boolean {
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
