import { type ComposedRecipe, describeSetting } from '@spizarka/culinary/compose'
import { purposeOf, readAmount } from '@spizarka/culinary/ingredients'
import { heatedThrough } from '@spizarka/culinary/kitchen-checks'
import { computeNutrition, type Nutrients } from '@spizarka/culinary/nutrition'
import { checkRecipe } from '@spizarka/culinary/safety'
import { countAtHome, isTapWater, matchStock, type NeededIngredient, NOT_IN_PANTRY, type StockedProduct } from '@spizarka/culinary/stock'
import type { IllustrateRequest } from '@spizarka/engine'
import { findFoodById, isOneOf, type Meal, STAPLES } from '@spizarka/knowledge'
import type { LandingKitchen } from './kitchen-of-page.ts'

/** A dish of a landing page: its figures are of one serving, `asks` what the gate has to say of it. */
export interface LandingDish {
  meal: Meal
  title: string
  about: string
  minutes: number
  portions: number
  /** All that its figures are of. */
  ingredients: readonly string[]
  /** Of those that must be at home, how many the kitchen had. */
  atHome: { have: number; total: number }
  nutrients: Nutrients
  /** Sentences of the gate: for moderation, or not to be checked; empty where it found nothing. */
  asks: readonly string[]
  /** Names of its foods whose labels have to be looked at: where they are packed traces may get in. */
  labels: readonly string[]
  /** What the device is set to, of the steps that it takes. */
  machineSteps?: readonly LandingStep[]
  picture: IllustrateRequest
}

interface LandingStep {
  /** Its place among all steps, from 1. */
  place: number
  of: number
  text: string
  setting: string
}

export const STAPLE_FOODS: readonly string[] = STAPLES.flatMap(({ food, on }) => (on ? food : []))

/** A dish that was composed in a kitchen, as its page shows it. */
export function describeDish(recipe: ComposedRecipe, meal: Meal, kitchen: LandingKitchen, pantry: readonly StockedProduct[]): LandingDish {
  const { title, about, kind, servings, totalMinutes, ingredients, steps, device } = recipe
  const heated = heatedThrough({ ingredients, steps })
  const report = checkRecipe(
    ingredients.map(({ food, grams }) => ({ food, grams, heated: heated.has(food) })),
    kitchen.profile,
    servings,
  )
  // Composing asks the same gate; a dish that it blocks would be a fault of the kitchen.
  if (report.verdict === 'blocked') throw new Error(`${title} is blocked for /lp/${kitchen.slug}`)
  const { perServing } = computeNutrition(
    ingredients.map(({ food, grams, line }) => ({ food: findFoodById(food), grams, purpose: purposeOf(line) })),
    servings,
  )
  const stock = matchStock(neededFor(recipe), pantry, 1, STAPLE_FOODS)
  const machineSteps = steps.flatMap(({ text, machine }, place) =>
    device && machine ? { place: place + 1, of: steps.length, text, setting: describeSetting(machine, device) } : [],
  )
  return {
    meal,
    title,
    about,
    minutes: totalMinutes,
    portions: servings,
    ingredients: ingredients.filter((ingredient) => isCounted(ingredient, servings)).map(({ line }) => line),
    atHome: countAtHome(ingredients.map(({ food, optional }, place) => ({ food, optional, stock: stock[place] ?? NOT_IN_PANTRY }))),
    nutrients: perServing,
    asks: [...new Set(report.findings.map(({ reason }) => reason))],
    labels: [...new Set(ingredients.filter(({ food }) => needsLabel(food, kitchen)).map(({ name }) => name))],
    ...(device && { machineSteps }),
    picture: { title, kind, foods: seenFoods(ingredients), seed: seedOf(title) },
  }
}

/** Below these a serving prints the same figures without it: so may a pinch of pepper go, which every kitchen has. */
const MIN_COUNTED = { kcal: 3, saltG: 0.05, potassiumMg: 30, phosphorusMg: 10 } as const

function isCounted({ food, grams, line }: ComposedRecipe['ingredients'][number], servings: number): boolean {
  if (isTapWater(food)) return false
  if (!STAPLE_FOODS.includes(food)) return true
  const { perServing } = computeNutrition([{ food: findFoodById(food), grams, purpose: purposeOf(line) }], servings)
  return Object.entries(MIN_COUNTED).some(([figure, least]) => (perServing[figure as keyof typeof MIN_COUNTED] ?? least) >= least)
}

/** What a dish takes from the pantry, in grams as bought. */
export function neededFor({ ingredients }: ComposedRecipe): NeededIngredient[] {
  return ingredients.map(({ name, food, grams, line }) => ({ name, food, grams: boughtGrams(food, line, grams) }))
}

function boughtGrams(foodId: string, line: string, grams: number): number {
  const food = findFoodById(foodId)
  return (food && readAmount(line, food).boughtGrams) ?? grams
}

function needsLabel(foodId: string, { labels }: LandingKitchen): boolean {
  return labels !== undefined && isOneOf(foodId, labels.foods) && !isOneOf(foodId, labels.except)
}

/** The smallest share of a dish's weight that is drawn: a handful of herbs is above it, a lemon's rind below. */
const MIN_VISIBLE_SHARE = 0.01

function seenFoods(ingredients: ComposedRecipe['ingredients']): string[] {
  const least = MIN_VISIBLE_SHARE * ingredients.reduce((sum, { grams }) => sum + grams, 0)
  const seen = ingredients.filter(({ grams }) => grams >= least).toSorted((one, other) => other.grams - one.grams)
  return [...new Set(seen.map(({ food }) => food))]
}

/** A number that only the words decide. */
export function seedOf(words: string): number {
  return Array.from(words).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)
}
