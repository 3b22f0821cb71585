import { openKitchen } from '../compose/compose-recipes.ts'
import type { Kitchen } from '../compose/kitchen.ts'
import type { ComposeRequest } from '../compose/request.ts'
import { asksToBuyLittle, readWish } from '../compose/wish/index.ts'
import { asDishesTakeIt, type StockedProduct } from '../stock/index.ts'
import type { PlanTaste } from './plan-dish.ts'
import type { PlanRequest } from './plan-request.ts'
import { eatsLittle, spendsLittle } from './plan-wish.ts'
import { productsToUse } from './products-to-use.ts'
import { moneyOf, splitByDay } from './wish-of-days.ts'

/** What a portion of a meal may cost where nobody minds, grosze: below it money is minded. */
const EASY_PORTION_GROSZE = 900
const MOST_THRIFT = 2.5
/** Of whoever names no sum, but wishes to spend little. */
const WISHED_THRIFT = 2
/** Of whoever wishes to buy little or nothing, how much more than usual any errand is minded. */
const UNWILLING = 8
/** Of the usual energy of a day, what somebody eats who wishes for light dishes. */
const LITTLE = 0.82

/** What all dishes of a plan are weighed with. */
export function tasteOf(request: PlanRequest, takesUnchecked: boolean): PlanTaste {
  const { everyDay, ofDays, away } = splitByDay(request.wish, request.startOn)
  const wish = readWish(everyDay)
  const kitchen = kitchenFor(request, freshOf(request), request.people, takesUnchecked)
  const portions = request.people * request.days * request.meals.length
  const budget = request.budgetGrosze ?? moneyOf(request.wish)
  const each = budget === null ? EASY_PORTION_GROSZE : budget / portions
  const thrift = Math.min(MOST_THRIFT, Math.max(spendsLittle(wish) ? WISHED_THRIFT : 1, EASY_PORTION_GROSZE / Math.max(1, each)))
  const dayEnergy = eatsLittle(wish) ? LITTLE : 1
  const errand = asksToBuyLittle(wish) ? UNWILLING : 1
  return { kitchen, wish, ofDays, away, thrift, errand, dayEnergy, ending: productsToUse(kitchen.stock.pantry, request) }
}

/** The same where some foods more are ruled out, as typed: what is to be used keeps its place, though nothing may take it then. */
export function tasteWithout(taste: PlanTaste, request: PlanRequest, foods: readonly string[]): PlanTaste {
  if (foods.length === 0) return taste
  const { pantry } = taste.kitchen.stock
  const kitchen = kitchenFor(request, pantry, request.people, taste.kitchen.takesUnchecked, foods)
  const places = new Map(kitchen.stock.pantry.map((product, place) => [product, place]))
  const placeOf = (product: StockedProduct | undefined): number => (product && places.get(product)) ?? NOWHERE
  return { ...taste, kitchen, ending: taste.ending.map((each) => ({ ...each, product: placeOf(pantry[each.product]) })) }
}

const NOWHERE = -1

/** kcal of a serving below which it is made larger. */
const FILLING = { main: 750, other: 520 }

/** The pantry of the first day, without what is past its own. */
export function freshOf({ pantry, startOn }: PlanRequest): readonly StockedProduct[] {
  return pantry.filter(({ bestBefore }) => bestBefore === null || bestBefore >= startOn).map(asDishesTakeIt)
}

/** What dishes are fitted to: somebody who goes to the shop and takes what is there first. `ruledOut`: foods that this meal must do without beside what all do, as typed. */
export function kitchenFor(
  request: PlanRequest,
  pantry: readonly StockedProduct[],
  servings: number,
  takesUnchecked: boolean,
  ruledOut: readonly string[] = [],
): Kitchen {
  const { staples, profile, equipment, recent, ratings, seed, startOn, maxMinutes } = request
  const wish = splitByDay(request.wish, startOn).everyDay
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
  const kept = ruledOut.length === 0 ? read : { ...read, unwanted: [...read.unwanted, ...ruledOut] }
  const kitchen: Kitchen = { ...openKitchen(asked, kept, takesUnchecked), goesShopping: true }
  const part = eatsLittle(read) ? LITTLE : 1
  return { ...kitchen, filling: { main: part * FILLING.main, other: part * FILLING.other } }
}
