import { type Food, findFoodById, isOneOf, MENU_RULES } from '@spizarka/knowledge'
import { type BaseDish, baseDishes } from '../compose/base/index.ts'
import { dishesFromPantry } from '../compose/choices/dishes-from-pantry.ts'
import { type EndingProduct, findEndingProducts } from '../compose/choosing/ending-products.ts'
import { openKitchen } from '../compose/compose-recipes.ts'
import type { Kitchen } from '../compose/kitchen.ts'
import type { ComposeRequest } from '../compose/request.ts'
import { readWish } from '../compose/wish/index.ts'
import { asCookedBefore, type IngredientStock, indexStock, type StockedProduct, type StockIndex } from '../stock/index.ts'
import { roundQuantity } from '../units/index.ts'
import { MealChoice } from './choose-meals.ts'
import { countedDays, type PlanTable } from './chosen-meals.ts'
import { KEPT_DAYS, Offers } from './offers.ts'
import { isMealFor } from './place-points.ts'
import { type PlanDish, type PlanTaste, planBaseDish } from './plan-dish.ts'
import { planKeptRecipe } from './plan-kept-recipe.ts'
import type { DishNeed, MealPlan, PlannedDay, PlannedDish, PlannedMeal, PlanObstacle, PlanRequest } from './plan-request.ts'
import { cooksAhead, eatsLittle, spendsLittle, unmetAt } from './plan-wish.ts'
import { isEnough, Purchases, spareOf } from './shopping-cost.ts'
import { layOuts, type MealSlot } from './slots.ts'

/** What a portion of a meal may cost where nobody minds, grosze: below it money is minded. */
const EASY_PORTION_GROSZE = 900
const MOST_THRIFT = 2.5
/** Of whoever names no sum, but wishes to spend little. */
const WISHED_THRIFT = 1.5
/** Of the usual energy of a day, what somebody eats who wishes for light dishes. */
const LITTLE = 0.82

/**
 * Plans the meals of some days for some people as one problem: the same dishes and the same gate and checks as composing, whatever is missing may be
 * bought. Varied over days and meals, what must be used soon is cooked first, some dishes are cooked for two days, and a pack
 * that is opened is used up where it can be. The amounts of the pantry are given out once, in the order of the days. Equal seeds plan alike.
 */
export function planMeals(request: PlanRequest): MealPlan {
  for (const takesUnchecked of [false, true]) {
    const days = tryPlan(request, takesUnchecked)
    if (days) return { days, obstacles: [] }
  }
  return { days: null, obstacles: findObstacles(request) }
}

function tryPlan(request: PlanRequest, takesUnchecked: boolean): readonly PlannedDay[] | null {
  const laid = layTables(request, takesUnchecked).map((table) => ({ table, choice: new MealChoice(table) }))
  const possible = laid.filter(({ choice }) => choice.chooseAll())
  // Every day anew only where nothing can be cooked for two.
  const batched = possible.filter(({ table }) => table.slots.some(({ batchFor }) => batchFor !== null))
  const [best] = mostWorth(
    mostWorth(batched.length > 0 ? batched : possible)
      .slice(0, (possible[0]?.table.slots.length ?? 0) <= FEW_MEALS ? 2 : 1)
      .filter(({ choice }) => choice.improve()),
  )
  if (!best) return null
  const cooked = cookAll(best.choice, best.table, request, takesUnchecked)
  return cooked && arrangeDays(best.table.slots, withWhatIsThere(cooked, indexStock(freshOf(request), request.staples)))
}

/** The dishes with a little less of what stands at home but for a remainder that nobody buys a pack for. */
function withWhatIsThere(cooked: readonly (PlannedDish | undefined)[], stock: StockIndex): (PlannedDish | undefined)[] {
  const needed = new Map<string, number>()
  for (const dish of cooked)
    for (const { food, grams } of dish?.needs ?? []) if (food !== null && grams !== null) needed.set(food, (needed.get(food) ?? 0) + grams)
  const shares = new Map<string, number>()
  for (const [id, need] of needed) {
    const food = findFoodById(id)
    const held = food ? heldOf(food, stock) : 0
    if (food && need > held && isEnough(held, need, spareOf(food))) shares.set(id, held / need)
  }
  if (shares.size === 0) return [...cooked]
  return cooked.map((dish) => {
    return dish && { ...dish, needs: dish.needs.map((need) => ({ ...need, grams: lessGrams(need, shares) })) }
  })
}

