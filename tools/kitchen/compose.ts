import { describeSetting, type Help } from '@spizarka/culinary/compose'
import { purposeOf, readAmount } from '@spizarka/culinary/ingredients'
import { heatedThrough } from '@spizarka/culinary/kitchen-checks'
import { computeNutrition } from '@spizarka/culinary/nutrition'
import {
  type AllergenSlug,
  type ConditionSlug,
  checkRecipe,
  type DietSlug,
  type SafetyProfile,
  type StyleSlug,
} from '@spizarka/culinary/safety'
import { type IngredientStock, matchStock, type StockedProduct } from '@spizarka/culinary/stock'
import {
  type ComposedIngredient,
  type ComposedRecipe,
  type Composition,
  createEngine,
  type EaterProfile,
  type Engine,
  llmSettings,
} from '@spizarka/engine'
import { CONDITIONS as CHOICES, type ConditionKey, type DietaryStyleKey, type DietKey, findFoodById } from '@spizarka/knowledge'
import { readSettings } from '../../apps/server/src/platform/env/settings.ts'
import { type ComposeLine, composeRequestSchema } from './compose-request.ts'
import { answerJsonLines } from './json-lines.ts'
import { nutrientFields, rounded } from './nutrition.ts'

const CONDITIONS: Readonly<Record<ConditionSlug, ConditionKey>> = {
  cukrzyca: 'diabetes-2',
  celiakia: 'celiac',
  hashimoto: 'hashimoto',
  nadcisnienie: 'hypertension',
  'dna-moczanowa': 'gout',
  'low-fodmap': 'ibs-low-fodmap',
  'choroby-nerek': 'kidney-disease',
  'nietolerancja-laktozy': 'lactose-intolerance',
}
const ALLERGIES: ReadonlyMap<AllergenSlug, ConditionKey> = new Map(
  CHOICES.flatMap(({ key, gate }) => (gate?.allergen === undefined ? [] : [[gate.allergen, key] as const])),
)
const DIETS: Readonly<Record<DietSlug, DietKey>> = { wegetarianska: 'vegetarian', weganska: 'vegan', peskatarianska: 'pescatarian' }
const STYLES: Readonly<Record<StyleSlug, DietaryStyleKey>> = {
  niskoweglowodanowa: 'low-carb',
  wysokobialkowa: 'high-protein',
  bezglutenowa: 'gluten-free',
  bezlaktozowa: 'lactose-free',
  niskotluszczowa: 'low-fat',
  ketogeniczna: 'ketogenic',
}

/** A profile of slugs in the keys of the choice lists, which are what the app keeps and the engine takes. */
export function toEaterProfile({ conditions, allergens, exclusions, diet, styles }: SafetyProfile): EaterProfile {
  return {
    conditions: [...conditions.map((slug) => CONDITIONS[slug]), ...allergens.flatMap((slug) => ALLERGIES.get(slug) ?? [])],
    exclusions,
    diet: diet === null ? null : DIETS[diet],
    styles: styles.map((slug) => STYLES[slug]),
  }
}

type Obstacle = Composition['obstacles'][number]

const OBSTACLE_NAMES: Readonly<Record<Obstacle, string>> = {
  pantry: 'zawartość spiżarni',
  missing: 'liczba brakujących składników',
  minutes: 'czas',
  device: 'urządzenie',
  kcal: 'kalorie',
  servings: 'liczba porcji',
  profile: 'profil',
  wish: 'życzenie',
}
export const TODAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' })

