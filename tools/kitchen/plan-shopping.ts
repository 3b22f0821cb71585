import { choresOf, needsOfPlan } from '@spizarka/culinary/planning'
import { type ReckonedShopping, reckonShopping } from '@spizarka/culinary/shopping'
import { createEngine, type Engine, llmSettings, type PlannedShopping } from '@spizarka/engine'
import type { Meal } from '@spizarka/knowledge'
import { z } from 'zod'
import { categoryOf } from '../../apps/server/src/features/pantry/products/product-facts.ts'
import { readSettings } from '../../apps/server/src/platform/env/settings.ts'
import { profileSchema } from './check.ts'
import { TODAY, toEaterProfile } from './compose.ts'
import { MEALS, optional, productSchema, staplesSchema, USUAL_STAPLES } from './compose-request.ts'
import { answerJsonLines } from './json-lines.ts'
import { rounded } from './nutrition.ts'

const USUAL_MEALS: readonly Meal[] = ['breakfast', 'lunch', 'dinner']
const mealSchema = z
  .string()
  .refine((word) => Object.hasOwn(MEALS, word), { error: `do wyboru: ${Object.keys(MEALS).join(', ')}` })
  .transform((word): Meal => MEALS[word] ?? 'lunch')

/** A line of `plan-shopping`: a pantry by names, a profile by slugs, and the days to plan. */
const planLineSchema = z
  .strictObject({
    id: z.union([z.string(), z.number()]),
    pantry: z.array(productSchema).max(2000),
    staples: staplesSchema.nullish(),
    profile: profileSchema.nullish(),
    request: z.strictObject({
      people: z.int().min(1).max(10),
      days: z.int().min(1).max(14),
      meal_types: optional(z.array(mealSchema).min(1)),
      start_on: optional(z.iso.date()),
      max_minutes: optional(z.number().positive()),
      budget_grosze: optional(z.int().positive()),
      custom_prompt: optional(z.string().max(500)),
      seed: optional(z.int()),
    }),
  })
  .transform(({ id, pantry, staples, profile, request }) => {
    const { diet = null, ...rest } = profile ?? profileSchema.parse({})
    return { id, pantry, staples: staples ?? USUAL_STAPLES, profile: { ...rest, diet }, request }
  })

type PlanLine = z.output<typeof planLineSchema>

/** Plans meals of some days and what has to be bought for them as the worker does, and says how long that took. */
export async function planShopping(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Promise<void> {
  const engine = await createEngine(llmSettings(readSettings(process.env)), (call) => console.error(JSON.stringify(call)))
  await answerJsonLines(input, output, planLineSchema, (line) => answerLine(engine, line))
  await engine.close()
}

async function answerLine(engine: Engine, { pantry, staples, profile, request }: PlanLine): Promise<object> {
  const startOn = request.start_on ?? TODAY.format()
  const started = performance.now()
  const plan = await engine.planShopping({
    pantry,
    staples,
    profile: toEaterProfile(profile),
    equipment: [],
    people: request.people,
    days: request.days,
    meals: [...new Set(request.meal_types ?? USUAL_MEALS)],
    startOn,
    maxMinutes: request.max_minutes,
    budgetGrosze: request.budget_grosze,
    wish: request.custom_prompt,
    recent: [],
    ratings: [],
    kept: [],
    seed: request.seed ?? 1,
  })
  if (plan.days === null)
    return { error: describeObstacles(plan.obstacles), obstacles: plan.obstacles, ms: rounded(performance.now() - started) }
  const { items, covered } = reckonShopping(needsOfPlan(plan.days), { pantry, staples, day: startOn })
  const chores = choresOf(
    plan.days.map(({ day }) => day),
    plan.days.flatMap(({ day, meals }) =>
      meals.flatMap(({ dish, leftoversOf }) => (leftoversOf === null ? { day, title: dish.title, needs: dish.needs } : [])),
    ),
    pantry.map((product) => ({ ...product, lastDay: product.bestBefore })),
  )
  return {
    plan: plan.days.map((day) => describeDay(day, chores)),
    items: items.map((item) => describeItem(item, chores)),
    covered: covered.map(describeCovered),
    freeze: chores.freeze.map(({ name, grams, by, for: dishes }) => ({ name, grams, by, for: dishes })),
    left: chores.left,
    ends_before: pantry.flatMap(({ name, bestBefore }) => (bestBefore !== null && bestBefore < startOn ? { name, on: bestBefore } : [])),
    ms: rounded(performance.now() - started),
  }
}

type Planned = Extract<PlannedShopping, { obstacles: readonly [] }>['days'][number]
type Obstacle = PlannedShopping['obstacles'][number]

const OBSTACLE_NAMES: Readonly<Record<Obstacle, string>> = { profile: 'profil', minutes: 'czas', equipment: 'sprzęt', wish: 'życzenie' }

function describeObstacles(obstacles: readonly Obstacle[]): string {
  return `Nie da się ułożyć posiłków na te dni. Przeszkadza: ${obstacles.map((obstacle) => OBSTACLE_NAMES[obstacle]).join(', ')}.`
}

type Chores = ReturnType<typeof choresOf>

/** Grams are as bought, of all that is cooked on that day; what is left from another day is not cooked again. */
function describeDay({ day, meals }: Planned, { buy }: Chores): object {
  const bought = buy.flatMap(({ on, ...each }) => (on === day ? each : []))
  return {
    day,
    ...(bought.length > 0 && { buy: bought }),
    meals: meals.map(({ meal, dish, servings, leftoversOf }) => ({
      meal_type: meal,
      title: dish.title,
      servings,
      minutes: dish.totalMinutes,
      kcal_per_serving: dish.kcalPerServing === null ? null : Math.round(dish.kcalPerServing),
      verdict: dish.verdict,
      leftovers_of: leftoversOf,
      ingredients: leftoversOf === null ? describeIngredients(dish) : [],
      steps: leftoversOf === null ? (dish.recipe?.steps ?? []).map(({ text }) => text) : ['Podgrzej porcje odłożone po gotowaniu.'],
      why: dish.why,
      unmet: dish.unmet,
    })),
  }
}

/** One line an ingredient; what comes from two products has both in `from`. */
function describeIngredients({ needs, recipe }: Planned['meals'][number]['dish']): object[] {
  const places = [...new Set(needs.map(({ ingredient = -1 }) => ingredient))]
  return places.flatMap((place) => {
    const own = needs.filter(({ ingredient = -1 }) => ingredient === place)
    const line = recipe?.ingredients[place]?.line
    const [first] = own
    if (place < 0 || first === undefined || own.length === 1) return own.map(({ name, grams }) => ({ name, line: line ?? name, grams }))
    const grams = own.reduce((sum, each) => sum + (each.grams ?? 0), 0)
    return { name: first.name, line: line ?? first.name, grams, from: own.map((each) => ({ name: each.name, grams: each.grams })) }
  })
}

function describeCovered({ name, unit, need, have }: ReckonedShopping<unknown>['covered'][number]): object {
  return { name, unit, need, have }
}

/** `buy_on`: how many grams of it are bought later and when, since they would spoil; the rest is bought at once. */
function describeItem(
  { name, food, unit, need, have, quantity, packs, isSpice }: ReckonedShopping<unknown>['items'][number],
  { buy }: Chores,
): object {
  const later = buy.flatMap(({ name: bought, on, grams }) => (bought === name ? { on, grams } : []))
  return {
    name,
    ...(later.length > 0 && { buy_on: later }),
    unit,
    need,
    have,
    quantity,
    packs,
    aisle: categoryOf({ foodId: food, isSpice }),
    is_spice: isSpice,
  }
}
