import { type ComposedRecipe, composeRecipes, describeSetting } from '@spizarka/culinary/compose'
import { purposeOf, readAmount } from '@spizarka/culinary/ingredients'
import { heatedThrough } from '@spizarka/culinary/kitchen-checks'
import { computeNutrition, type Nutrients } from '@spizarka/culinary/nutrition'
import { parseGroceries } from '@spizarka/culinary/parse'
import { planMeals } from '@spizarka/culinary/planning'
import { checkRecipe, type SafetyReport } from '@spizarka/culinary/safety'
import { countAtHome, matchStock, NOT_IN_PANTRY, type StockedProduct } from '@spizarka/culinary/stock'
import type { IllustrateRequest } from '@spizarka/engine'
import { findFoodById, type Meal, STAPLES } from '@spizarka/knowledge'
import { RECIPES } from '@spizarka/knowledge/recipes'
import { z } from 'zod'
import { profileSchema } from '../kitchen/check.ts'

/** What a page of `/lp/` has cooked for it: whose kitchen it is, what stands there, and what the gate is asked about. */
const kitchenSchema = z
  .strictObject({
    slug: z.string(),
    profile: profileSchema.prefault({}),
    device: z.enum(['thermomix', 'lidlomix']).nullable().default(null),
    /** As somebody would type it. */
    pantry: z.string(),
    /** Lines of a recipe that the page shows being checked. */
    checked: z.array(z.string()).default([]),
  })
  .transform(({ profile: { diet = null, ...profile }, ...kitchen }) => ({ ...kitchen, profile: { ...profile, diet } }))

export const kitchensSchema = z.array(kitchenSchema)
export type LandingKitchen = z.output<typeof kitchenSchema>

