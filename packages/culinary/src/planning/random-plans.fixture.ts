import { FOODS } from '@spizarka/knowledge'
import { MEALS } from '@spizarka/knowledge/types'
import { stocked } from '../compose/kitchen.fixture.ts'
import { pick, type Random, randomly } from '../random.fixture.ts'
import { ALLERGENS, CONDITION_SLUGS, checkRecipe, DIET_SLUGS, type SafetyProfile, STYLE_SLUGS } from '../safety/index.ts'
import { isPartOf, suppliersOf } from '../stock/index.ts'
import { type PlannedDay, type PlanRequest, planMeals } from './index.ts'

/** What was planned for random households, held against the rules again from what is said alone. */
export interface PlansReport {
  asked: number
  planned: number
  dishes: number
  /** Dishes that are blocked, that repeat or that need something else than their recipe takes, meals that are missing: each in a sentence. */
  faults: string[]
}

const ALLERGEN_SLUGS = Object.keys(ALLERGENS).filter((slug): slug is keyof typeof ALLERGENS => Object.hasOwn(ALLERGENS, slug))
const EXCLUSIONS = ['grzyby', 'cebula', 'wieprzowina', 'ryby', 'papryka', 'orzechy']
const SOLD = FOODS.filter(({ aisle }) => aisle !== 'household').map(({ id }) => id)
const START = '2026-11-23'
const DAY_MS = 86_400_000

/** Plans for so many random households: 1 to 10 people, 1 to 14 days, pantries of 0 to 60 products, profiles. */
export function planForHouseholds(count: number, seed = 1): PlansReport {
  const random = randomly(seed)
  const report: PlansReport = { asked: count, planned: 0, dishes: 0, faults: [] }
  for (let place = 0; place < count; place += 1) {
    const request = randomRequest(random, place)
    const { days } = planMeals(request)
    if (!days) continue
    report.planned += 1
    report.dishes += days.flatMap(({ meals }) => meals).length
    report.faults.push(...faultsOf(days, request).map((fault) => `plan ${place}: ${fault}`))
  }
  return report
}

function faultsOf(days: readonly PlannedDay[], { profile, meals: asked, days: count, people, maxMinutes }: PlanRequest): string[] {
  const faults: string[] = []
  if (days.length !== count) faults.push(`${days.length} days of ${count}`)
  const all = days.flatMap(({ day, meals }) => meals.map((meal) => ({ day, ...meal })))
  for (const { day, meals } of days) {
    const wanted = MEALS.filter((meal) => asked.includes(meal)).join()
    if (meals.map(({ meal }) => meal).join() !== wanted) faults.push(`${day} lacks a meal`)
  }
  for (const { day, dish, leftoversOf, servings } of all) {
    const lines = dish.recipe?.ingredients.map(({ line }) => line) ?? []
    if (checkRecipe(lines, profile, dish.servings).verdict === 'blocked' || dish.verdict === 'blocked')
      faults.push(`${dish.title} is blocked`)
    for (const { food, ingredient } of dish.needs) {
      const told = dish.recipe?.ingredients[ingredient ?? -1]?.food ?? food
      if (
        told !== food &&
        !(told !== null && suppliersOf(told).some((supplier) => supplier.food === food)) &&
        !isPartOf(food ?? '', told ?? '')
      )
        faults.push(`${dish.title} needs ${food} for ${told}`)
    }
    const listed = new Set(dish.needs.map(({ ingredient }) => ingredient)).size
    if (dish.recipe && listed !== dish.recipe.ingredients.length) faults.push(`${dish.title} needs ${listed} of its ingredients`)
    // What takes longer says so, and saves what ends.
    if (
      maxMinutes !== null &&
      (dish.totalMinutes ?? 0) > maxMinutes &&
      !(dish.unmet?.includes('Zajmie') && (dish.totalMinutes ?? 0) <= 1.25 * maxMinutes)
    )
      faults.push(`${dish.title} takes ${dish.totalMinutes} minutes`)
    const eatenLater = all.filter((other) => other.leftoversOf === day && other.dish.id === dish.id).length
    if (leftoversOf === null && servings !== people * (1 + eatenLater)) faults.push(`${dish.title} is for ${servings}`)
  }
  for (const [place, one] of all.entries())
    for (const other of all.slice(place + 1)) {
      const isSameRecipe = one.dish.id === other.dish.id && one.dish.mainFoods.toSorted().join() === other.dish.mainFoods.toSorted().join()
      const isSame = one.dish.title === other.dish.title || isSameRecipe
      const apart = Math.abs(Date.parse(other.day) - Date.parse(one.day)) / DAY_MS
      if (isSame && apart < 3 && one.leftoversOf !== other.day && other.leftoversOf !== one.day)
        faults.push(`${one.dish.title} on ${one.day} and ${other.day}`)
    }
  return faults
}

function randomRequest(random: Random, seed: number): PlanRequest {
  const profile: SafetyProfile = {
    conditions: random(3) === 0 ? pick(CONDITION_SLUGS, 1, random) : [],
    allergens: random(3) === 0 ? pick(ALLERGEN_SLUGS, 1 + random(2), random) : [],
    exclusions: random(4) === 0 ? pick(EXCLUSIONS, 1, random) : [],
    diet: random(4) === 0 ? (pick(DIET_SLUGS, 1, random)[0] ?? null) : null,
    styles: random(4) === 0 ? pick(STYLE_SLUGS, 1, random) : [],
  }
  const bestBefore = (): string | null =>
    random(3) === 0 ? new Date(Date.parse(START) + (random(12) - 2) * DAY_MS).toISOString().slice(0, 10) : null
  return {
    pantry: pick(SOLD, random(60), random).map((food) => stocked(food, 100 + random(900), { bestBefore: bestBefore() })),
    staples: ['sol', 'pieprz-czarny', 'olej'],
    profile,
    equipment: [],
    people: 1 + random(10),
    days: 1 + random(14),
    meals: pick(MEALS, 1 + random(6), random),
    startOn: START,
    maxMinutes: random(4) === 0 ? 20 + random(40) : null,
    budgetGrosze: random(4) === 0 ? 5000 + random(40_000) : null,
    wish: random(5) === 0 ? (pick(['coś z makaronem', 'bez cebuli', 'szybko', 'dużo warzyw'], 1, random)[0] ?? null) : null,
    recent: [],
    ratings: [],
    kept: [],
    seed,
  }
}
