import { type ComposedRecipe, composeRecipes } from '@spizarka/culinary/compose'
import { isAtHome, isTapWater, matchStock, type StockedProduct } from '@spizarka/culinary/stock'
import { type DishKind, findFoodById, isA, isOneOf, type Meal } from '@spizarka/knowledge'
import { avoidedBy, type Bound, boundsOf, type LandingKitchen, stockOf } from './kitchen-of-page.ts'
import { describeDish, type LandingDish, neededFor, STAPLE_FOODS, seedOf } from './landing-dish.ts'

const MEALS_OF_DAY = ['breakfast', 'lunch', 'dinner', 'snack'] as const satisfies readonly Meal[]
/** A day in late autumn: what grows then is on the shelves of most shops. */
const DAY = '2026-11-23'
const PORTIONS = 2
const MAX_MINUTES = 60
/** Asked for again so often, for other dishes that are as good. */
const SEEDS = 4
const MAX_OF_MEAL = 10
/** Days that come next, where the pantry does not hold all of the best. */
const MAX_TRIED = 400

/** A dish that a page might show at a meal. */
interface Candidate {
  dish: LandingDish
  recipe: ComposedRecipe
  /** Foods that fill a plate: a day that has them twice is a dull one. */
  mainFoods: readonly string[]
}

/**
 * The dishes of a day, one for each meal: what the kitchen of the page cooks from its pantry alone, of which the gate has nothing to say, within
 * all bounds of the page, and unlike one another. The same kitchen gives the same day; `shown` are titles that other pages show already, which a page
 * of a device never shows again.
 * Throws where no day is within the bounds, with what the nearest one breaks.
 */
export function chooseDishes(kitchen: LandingKitchen, shown: ReadonlySet<string>): LandingDish[] {
  const pantry = stockOf(kitchen)
  const meals = MEALS_OF_DAY.map((meal) => candidatesFor(meal, kitchen, pantry, shown))
  const bounds = boundsOf(kitchen).filter(({ of }) => of === 'day')
  const days = nearestDays(meals, bounds, shown)
  const day = days.find(({ candidates, broken }) => broken === 0 && holdsAll(pantry, candidates))
  if (!day) throw new Error(`the kitchen of /lp/${kitchen.slug} gives no day: ${unmetReason(meals, days[0]?.candidates, bounds, pantry)}`)
  return day.candidates.map(({ dish }) => dish)
}

function candidatesFor(meal: Meal, kitchen: LandingKitchen, pantry: readonly StockedProduct[], shown: ReadonlySet<string>): Candidate[] {
  const first = seedOf(kitchen.slug)
  const recipes = new Map<string, ComposedRecipe>()
  for (let seed = first; seed < first + SEEDS; seed += 1)
    for (const recipe of compose(meal, kitchen, pantry, seed)) if (!recipes.has(recipe.title)) recipes.set(recipe.title, recipe)
  const bounds = boundsOf(kitchen).filter(({ of, meals }) => of === 'serving' && meals.includes(meal))
  const isFree = ({ device, title }: ComposedRecipe): boolean => device === null || !shown.has(title)
  return [...recipes.values()]
    .filter((recipe) => recipe.meals.includes(meal) && isFree(recipe) && !isAvoided(recipe, meal, kitchen) && isOnMachine(recipe))
    .map((recipe) => ({ recipe, dish: describeDish(recipe, meal, kitchen, pantry), mainFoods: mainFoodsOf(recipe) }))
    .filter(({ dish }) => dish.asks.length === 0 && bounds.every((bound) => outside(bound, dish.nutrients[bound.figure]) === 0))
}

function compose(
  meal: Meal,
  { profile, device }: LandingKitchen,
  pantry: readonly StockedProduct[],
  seed: number,
): readonly ComposedRecipe[] {
  const request = {
    pantry,
    staples: STAPLE_FOODS,
    profile,
    meal,
    servings: PORTIONS,
    maxMinutes: MAX_MINUTES,
    device,
    count: MAX_OF_MEAL,
    seed,
  }
  const none = { useSoonFirst: false, kcal: null, equipment: [], wish: null, recent: [], ratings: [] }
  return composeRecipes({ ...request, ...none, maxMissing: 0, today: DAY }).recipes
}

/** Sweets are no meal. */
const SWEET_KINDS: ReadonlySet<DishKind> = new Set(['cake', 'dessert'])

function isAvoided({ kind, ingredients, servings }: ComposedRecipe, meal: Meal, kitchen: LandingKitchen): boolean {
  if (meal !== 'snack' && SWEET_KINDS.has(kind)) return true
  return avoidedBy(kitchen).some(({ foods, except, meals, mostGrams }) => {
    const found = ingredients.filter(({ food }) => isOneOf(food, foods) && !isOneOf(food, except))
    return meals.includes(meal) && found.reduce((sum, { grams }) => sum + grams, 0) / servings > mostGrams
  })
}

/** Whether a device does most of a dish that is for one. */
function isOnMachine({ device, steps }: ComposedRecipe): boolean {
  return device === null || steps.filter(({ machine }) => machine).length * 2 > steps.length
}

/** In a serving, grams. */
const MIN_MAIN_GRAMS = 50