/** A dish of a landing page: its figures are of one serving, `asks` what the gate has to say of it. */
interface LandingDish {
  meal: Meal
  title: string
  about: string
  minutes: number
  portions: number
  /** Without what every kitchen has. */
  ingredients: readonly string[]
  /** Of those that must be at home, how many the kitchen had. */
  atHome: { have: number; total: number }
  nutrients: Nutrients
  /** Sentences of the gate: for moderation, or not to be checked; empty where it found nothing. */
  asks: readonly string[]
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

/** A line of a recipe that was checked, with what the gate found in it. */
interface CheckedLine {
  line: string
  verdict: 'blocked' | 'unchecked' | 'warned' | 'clear'
  reasons: readonly string[]
}

export interface LandingDay {
  seed: number
  /** Of all recipes of the base, how many the gate has nothing to say of, or how many are written for the device. */
  base: { fitting: number; all: number }
  dishes: readonly LandingDish[]
  checked: readonly CheckedLine[]
  /** Rules and figures that the gate went by. */
  sources: readonly string[]
}

const MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const satisfies readonly Meal[]
/** A day in late autumn: what grows then is on the shelves of most shops. */
const DAY = '2026-11-23'
const STAPLE_FOODS = STAPLES.flatMap(({ food, on }) => (on ? food : []))
const PORTIONS = 2
const MOST_SEEDS = 24
const MOST_MINUTES = 60

/** Cooks a day in the kitchen, and checks what the page shows being checked. The same kitchen and seed give the same day. */
export function cookDay(kitchen: LandingKitchen, seed: number): LandingDay {
  const dishes = kitchen.device === null ? planDay(kitchen, seed) : composeForDevice(kitchen, kitchen.device, seed)
  const report = checkRecipe(kitchen.checked, kitchen.profile, PORTIONS)
  const sources = new Set(report.findings.map(({ source }) => source))
  return {
    seed,
    base: countFitting(kitchen),
    dishes,
    checked: kitchen.checked.map((line, place) => checkedLine(line, place, report)),
    sources: [...sources],
  }
}

function stockOf(text: string): StockedProduct[] {
  return parseGroceries(text).map(({ productName: name, foodId, quantityGrams, quantityMl, quantityPieces, isSpice, problem }) => {
    if (problem !== null || foodId === null) throw new Error(`„${name}” of a landing page's pantry is no food that the kitchen knows`)
    return { name, foodId, quantityGrams, quantityMl, quantityPieces, isSpice, gramsPerPiece: null, gramsPerMl: null, bestBefore: null }
  })
}

function countFitting({ profile, device }: LandingKitchen): LandingDay['base'] {
  const fitting = RECIPES.filter(({ ingredients, servings, variants = [] }) =>
    device === null
      ? checkRecipe(ingredients, profile, servings).verdict === 'clear'
      : variants.some(({ devices }) => devices.includes(device)),
  )
  return { fitting: fitting.length, all: RECIPES.length }
}

/** The seed of the day that is best to show: the gate has nothing to say of it, and its salt and energy are those of an ordinary day. */
export function chooseSeed(kitchen: LandingKitchen): number {
  if (kitchen.device !== null) return 1
  const first = seedOf(kitchen.slug)
  const seeds = Array.from({ length: MOST_SEEDS }, (_, place) => first + place)
  const [best] = seeds
    .map((seed) => ({ seed, dishes: planDay(kitchen, seed) }))
    .filter(({ dishes }) => dishes.length === MEALS.length)
    .toSorted((one, other) => oddityOf(one.dishes) - oddityOf(other.dishes))
  if (!best) throw new Error(`the kitchen of /lp/${kitchen.slug} gives no day`)
  return best.seed
}

/** A day with a word of the gate, or far from an ordinary one. */
export function isOdd({ dishes }: LandingDay): boolean {
  return dishes.length < MEALS.length || (dishes.every(({ machineSteps }) => !machineSteps) && oddityOf(dishes) > MOST_ODD)
}

/** As much as a gram of salt too many. */
const MOST_ODD = 1

/** Grams, as the WHO has it. */
const SALT_OF_DAY = 5
/** What four meals of a grown-up come to without drinks and odd bites, kcal. */
const ENERGY_OF_DAY = [1500, 2100] as const

/** How far from a day that one would show: a word of the gate weighs most, a gram of salt too many as much as 200 kcal. */
function oddityOf(dishes: readonly LandingDish[]): number {
  const sum = (of: (dish: LandingDish) => number): number => dishes.reduce((all, dish) => all + of(dish), 0)
  const kcal = sum(({ nutrients }) => nutrients.kcal ?? 0)
  const outside = Math.max(ENERGY_OF_DAY[0] - kcal, kcal - ENERGY_OF_DAY[1], 0)
  return 10 * sum(({ asks }) => asks.length) + Math.max(0, sum(({ nutrients }) => nutrients.saltG ?? 0) - SALT_OF_DAY) + outside / 200
}

function planDay(kitchen: LandingKitchen, seed: number): LandingDish[] {
  const { days } = planMeals({
    pantry: stockOf(kitchen.pantry),
    staples: STAPLE_FOODS,
    profile: kitchen.profile,
    equipment: [],
    people: PORTIONS,
    days: 1,
    meals: MEALS,
    startOn: DAY,
    maxMinutes: MOST_MINUTES,
    budgetGrosze: null,
    wish: null,
    recent: [],
    ratings: [],
    kept: [],
    seed,
  })
  return (days?.[0]?.meals ?? []).flatMap(({ meal, dish }) => (dish.recipe ? describe(dish.recipe, meal, kitchen) : []))
}

function composeForDevice(kitchen: LandingKitchen, device: 'thermomix' | 'lidlomix', seed: number): LandingDish[] {
  const taken: ComposedRecipe[] = []
  return MEALS.map((meal) => {
    const { recipes } = composeRecipes({
      pantry: stockOf(kitchen.pantry),
      staples: STAPLE_FOODS,
      profile: kitchen.profile,
      meal,
      servings: PORTIONS,
      maxMinutes: MOST_MINUTES,
      maxMissing: 3,
      useSoonFirst: false,
      kcal: null,
      device,
      equipment: [],
      wish: null,
      count: 10,
      today: DAY,
      recent: [],
      ratings: [],
      seed,
    })
    const possible = recipes.filter(({ title, meals }) => meals.includes(meal) && taken.every((other) => other.title !== title))
    // Two soups show less of what the device can do than a soup and a stew, and two of pumpkin least.
    const isOther = (dish: ComposedRecipe): boolean => taken.every((other) => mainFood(other) !== mainFood(dish))
    const dish = possible.find((each) => isOther(each) && taken.every(({ kind }) => kind !== each.kind)) ?? possible.find(isOther)
    if (!dish) throw new Error(`the kitchen of /lp/${kitchen.slug} gives nothing for ${meal}`)
    taken.push(dish)
    return describe(dish, meal, kitchen)
  })
}

/** What there is most of, whatever its kind: any pumpkin is a pumpkin. */
function mainFood({ ingredients }: ComposedRecipe): string | undefined {
  const [first] = seenFoods(ingredients.filter(({ food }) => !STAPLE_FOODS.includes(food)))
  return first === undefined ? undefined : findFoodById(first)?.parent
}

function describe(recipe: ComposedRecipe, meal: Meal, kitchen: LandingKitchen): LandingDish {
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
  const listed = ingredients.filter(({ food }) => !STAPLE_FOODS.includes(food))
  const needed = ingredients.map(({ name, food, grams, line }) => ({ name, food, grams: boughtGrams(food, line, grams) }))
  const stock = matchStock(needed, stockOf(kitchen.pantry), 1, STAPLE_FOODS)
  const machineSteps = steps.flatMap(({ text, machine }, place) =>
    device && machine ? { place: place + 1, of: steps.length, text, setting: describeSetting(machine, device) } : [],
  )
  return {
    meal,
    title,
    about,
    minutes: totalMinutes,
    portions: servings,
    ingredients: listed.map(({ line }) => line),
    atHome: countAtHome(ingredients.map(({ food, optional }, place) => ({ food, optional, stock: stock[place] ?? NOT_IN_PANTRY }))),
    nutrients: perServing,
    asks: [...new Set(report.findings.map(({ reason }) => reason))],
    ...(device && { machineSteps }),
    picture: { title, kind, foods: seenFoods(ingredients), seed: seedOf(title) },
  }
}

function boughtGrams(foodId: string, line: string, grams: number): number {
  const food = findFoodById(foodId)
  return (food && readAmount(line, food).boughtGrams) ?? grams
}

/** Of a dish: a handful of herbs is more, the rind of a lemon less. */
const LEAST_SHARE_SEEN = 0.01

function seenFoods(ingredients: ComposedRecipe['ingredients']): string[] {
  const least = LEAST_SHARE_SEEN * ingredients.reduce((sum, { grams }) => sum + grams, 0)
  const seen = ingredients.filter(({ grams }) => grams >= least).toSorted((one, other) => other.grams - one.grams)
  return [...new Set(seen.map(({ food }) => food))]
}

function seedOf(title: string): number {
  return Array.from(title).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)
}

function checkedLine(line: string, place: number, { findings }: SafetyReport): CheckedLine {
  const found = findings.filter(({ ingredient }) => ingredient === place)
  const verdict = (['blocked', 'unchecked', 'warned'] as const).find((kind) => found.some((finding) => finding.kind === kind)) ?? 'clear'
  // The line itself says which ingredient it is.
  const reasons = found.filter(({ kind }) => kind === verdict).map(({ reason }) => reason.slice(reason.indexOf(': ') + 2))
  return { line, verdict, reasons: [...new Set(reasons)] }
}
