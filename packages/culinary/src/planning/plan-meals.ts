import { type BaseDish, baseDishes } from '../compose/base/index.ts'
import { dishesFromPantry } from '../compose/choices/dishes-from-pantry.ts'
import { factsOfBase, isForWhoAsks, readWish } from '../compose/wish/index.ts'
import { indexStock, type StockedProduct } from '../stock/index.ts'
import { cookAll, FEW_MEALS } from './carrying-out/cook-meals.ts'
import { withWhatIsThere } from './carrying-out/what-is-there.ts'
import { MealChoice } from './choosing/choose-meals.ts'
import { countedDays, type PlanTable } from './choosing/chosen-meals.ts'
import { isUrgent, LEAST_USE, Offers } from './choosing/offers.ts'
import { isMealFor } from './choosing/place-points.ts'
import { Purchases } from './choosing/shopping/purchases.ts'
import { worthFitting } from './choosing/worth-fitting.ts'
import { dishesOverTheClock, withTime } from './over-the-clock.ts'
import { type PlanDish, type PlanTaste, planBaseDish } from './plan-dish.ts'
import { planKeptRecipe } from './plan-kept-recipe.ts'
import { freshOf, tasteOf, tasteWithout } from './plan-kitchen.ts'
import type { MealPlan, PlannedDay, PlannedDish, PlannedMeal, PlanObstacle, PlanRequest } from './plan-request.ts'
import { cooksAhead, thingsWished } from './plan-wish.ts'
import { layOuts, type MealSlot } from './slots.ts'
import { isAwayAt, isWished, splitByDay, type WishOfDays } from './wish-of-days.ts'

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
  const laid: Way[] = layTables(request, takesUnchecked).map((table) => ({ table, choice: new MealChoice(table) }))
  const possible = laid.filter(({ choice }) => choice.chooseAll())
  const isAhead = cooksAhead(readWish(splitByDay(request.wish, request.startOn).everyDay))
  const ways = mostWorth(possible, isAhead)
  const searched = (ways[0]?.table.slots.length ?? 0) <= FEW_MEALS ? 2 : 1
  const isImproved = ({ choice }: Way): boolean => choice.improve()
  for (const way of mostWorth(ways.slice(0, searched).filter(isImproved), isAhead)) {
    const days = carryOut(way, request, takesUnchecked)
    if (days) return days
  }
  // A pot for two days may take longer than there is time for: the days laid out otherwise can be cooked then.
  for (const way of ways.slice(searched)) {
    const days = isImproved(way) && carryOut(way, request, takesUnchecked)
    if (days) return days
  }
  return null
}

/** A way to lay out the days, with the dishes chosen for it. */
interface Way {
  table: PlanTable
  choice: MealChoice
}

/** The days as they are cooked; null where some dish cannot be written out, nor anything in its place. */
function carryOut({ table, choice }: Way, request: PlanRequest, takesUnchecked: boolean): readonly PlannedDay[] | null {
  const cooked = cookAll(choice, table, request, takesUnchecked)
  const { away } = splitByDay(request.wish, request.startOn)
  return cooked && arrangeDays(table.slots, withWhatIsThere(cooked, indexStock(freshOf(request), request.staples)), away)
}

/** The best first; `isAhead`: of whatever worth, those with the most days on which nobody has to cook. */
function mostWorth(ways: readonly Way[], isAhead: boolean): Way[] {
  const freeDays = ({ table }: Way): number => (isAhead ? table.slots.filter(({ leftoversOf }) => leftoversOf !== null).length : 0)
  return ways
    .map((way) => ({ way, free: freeDays(way), worth: way.choice.worth() }))
    .toSorted((one, other) => other.free - one.free || other.worth - one.worth)
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
  const ways = layOuts(request, {
    isAhead: cooksAhead(taste.wish),
    isAway: (slot) => isAwayAt(taste, slot),
    hasFish: taste.ending.some(({ custom }) => custom === 'friday'),
    hasSundayMeat: taste.ending.some(
      ({ custom, product }) => custom === 'sunday' && isForOneDay(taste.kitchen.stock.pantry[product], request),
    ),
  })
  const dishesWithout = (foods: readonly string[]): PlanDish[] => [
    ...planDishes(request, tasteWithout(taste, request, foods), ways[0] ?? []),
  ]
  const dishes = dishesWithout([])
  const offers = new Offers(dishes, taste, dishesWithout)
  const known = tableOf(taste, request, { slots: ways[0] ?? [], dishes })
  return ways.map((slots) => ({ slots, offers, ...known }))
}

/** Grams of meat for each eater, as bought, from which there is enough of it for the next day too. */
const MEAT_FOR_TWO_DAYS_G = 300

/** Whether a piece of meat is one dinner: a pot for two days would need another. */
function isForOneDay(product: StockedProduct | undefined, { people }: PlanRequest): boolean {
  return (product?.quantityGrams ?? 0) < MEAT_FOR_TWO_DAYS_G * people
}

