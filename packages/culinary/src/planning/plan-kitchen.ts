import { openKitchen } from '../compose/compose-recipes.ts'
import type { Kitchen } from '../compose/kitchen.ts'
import type { ComposeRequest } from '../compose/request.ts'
import { readWish } from '../compose/wish/index.ts'
import { asDishesTakeIt, type StockedProduct } from '../stock/index.ts'
import type { PlanTaste } from './plan-dish.ts'
import type { PlanRequest } from './plan-request.ts'
import { eatsLittle, spendsLittle } from './plan-wish.ts'
import { productsToUse } from './products-to-use.ts'
import { splitByDay } from './wish-of-days.ts'

/** What a portion of a meal may cost where nobody minds, grosze: below it money is minded. */
const EASY_PORTION_GROSZE = 900
const MOST_THRIFT = 2.5
/** Of whoever names no sum, but wishes to spend little. */
const WISHED_THRIFT = 1.5
/** Of the usual energy of a day, what somebody eats who wishes for light dishes. */
const LITTLE = 0.82

/** What all dishes of a plan are weighed with. */
export function tasteOf(request: PlanRequest, takesUnchecked: boolean): PlanTaste {
  const { everyDay, ofDays } = splitByDay(request.wish)
  const wish = readWish(everyDay)
  const kitchen = kitchenFor(request, freshOf(request), request.people, takesUnchecked)
  const portions = request.people * request.days * request.meals.length
  const each = request.budgetGrosze === null ? EASY_PORTION_GROSZE : request.budgetGrosze / portions
  const thrift = Math.min(MOST_THRIFT, Math.max(spendsLittle(wish) ? WISHED_THRIFT : 1, EASY_PORTION_GROSZE / Math.max(1, each)))
  const dayEnergy = eatsLittle(wish) ? LITTLE : 1
  return { kitchen, wish, ofDays, thrift, dayEnergy, ending: productsToUse(kitchen.stock.pantry, request) }
}

/** kcal of a serving below which it is made larger. */
const FILLING = { main: 750, other: 520 }

/** The pantry of the first day, without what is past its own. */
export function freshOf({ pantry, startOn }: PlanRequest): readonly StockedProduct[] {
  return pantry.filter(({ bestBefore }) => bestBefore === null || bestBefore >= startOn).map(asDishesTakeIt)
}

/** What dishes are fitted to: somebody who goes to the shop and takes what is there first. */
export function kitchenFor(request: PlanRequest, pantry: readonly StockedProduct[], servings: number, takesUnchecked: boolean): Kitchen {
  const { staples, profile, equipment, recent, ratings, seed, startOn, maxMinutes } = request
  const wish = splitByDay(request.wish).everyDay
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