function lessGrams({ food, grams }: DishNeed, shares: ReadonlyMap<string, number>): number | null {
  const share = food === null ? undefined : shares.get(food)
  return grams === null || share === undefined ? grams : Math.floor(grams * share * 10) / 10
}

/** Grams of a food that stand at home, as far as they are known. */
function heldOf({ id, name }: Food, stock: StockIndex): number {
  return stock
    .suppliesOf({ food: id, name })
    .reduce((sum, { standsIn, amount, gramsPerUnit }) => sum + (standsIn ? 0 : (amount?.quantity ?? 0) * (gramsPerUnit ?? 0)), 0)
}

/** Up to so many meals two ways to lay out the days are searched through: of more the search takes longer than the second is worth. */
const FEW_MEALS = 24

function mostWorth<Way extends { choice: MealChoice }>(ways: readonly Way[]): Way[] {
  return ways
    .map((way) => ({ way, worth: way.choice.worth() }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ way }) => way)
}

/** Which limits, were they not there, would leave a plan; all of them where no single one would. */
function findObstacles(request: PlanRequest): PlanObstacle[] {
  const ways: readonly [PlanObstacle, Partial<PlanRequest>][] = [
    ['wish', { wish: null }],
    ['minutes', { maxMinutes: null }],
    ['equipment', { equipment: [] }],
    ['profile', { profile: { conditions: [], allergens: [], exclusions: [], diet: null, styles: [] } }],
  ]
  const hasLimit = {
    wish: request.wish !== null,
    minutes: request.maxMinutes !== null,
    equipment: request.equipment.length > 0,
    profile: true,
  }
  const possible = ways.filter(([limit]) => hasLimit[limit])
  const alone = possible.filter(([, change]) =>
    layTables({ ...request, ...change }, true).some((table) => new MealChoice(table).chooseAll()),
  )
  return (alone.length > 0 ? alone : possible).map(([limit]) => limit)
}

/** All dishes that may be planned, with what they are chosen by, for every way to lay out the days. */
function layTables(request: PlanRequest, takesUnchecked: boolean): PlanTable[] {
  const taste = tasteOf(request, takesUnchecked)
  const ways = layOuts(request, { isAhead: cooksAhead(taste.wish) })
  const dishes = [...planDishes(request, taste, ways[0]?.filter(({ day }) => day === 0) ?? [])]
  const offers = new Offers(dishes, taste)
  const known = tableOf(taste, request, ways[0] ?? [])
  return ways.map((slots) => ({ slots, offers, ...known }))
}

/** What is known of all tables of one request, however their days are laid out. */
export function tableOf(
  { kitchen: { stock }, ending, thrift, dayEnergy }: PlanTaste,
  { people, startOn }: PlanRequest,
  slots: readonly MealSlot[],
): Omit<PlanTable, 'slots' | 'offers'> {
  const headWeeks = (people * countedDays(slots)) / DAYS_OF_WEEK
  return { purchases: new Purchases(stock, { thrift, headWeeks, startOn }), ending, dayEnergy }
}

const DAYS_OF_WEEK = 7

export function tasteOf(request: PlanRequest, takesUnchecked: boolean): PlanTaste {
  const wish = readWish(request.wish)
  const kitchen = kitchenFor(request, freshOf(request), request.people, takesUnchecked)
  const portions = request.people * request.days * request.meals.length
  const each = request.budgetGrosze === null ? EASY_PORTION_GROSZE : request.budgetGrosze / portions
  const thrift = Math.min(MOST_THRIFT, Math.max(spendsLittle(wish) ? WISHED_THRIFT : 1, EASY_PORTION_GROSZE / Math.max(1, each)))
  const dayEnergy = eatsLittle(wish) ? LITTLE : 1
  return { kitchen, wish, thrift, dayEnergy, ending: productsToUse(kitchen.stock.pantry, request) }
}