/** Composes recipes from pantries as the worker does, holds each against its pantry and its profile, and says how long composing took. */
export async function compose(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Promise<void> {
  const engine = await createEngine(llmSettings(readSettings(process.env)), (call) => console.error(JSON.stringify(call)))
  await answerJsonLines(input, output, composeRequestSchema, (line) => answerLine(engine, line))
  await engine.close()
}

async function answerLine(engine: Engine, line: ComposeLine): Promise<object> {
  const { pantry, staples, recent, profile, wishes } = line
  const started = performance.now()
  const { recipes, unmet, obstacles, help } = await engine.composeRecipes({
    ...wishes,
    pantry,
    staples,
    profile: toEaterProfile(profile),
    useSoonFirst: true,
    equipment: [],
    today: TODAY.format(),
    recent,
    ratings: [],
    seed: 1,
  })
  const ms = rounded(performance.now() - started)
  const unmetWords = unmet?.words ?? []
  if (recipes.length === 0) return { error: describeObstacles(obstacles), obstacles, unmet: unmetWords, help: help.map(describeHelp), ms }
  return { recipes: recipes.map((recipe) => describeDish(recipe, line)), unmet: unmetWords, ms }
}

function describeObstacles(obstacles: readonly Obstacle[]): string {
  return `Żadne danie nie spełnia wszystkich warunków. Przeszkadza: ${obstacles.map((obstacle) => OBSTACLE_NAMES[obstacle]).join(', ')}.`
}

/** What would help, what it changes of the request, and the dish that then comes first. */
function describeHelp({ kind, label, change, recipe, foods }: Help): object {
  return { kind, label, ...(change && { change }), ...(recipe && { title: recipe.title }), ...(foods && { foods }) }
}

/** A composed dish as the shell writes it: what of each ingredient is at home, the figures of a serving and the gate's verdict. */
function describeDish(recipe: ComposedRecipe, { pantry, staples, profile }: ComposeLine): object {
  const { title, servings, totalMinutes, device, ingredients, steps, why, unmet } = recipe
  const stocks = matchStock(
    ingredients.map(({ name, food, grams, line }) => ({ name, food, grams: boughtGrams(food, line, grams) })),
    pantry,
    1,
    staples,
  )
  const { perServing, coverage } = computeNutrition(
    ingredients.map(({ food, grams, line }) => ({ food: food === null ? null : findFoodById(food), grams, purpose: purposeOf(line) })),
    servings,
  )
  const heated = heatedThrough({
    ingredients: ingredients.flatMap(({ food, grams, line }) => (food === null ? [] : { food, grams: grams ?? 0, line })),
    steps,
  })
  const checked = ingredients.map(({ food, grams, line }) =>
    food === null ? line : { food, heated: heated.has(food), ...(grams !== null && { grams }) },
  )
  const { verdict, findings } = checkRecipe(checked, profile, servings)
  return {
    title,
    servings,
    minutes: totalMinutes,
    device,
    ingredients: ingredients.map((ingredient, place) => describeIngredient(ingredient, stocks[place], pantry)),
    steps: steps.map(({ text, machine }) => (device && machine ? `${text} (${describeSetting(machine, device)})` : text)),
    nutrition_per_serving: { ...nutrientFields(perServing), coverage: rounded(coverage, 3) },
    verdict,
    ...(findings.length > 0 && { findings: [...new Set(findings.map(({ reason }) => reason))] }),
    why,
    unmet: unmet?.words ?? [],
    ...(unmet && { unmet_sentence: unmet.sentence }),
  }
}

/**
 * `have` and `missing` are grams that go into the dish; of what is there in an unknown amount, or assumed, all is taken to be there, and said.
 * `from` is the product that it is taken from, where the pantry calls it otherwise.
 */
function describeIngredient(
  { name, line, grams, replaces }: ComposedIngredient,
  stock: IngredientStock | undefined,
  pantry: readonly StockedProduct[],
): object {
  const product = stock?.product == null || stock.status === 'missing' ? null : (pantry[stock.product]?.name ?? null)
  const share = shareAtHome(stock)
  return {
    name,
    line,
    grams,
    have: grams === null ? null : rounded(grams * share),
    missing: grams === null ? null : rounded(grams * (1 - share)),
    stock: stock === undefined ? 'missing' : stock.status === 'uncertain' ? 'have' : stock.status,
    ...(product !== null && product.toLowerCase() !== name.toLowerCase() && { from: product }),
    ...(replaces !== undefined && { replaces }),
    ...(stock?.status === 'uncertain' && { uncertain: true }),
  }
}

function shareAtHome(stock: IngredientStock | undefined): number {
  if (!stock || stock.status === 'missing') return 0
  if (stock.status !== 'partly' || stock.needed === null || stock.available === null) return 1
  return Math.min(1, stock.available / stock.needed)
}

function boughtGrams(foodId: string | null, line: string, grams: number | null): number | null {
  const food = foodId === null ? null : findFoodById(foodId)
  const bought = food === null ? null : readAmount(line, food).boughtGrams
  return grams === null || bought === null ? grams : Math.max(grams, bought)
}
