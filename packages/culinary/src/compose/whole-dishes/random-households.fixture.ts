import { FOODS } from '@spizarka/knowledge'
import { readIngredient } from '../../ingredients/index.ts'
import { checkDish, type KitchenCheck, readSteps, scheduleOf } from '../../kitchen-checks/index.ts'
import { pick, type Random, randomly } from '../../random.fixture.ts'
import { ALLERGENS, CONDITION_SLUGS, checkRecipe, DIET_SLUGS, type SafetyProfile, STYLE_SLUGS } from '../../safety/index.ts'
import { baseDishes } from '../base/index.ts'
import { type ComposedRecipe, composeRecipes } from '../index.ts'
import { aRequest, stocked } from '../kitchen.fixture.ts'
import { checkedEater } from '../kitchen-sense.ts'
import type { ComposeRequest } from '../request.ts'

const ALLERGEN_SLUGS = Object.keys(ALLERGENS).filter((slug): slug is keyof typeof ALLERGENS => Object.hasOwn(ALLERGENS, slug))
const EXCLUSIONS = ['grzyby', 'cebula', 'wieprzowina', 'ryby', 'papryka', 'laktoza']
const WISHES = [null, null, null, 'zupa', 'coś z makaronem', 'coś szybkiego', 'bez cebuli', 'coś słodkiego']
const MEALS = ['breakfast', 'lunch', 'dinner', 'snack', null, null] as const

/** What was served to random households, read again from its lines and sentences alone. */
export interface HouseholdsReport {
  households: number
  served: number
  withoutDish: number
  /** Objections of a cook to dishes that were served all the same. */
  failures: string[]
  /** Dishes that hold what the household must not have, as the gate reads their lines. */
  violations: string[]
  /** Dishes that were kept back, by what a cook objected to. */
  refused: Partial<Record<KitchenCheck, number>>
}

/** Composes for random households (5 to 60 products, profiles, wishes) and reads what is served again, from its words. */
export function composeForHouseholds(households: number, seed = 1): HouseholdsReport {
  const report: HouseholdsReport = {
    households,
    served: 0,
    withoutDish: 0,
    failures: [],
    violations: [],
    refused: {},
  }
  const random = randomly(seed)
  const cooked = [...new Set(baseDishes().flatMap(({ ingredients }) => ingredients.map(({ food }) => food)))]
  const sold = FOODS.filter(({ aisle }) => aisle !== 'household').map(({ id }) => id)
  for (let place = 0; place < households; place++) {
    const request = randomRequest(random, cooked, sold, place)
    const { recipes } = composeRecipes({
      ...request,
      onRefused: (_, findings) => {
        for (const { check } of findings) report.refused[check] = (report.refused[check] ?? 0) + 1
      },
    })
    if (recipes.length === 0) report.withoutDish += 1
    for (const recipe of recipes) {
      report.served += 1
      report.failures.push(...objectionsTo(recipe, request))
      const { verdict } = checkRecipe(
        recipe.ingredients.map(({ line }) => line),
        request.profile,
        recipe.servings,
      )
      if (verdict === 'blocked') report.violations.push(`${recipe.title} for ${JSON.stringify(request.profile)}`)
    }
  }
  return report
}

/** What a cook objects to in a dish whose foods and grams are read anew from its lines. */
function objectionsTo(recipe: ComposedRecipe, request: ComposeRequest): string[] {
  const ingredients = recipe.ingredients.map(({ line, food, grams }) => {
    const read = readIngredient(line).find((each) => each.food?.id === food)
    return { line, food, grams: read?.usedGrams ?? grams }
  })
  const objections = checkDish({ ...recipe, ingredients, devices: recipe.equipment }, checkedEater(request)).map(
    ({ check, message }) => `${recipe.baseId ?? 'choices'} | ${recipe.title} | ${check}: ${message}`,
  )
  const told = minutesTold(recipe)
  const isShort = told > recipe.totalMinutes + CLOSE_ENOUGH
  return isShort ? [...objections, `${recipe.title} | ${recipe.totalMinutes} min, and its steps take ${Math.round(told)}`] : objections
}

/** Minutes by which the clock of a kitchen may be off. */
const CLOSE_ENOUGH = 5

/** Minutes from the first cut to the table, as the steps of a dish tell it. */
function minutesTold({ steps, ingredients }: ComposedRecipe): number {
  const foods = ingredients.flatMap(({ food }) => food ?? [])
  const gramsOf = (food: string): number => ingredients.reduce((sum, each) => sum + (each.food === food ? (each.grams ?? 0) : 0), 0)
  return scheduleOf(readSteps(steps, [...new Set(foods)]), gramsOf).minutes
}

function randomRequest(random: Random, cooked: readonly string[], sold: readonly string[], seed: number): ComposeRequest {
  const products = [...pick(cooked, 5 + random(50), random), ...pick(sold, random(6), random)]
  const profile: SafetyProfile = {
    conditions: random(3) === 0 ? pick(CONDITION_SLUGS, 1, random) : [],
    allergens: random(3) === 0 ? pick(ALLERGEN_SLUGS, 1 + random(2), random) : [],
    exclusions: random(4) === 0 ? pick(EXCLUSIONS, 1, random) : [],
    diet: random(4) === 0 ? (pick(DIET_SLUGS, 1, random)[0] ?? null) : null,
    styles: random(4) === 0 ? pick(STYLE_SLUGS, 1, random) : [],
  }
  return aRequest<SafetyProfile>({
    pantry: products.map((food) => stocked(food, 100 + random(900))),
    profile,
    meal: MEALS[random(MEALS.length)] ?? null,
    device: (['thermomix', 'lidlomix'] as const)[random(10)] ?? null,
    kcal: random(6) === 0 ? 300 + random(600) : null,
    wish: WISHES[random(WISHES.length)] ?? null,
    maxMissing: random(4),
    servings: 1 + random(6),
    count: 1 + random(3),
    seed,
  })
}