/** What ends within a week, and behind it what simply stands there and makes a meal: both are better used than bought again. */
function productsToUse(pantry: readonly StockedProduct[], { startOn, people }: PlanRequest): EndingProduct[] {
  const ending = new Map(findEndingProducts(pantry, startOn, people).map((each) => [each.product, each]))
  return pantry.flatMap((product, place): EndingProduct[] => {
    const soon = ending.get(place)
    const food = product.foodId === null ? null : findFoodById(product.foodId)
    if (!food || product.isSpice || product.isOut) return soon ? [soon] : []
    if (!soon && !MENU_RULES.planning.mealAisles.includes(food.aisle)) return []
    const { quantityGrams, quantityMl, quantityPieces } = product
    const grams = quantityGrams ?? quantityMl ?? (quantityPieces ?? 0) * (product.gramsPerPiece ?? food.gramsPerPiece ?? 0)
    const unit = quantityGrams ?? quantityMl ?? quantityPieces
    const helping = people * helpingOf(food)
    if (soon?.isMeatOrFish || unit === null || grams < (soon ? 1 : helping / 2)) return soon ? [soon] : []
    const share = Math.min(1, helping / grams)
    const portions = { portion: share * unit, portions: Math.max(1, grams / helping) }
    return [
      soon ? { ...soon, ...portions } : { product: place, days: KEPT_DAYS, isMeatOrFish: makesTheMeal(food), isCooked: false, ...portions },
    ]
  })
}

/** What one person eats of a food at a meal, grams. */
function helpingOf({ id, storage, aisle }: Food): number {
  const own = MENU_RULES.planning.helpings.find(({ foods }) => isOneOf(id, foods))
  return own?.grams ?? (storage === 'cupboard' && aisle !== 'vegetables' ? DRY_PORTION_G : PORTION_G)
}

/** Meat, fish, cheese and what was bought ready are what a meal is made of. */
function makesTheMeal({ aisle, origin, kind }: Food): boolean {
  return aisle === 'cheese' || kind === 'dish' || origin.some((each) => ANIMAL.has(each))
}

const ANIMAL: ReadonlySet<string> = new Set(['meat', 'poultry', 'pork', 'beef', 'fish', 'seafood'])

const PORTION_G = 150
const DRY_PORTION_G = 70

/** kcal of a serving below which it is made larger. */
const FILLING = { main: 610, other: 440 }

export function freshOf({ pantry, startOn }: PlanRequest): readonly StockedProduct[] {
  return pantry.filter(({ bestBefore }) => bestBefore === null || bestBefore >= startOn).map(asCookedBefore)
}

/** What dishes are fitted to: somebody who goes to the shop and takes what is there first. */
export function kitchenFor(request: PlanRequest, pantry: readonly StockedProduct[], servings: number, takesUnchecked: boolean): Kitchen {
  const { staples, profile, equipment, wish, recent, ratings, seed, startOn, maxMinutes } = request
  const asked: ComposeRequest = {
    pantry,
    staples,
    profile,
    meal: null,
    servings,
    maxMinutes,
    maxMissing: Number.POSITIVE_INFINITY,
    useSoonFirst: true,
    kcal: null,
    device: null,
    equipment,
    wish,
    count: 1,
    today: startOn,
    recent,
    ratings,
    seed,
  }
  const read = readWish(wish)
  const kitchen: Kitchen = { ...openKitchen(asked, read, takesUnchecked), goesShopping: true }
  const part = eatsLittle(read) ? LITTLE : 1
  return { ...kitchen, filling: { main: part * FILLING.main, other: part * FILLING.other } }
}

