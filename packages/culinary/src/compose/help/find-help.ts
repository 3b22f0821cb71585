import { findFoodById, MENU_RULES, type Meal, STAPLES } from '@spizarka/knowledge'
import { inflectName } from '../../inflection/index.ts'
import type { ComposedRecipe, Help, RequestChange } from '../composed-recipe.ts'
import { plainName, pluralFormIndex } from '../food-names.ts'
import type { ComposeRequest } from '../request.ts'

const MOST_WAYS = 3
/** What may be offered to be bought, fewest first. */
const MISSING_STEPS = [1, 2, 3, 5]
const MOST_PRODUCTS = 3
const FEWEST_FOODS_TRIED = 8

interface Way {
  kind: Help['kind']
  label: string
  change: RequestChange
}

/** A way that was tried, with how many ingredients its dish would still have to be bought. */
interface TriedWay extends Way {
  recipe: ComposedRecipe
  toBuy: number
}

/**
 * What would help where no dish fits: at most three ways, each tried before it is offered, those first for which least has to be bought;
 * where none leads to a dish, products of which any one would. `compose` gives the first dish of a request, `countDishes` how many there are.
 */
export function findHelp(
  request: ComposeRequest,
  compose: (request: ComposeRequest) => ComposedRecipe | null,
  countDishes: (request: ComposeRequest) => number,
): Help[] {
  const tried: TriedWay[] = []
  for (const ways of waysOf(request)) {
    // Of one limit the least that helps.
    const found = firstThatHelps(ways, request, compose)
    if (found) tried.push(found)
    // Those for which nothing has to be bought come before all others: no further one would be among the first.
    if (tried.length === MOST_WAYS && tried.every(({ toBuy }) => toBuy === 0)) break
  }
  if (tried.length === 0) return productsToAdd(request, countDishes)
  return tried
    .toSorted((one, other) => one.toBuy - other.toBuy)
    .slice(0, MOST_WAYS)
    .map(({ kind, label, change, recipe }) => ({ kind, label, change, recipe }))
}

function firstThatHelps(
  ways: readonly Way[],
  request: ComposeRequest,
  compose: (request: ComposeRequest) => ComposedRecipe | null,
): TriedWay | null {
  for (const way of ways) {
    const recipe = compose({ ...request, ...way.change, count: 1 })
    if (recipe) return { ...way, recipe, toBuy: way.change.maxMissing ?? 0 }
  }
  return null
}

/** The ways to loosen each limit of a request, the smallest step first. */
function waysOf(request: ComposeRequest): Way[][] {
  const { maxMissing, maxMinutes, device, kcal, wish, meal, staples, servings } = request
  const none: Way[] = []
  return [
    STAPLES.flatMap(({ food }): Way[] =>
      staples.includes(food) ? [] : [{ kind: 'staple', label: `Dolicz ${accusativeOf(food)}`, change: { staples: [...staples, food] } }],
    ),
    maxMinutes === null ? none : [{ kind: 'minutes', label: 'Zdejmij limit czasu', change: { maxMinutes: null } }],
    device === null ? none : [{ kind: 'device', label: 'Ugotuj bez urządzenia', change: { device: null } }],
    meal === null ? none : MENU_RULES.meals[meal].nearest.map((other): Way => mealWay(other)),
    kcal === null ? none : [{ kind: 'kcal', label: 'Zdejmij limit kalorii', change: { kcal: null } }],
    fewerServings(servings).map((fewer): Way => servingsWay(fewer)),
    wish === null ? none : [{ kind: 'wish', label: 'Pomiń życzenie', change: { wish: null } }],
    MISSING_STEPS.filter((most) => most > maxMissing).map((most): Way => missingWay(most)),
  ]
}

function mealWay(meal: Meal): Way {
  return { kind: 'meal', label: `Ułóż na ${MENU_RULES.meals[meal].accusative}`, change: { meal } }
}

/** One fewer, half and one: what there is may be enough for so many. */
function fewerServings(servings: number): number[] {
  return [...new Set([servings - 1, Math.floor(servings / 2), 1])].filter((fewer) => fewer >= 1 && fewer < servings)
}

function servingsWay(servings: number): Way {
  const portions = ['porcję', 'porcje', 'porcji'][pluralFormIndex(servings)] ?? 'porcji'
  return { kind: 'servings', label: `Ułóż na ${servings} ${portions}`, change: { servings } }
}

function missingWay(most: number): Way {
  const things = most === 1 ? '1 rzeczy' : `${most} rzeczy`
  return { kind: 'missing', label: `Pozwól, żeby brakowało ${things}`, change: { maxMissing: most } }
}

function accusativeOf(food: string): string {
  const name = plainName(findFoodById(food)?.name ?? food)
  return inflectName(name)?.in('accusative') ?? name
}

/** Of what people often have, the products that would each open most dishes. */
function productsToAdd(request: ComposeRequest, countDishes: (request: ComposeRequest) => number): Help[] {
  const foods = MENU_RULES.goodToHave
    .filter((food) => !request.pantry.some(({ foodId }) => foodId === food))
    .slice(0, FEWEST_FOODS_TRIED)
    .map((food) => ({ food, dishes: countDishes(withProduct(request, food)) }))
    .filter(({ dishes }) => dishes > 0)
    .toSorted((one, other) => other.dishes - one.dishes)
    .slice(0, MOST_PRODUCTS)
    .map(({ food }) => food)
  if (foods.length === 0) return []
  return [
    { kind: 'products', label: `Dodaj choć jedno z tych: ${foods.map((food) => findFoodById(food)?.name ?? food).join(', ')}`, foods },
  ]
}

function withProduct(request: ComposeRequest, foodId: string): ComposeRequest {
  const name = findFoodById(foodId)?.name ?? foodId
  const unknown = { quantityGrams: null, quantityMl: null, quantityPieces: null, gramsPerPiece: null, gramsPerMl: null }
  return { ...request, pantry: [...request.pantry, { name, foodId, ...unknown, isSpice: false, bestBefore: null }] }
}