function mainFoodsOf({ ingredients, servings }: ComposedRecipe): string[] {
  const main = ingredients.filter(({ food, grams }) => grams / servings >= MIN_MAIN_GRAMS && !STAPLE_FOODS.includes(food))
  return [...new Set(main.map(({ food }) => food))]
}

/** Share by which a figure is outside what it may come to; one that nobody knows is outside by all of it. */
function outside({ least, most }: Bound, value: number | null): number {
  if (value === null) return 1
  return value < least ? (least - value) / least : value > most ? (value - most) / most : 0
}

interface Day {
  candidates: readonly Candidate[]
  /** Sum of what is outside the bounds. */
  broken: number
  oddity: number
}

/** Days within the bounds first, of those the most varied; otherwise what is nearest. */
function nearestDays(meals: readonly (readonly Candidate[])[], bounds: readonly Bound[], shown: ReadonlySet<string>): Day[] {
  let best: Day[] = []
  let worst = Number.POSITIVE_INFINITY
  const keep = (day: Day): void => {
    const weight = weightOf(day)
    if (weight >= worst) return
    best.push(day)
    if (best.length < 2 * MAX_TRIED) return
    best = best.toSorted((one, other) => weightOf(one) - weightOf(other)).slice(0, MAX_TRIED)
    worst = weightOf(best.at(-1) ?? day)
  }
  const [breakfasts = [], lunches = [], dinners = [], snacks = []] = meals
  for (const breakfast of breakfasts)
    for (const lunch of lunches)
      for (const dinner of dinners) for (const snack of snacks) keep(dayOf([breakfast, lunch, dinner, snack], bounds, shown))
  return best.toSorted((one, other) => weightOf(one) - weightOf(other))
}

const weightOf = ({ broken, oddity }: Day): number => 1000 * broken + oddity

function dayOf(candidates: readonly Candidate[], bounds: readonly Bound[], shown: ReadonlySet<string>): Day {
  let broken = 0
  for (const bound of bounds) broken += outside(bound, sumOf(candidates, bound))
  return { candidates, broken, oddity: unusualAmountsOf(candidates, shown) }
}

function sumOf(candidates: readonly Candidate[], { figure }: Bound): number | null {
  let sum = 0
  for (const { dish } of candidates) {
    const value = dish.nutrients[figure]
    if (value === null) return null
    sum += value
  }
  return sum
}

/** Of a day, kcal: the reference intake of a grown-up without drinks and odd bites. */
const USUAL_ENERGY = 1850

/** What is on two plates of the day, what is made twice in one way, what another page shows, and how far the energy is from a usual one; a title twice is no day at all. */
function unusualAmountsOf(candidates: readonly Candidate[], shown: ReadonlySet<string>): number {
  let oddity = 0
  let kcal = 0
  for (const { dish } of candidates) {
    if (shown.has(dish.title)) oddity += 1
    kcal += dish.nutrients.kcal ?? 0
  }
  oddity += Math.abs(kcal - USUAL_ENERGY) / 300
  for (const [place, one] of candidates.entries()) {
    oddity += one.dish.ingredients.filter((line) => ODD_AMOUNT.test(line)).length * 0.2
    for (const other of candidates.slice(place + 1)) {
      if (one.dish.title === other.dish.title) return Number.POSITIVE_INFINITY
      if (one.recipe.kind === other.recipe.kind) oddity += 1
      for (const food of one.mainFoods) if (other.mainFoods.some((each) => isA(each, food) || isA(food, each))) oddity += 4
    }
  }
  return oddity
}

/** An amount that nobody weighs out or buys: 310 g, a tin and a half. */
const ODD_AMOUNT = /^\d+[1-46-9]0 g |½ puszki|^\d½ /u

/** Whether the pantry holds all that the dishes take together. */
function holdsAll(pantry: readonly StockedProduct[], candidates: readonly Candidate[]): boolean {
  return lacking(pantry, candidates).length === 0
}

function lacking(pantry: readonly StockedProduct[], candidates: readonly Candidate[]): string[] {
  const needed = candidates.flatMap(({ recipe }) => neededFor(recipe)).filter(({ food }) => !isTapWater(food))
  const stock = matchStock(needed, pantry, 1, STAPLE_FOODS)
  return needed.flatMap(({ name, food }, place) => {
    const held = stock[place]
    const isFree = held?.staple != null || (food !== null && findFoodById(food)?.spice)
    return isFree || (held && isAtHome(held)) ? [] : name
  })
}

function unmetReason(
  meals: readonly (readonly Candidate[])[],
  nearest: readonly Candidate[] | undefined,
  bounds: readonly Bound[],
  pantry: readonly StockedProduct[],
): string {
  const offered = meals.map((each, place) => `${MEALS_OF_DAY[place]} ${each.length}`).join(', ')
  if (!nearest) return `too few dishes (${offered})`
  const broken = bounds.flatMap((bound) => (outside(bound, sumOf(nearest, bound)) > 0 ? `${bound.figure} ${sumOf(nearest, bound)}` : []))
  return `${nearest.map(({ dish }) => dish.title).join(' + ')}: ${[...broken, ...lacking(pantry, nearest)].join(', ')} (${offered})`
}