/** Every dish that may stand at one of the places of a day. */
export function* planDishes(request: PlanRequest, taste: PlanTaste, ofOneDay: readonly MealSlot[]): Generator<PlanDish> {
  const isWanted = ({ recipe }: BaseDish): boolean => ofOneDay.some((slot) => isMealFor({ facts: recipe }, slot, { isNearEnough: true }))
  for (const dish of [...baseDishes(), ...dishesFromPantry(taste.kitchen, () => false)]) {
    const planned = isWanted(dish) ? planBaseDish(dish, taste) : null
    if (planned) yield planned
  }
  for (const kept of request.kept) {
    const planned = planKeptRecipe(kept, taste)
    if (planned) yield planned
  }
}

/** Cooks the chosen dishes one after the other from what is left of the pantry; where one cannot be written out, what is not cooked yet is chosen again. */
function cookAll(choice: MealChoice, { slots }: PlanTable, request: PlanRequest, takesUnchecked: boolean): PlannedDish[] | null {
  let pantry = freshOf(request)
  const wish = readWish(request.wish)
  let isSaid = false
  const cooked: PlannedDish[] = []
  for (const [place, slot] of slots.entries()) {
    if (slot.leftoversOf !== null) continue
    const servings = request.people * (slot.batchFor === null ? 1 : 2)
    const kitchen = kitchenFor(
      request,
      pantry.filter(({ bestBefore }) => bestBefore === null || bestBefore >= slot.date),
      servings,
      takesUnchecked,
    )
    let made: ReturnType<PlanDish['cook']> = null
    while (!made) {
      const dish = choice.at(place)
      if (!dish) return null
      made = dish.cook(kitchen)
      if (made) {
        // What all days lack is said once.
        const unmet: string | null = isSaid ? null : unmetAt(dish.facts, slot.meal, { kitchen, wish })
        isSaid ||= unmet !== null
        made = { ...made, dish: { ...made.dish, unmet: made.dish.unmet ?? unmet } }
        break
      }
      choice.refuse(dish)
      if (!choice.chooseAgain(place)) return null
    }
    cooked[place] = made.dish
    pantry = without(pantry, kitchen.stock.pantry, made.stock)
  }
  return cooked
}

/** A pantry without what a dish takes; `held` are the products that the takes count. */
function without(pantry: readonly StockedProduct[], held: readonly StockedProduct[], stock: readonly IngredientStock[]): StockedProduct[] {
  const taken = new Map<StockedProduct, number>()
  for (const { takes } of stock)
    for (const { product, quantity } of takes) {
      const from = held[product]
      if (from) taken.set(from, (taken.get(from) ?? 0) + quantity)
    }
  return pantry.map((product) => {
    const quantity = taken.get(product)
    return quantity === undefined ? product : lessOf(product, quantity)
  })
}

function lessOf(product: StockedProduct, quantity: number): StockedProduct {
  const less = (amount: number | null): number | null => (amount === null ? null : Math.max(0, roundQuantity(amount - quantity)))
  return {
    ...product,
    quantityGrams: less(product.quantityGrams),
    quantityMl: less(product.quantityMl),
    quantityPieces: less(product.quantityPieces),
  }
}

function arrangeDays(slots: readonly MealSlot[], cooked: readonly (PlannedDish | undefined)[]): PlannedDay[] {
  const days = new Map<string, PlannedMeal[]>()
  for (const [place, { date, meal, leftoversOf, batchFor }] of slots.entries()) {
    const dish = cooked[leftoversOf ?? place]
    if (!dish) continue
    const servings = leftoversOf !== null ? dish.servings / 2 : dish.servings
    const from = leftoversOf === null ? null : (slots[leftoversOf]?.date ?? null)
    const why = batchFor === null || leftoversOf !== null ? dish.why : [...dish.why, 'Gotujesz od razu na dwa dni.']
    days.set(date, [...(days.get(date) ?? []), { meal, dish: { ...dish, why }, servings, leftoversOf: from }])
  }
  return [...days].map(([day, meals]) => ({ day, meals }))
}