/** What is known of all tables of one request, however their days are laid out. */
export function tableOf(
  { kitchen: { stock }, ending, thrift, errand, dayEnergy, wish, ofDays }: PlanTaste,
  { people, startOn }: PlanRequest,
  { slots, dishes }: { slots: readonly MealSlot[]; dishes: readonly PlanDish[] },
): Omit<PlanTable, 'slots' | 'offers'> {
  const headWeeks = (people * countedDays(slots)) / DAYS_OF_WEEK
  const wished = thingsWished({ wish, ofDays })
  const meat = ending.flatMap((product, at) => {
    const isTaken = product.isMeatOrFish && isUrgent(product) && dishes.some(({ uses }) => isUsing(uses, at))
    return (isTaken ? stock.pantry[product.product]?.foodId : null) ?? []
  })
  return { purchases: new Purchases(stock, { thrift, errand, headWeeks, startOn, meat }), ending, wished, dayEnergy }
}

const DAYS_OF_WEEK = 7

/** Every dish that may stand at one of the places of a plan; `asked`: at one of these. */
export function* planDishes(
  request: PlanRequest,
  taste: PlanTaste,
  slots: readonly MealSlot[],
  asked: readonly MealSlot[] = slots,
): Generator<PlanDish> {
  const ofMeals = [...new Map(asked.map((slot) => [slot.meal, slot])).values()]
  const wishes = [taste.wish, ...taste.ofDays.map(({ wish }) => wish)]
  const isWanted = ({ recipe }: BaseDish): boolean =>
    ofMeals.some((slot) => isMealFor({ facts: recipe }, slot, { isNearEnough: true })) &&
    wishes.some((wish) => !isForWhoAsks(recipe, wish, request.startOn))
  const wanted = baseDishes().filter(isWanted)
  const fitted = worthFitting(wanted, slots, taste)
  const taken = new Set<number>()
  for (const dish of [...fitted, ...[...dishesFromPantry(taste.kitchen, () => false)].filter(isWanted)]) {
    const planned = planBaseDish(dish, taste)
    if (!planned) continue
    for (const { at, share } of planned.uses) if (share > LEAST_USE) taken.add(at)
    yield planned
  }
  yield* dishesOverTheClock(taste, taken, isWanted)
  yield* longDishes(request, taste, wanted)
  for (const kept of request.kept) {
    const planned = planKeptRecipe(kept, taste)
    if (planned) yield planned
  }
}

/** Who asks for a dish on a certain day has the time for it: those that take longer than a meal may, and are what was asked for. */
function* longDishes(request: PlanRequest, taste: PlanTaste, dishes: readonly BaseDish[]): Generator<PlanDish> {
  const things = thingsWished(taste).filter(({ weekdays }) => weekdays !== null)
  if (request.maxMinutes === null || things.length === 0) return
  const wished = dishes.filter((dish) => things.some((thing) => isWished(thing, { facts: factsOfBase(dish) })))
  for (const dish of wished) {
    const planned = planBaseDish(dish, { ...taste, kitchen: withTime(taste.kitchen, null) })
    const isLong = planned !== null && planned.facts.totalMinutes > request.maxMinutes
    if (isLong && things.some((thing) => isWished(thing, planned)))
      yield { ...planned, cook: (kitchen) => planned.cook(withTime(kitchen, null)) }
  }
}

function isUsing(uses: PlanDish['uses'], product: number): boolean {
  return uses.some(({ at, share }) => at === product && share > LEAST_USE)
}

/** What was cooked the day before is only heated up. */
const REHEATED_MINUTES = 10

/** Every meal that was asked for is planned, and told where nobody is there to eat it. */
const NOBODY_AT_HOME = 'Wtedy, jak piszesz, nikt nie je w domu: tego nie gotuj i nic na to nie kupuj.'

function arrangeDays(slots: readonly MealSlot[], cooked: readonly (PlannedDish | undefined)[], away: WishOfDays['away']): PlannedDay[] {
  const days = new Map<string, PlannedMeal[]>()
  for (const [place, slot] of slots.entries()) {
    const { date, meal, leftoversOf, batchFor } = slot
    const dish = cooked[leftoversOf ?? place]
    if (!dish) continue
    const servings = leftoversOf !== null ? dish.servings / 2 : dish.servings
    const from = leftoversOf === null ? null : (slots[leftoversOf]?.date ?? null)
    const why = leftoversOf !== null ? [] : batchFor === null ? dish.why : [...dish.why, 'Gotujesz od razu na dwa dni.']
    const totalMinutes = leftoversOf === null ? dish.totalMinutes : Math.min(REHEATED_MINUTES, dish.totalMinutes ?? REHEATED_MINUTES)
    const unmet = isAwayAt({ away }, slot) ? [dish.unmet, NOBODY_AT_HOME].filter((said) => said !== null).join(' ') : dish.unmet
    days.set(date, [...(days.get(date) ?? []), { meal, dish: { ...dish, why, unmet, totalMinutes }, servings, leftoversOf: from }])
  }
  return [...days].map(([day, meals]) => ({ day, meals }))
}
