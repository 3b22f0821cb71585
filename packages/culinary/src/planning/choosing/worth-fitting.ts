import { type Food, findFoodById, isOneOf, MENU_RULES, type Meal } from '@spizarka/knowledge'
import { type BaseDish, isAtHand, neededFor } from '../../compose/base/index.ts'
import type { Kitchen } from '../../compose/kitchen.ts'
import { factsOfBase, shareOfWish } from '../../compose/wish/index.ts'
import type { PlanTaste } from '../plan-dish.ts'
import type { ProductToUse } from '../products-to-use.ts'
import type { MealSlot } from '../slots.ts'
import { isUrgent } from './offers.ts'
import { countReasons, placePoints } from './place-points.ts'

/** From such a share on a dish is as somebody wishes, or may be once it is fitted. */
const AS_WISHED = 0.3

/** So many dishes of a meal, and all that send for no more things than the last of them, may be fitted. */
const NEAREST = 130
/** Of these so many are, and so many more for each day: three days have three of each meal. */
const FITTED = { plan: 30, day: 6 }
/** What a thing to buy takes from what a dish promises, and a reason to strike it out: what is put beside it may still make a meal of it. */
const ERRAND = 6
const REASON = 12

const [, SUPPER_MINUTES] = MENU_RULES.planning.places.light.must.minutes

/**
 * The dishes that a plan for these slots may be made of: of each meal those that send for the fewest things that nobody buys anyway, and of these the ones
 * that suit its place best by their recipes. Fitting is most of the time of planning, and what promises less than all these is hardly ever chosen; but
 * for what takes meat, fish or ready food that ends, and what is as somebody wishes.
 */
export function worthFitting(
  dishes: readonly BaseDish[],
  slots: readonly MealSlot[],
  {
    kitchen: { stock, request },
    ending,
    wish,
    ofDays,
    dayEnergy,
    errand,
    thrift,
  }: Pick<PlanTaste, 'kitchen' | 'ending' | 'wish' | 'ofDays' | 'dayEnergy' | 'errand' | 'thrift'>,
): ReadonlySet<BaseDish> {
  const takesUrgent = takersOf(ending.filter(isUrgent), stock)
  const takesMeal = takersOf(
    ending.filter((each) => isUrgent(each) || isFrozenMeal(each, stock)),
    stock,
  )
  const wishes = [wish, ...ofDays.map((day) => day.wish)].filter(({ wants }) => wants.length > 0)
  const isWished = (dish: BaseDish): boolean => wishes.some((each) => shareOfWish(each, factsOfBase(dish)) >= AS_WISHED)
  const known = new Map(
    dishes.map((dish) => {
      const takes = takesMeal(dish)
      return [dish, { takes, errands: takes ? 0 : countErrands(dish, stock) }]
    }),
  )
  const errandsOf = (dish: BaseDish): number => known.get(dish)?.errands ?? 0
  const eaters = { dayEnergy, people: request.servings, isStyled: request.profile.styles.length > 0 }
  const most = FITTED.plan + FITTED.day * countDays(slots)
  const meals = [...new Set(slots.map(({ meal }) => meal))]
  return new Set(
    meals.flatMap((meal) => {
      const places = placesOf(meal, slots)
      const isSupper = places.some(({ place }) => place === 'light')
      // A supper beside a lunch is quick: what takes longer is no more than what is used up by it.
      const own = dishes.filter(
        (dish) =>
          dish.recipe.meals.includes(meal) && !(isSupper && dish.recipe.totalMinutes > SUPPER_MINUTES && known.get(dish)?.takes !== true),
      )
      const mostErrands = own.map(errandsOf).toSorted((one, other) => one - other)[NEAREST] ?? Number.POSITIVE_INFINITY
      const near = own.filter((dish) => errandsOf(dish) <= mostErrands)
      const promiseOf = (dish: BaseDish): number => promiseAt(places, dish, eaters) - ERRAND * errand * thrift * errandsOf(dish)
      const best = near.length <= most ? near : mostPromising(near, promiseOf, most)
      const fitted = new Set([...best, ...near.filter(takesUrgent)])
      return own.filter((dish) => fitted.has(dish) || isWished(dish))
    }),
  )
}

function countDays(slots: readonly MealSlot[]): number {
  return new Set(slots.map(({ day }) => day)).size
}

/** What a dish loses of its promise for each that is fitted before it on the same food: a week of one thing is no choice. */
const SAME_FOOD = 1.5

/** Those that promise most beside one another, the best first. */
function mostPromising(dishes: readonly BaseDish[], promiseOf: (dish: BaseDish) => number, count: number): BaseDish[] {
  const open = new Map(dishes.map((dish) => [dish, promiseOf(dish)]))
  const times = new Map<string, number>()
  const best: BaseDish[] = []
  while (best.length < count) {
    let next: { dish: BaseDish; promise: number } | undefined
    for (const [dish, own] of open) {
      if (next && own <= next.promise) continue
      const promise = own - SAME_FOOD * Math.max(0, ...dish.mainFoods.map((food) => times.get(food) ?? 0))
      if (!next || promise > next.promise) next = { dish, promise }
    }
    if (!next) break
    open.delete(next.dish)
    best.push(next.dish)
    for (const food of next.dish.mainFoods) times.set(food, (times.get(food) ?? 0) + 1)
  }
  return best
}

/** Of each kind of place that a meal has in these days one. */
function placesOf(meal: Meal, slots: readonly MealSlot[]): readonly MealSlot[] {
  const places = new Map(slots.flatMap((slot) => (slot.meal === meal ? [[`${slot.place} ${slot.isDayOff} ${slot.month}`, slot]] : [])))
  return [...places.values()]
}

/** What a dish is worth by its recipe at the place that suits it best. */
function promiseAt(places: readonly MealSlot[], dish: BaseDish, eaters: { dayEnergy: number; people: number; isStyled: boolean }): number {
  const facts = factsOfBase(dish)
  return Math.max(...places.map((slot) => placePoints({ facts }, slot, eaters) - REASON * countReasons(facts, slot, eaters)))
}

/** Whether a dish may be made with any of these products, itself or by what stands in. */
export function takersOf(products: readonly ProductToUse[], stock: Kitchen['stock']): (dish: BaseDish) => boolean {
  const asked = new Set(products.map(({ product }) => product))
  const known = new Map<string, boolean>()
  const isTaken = (row: Food): boolean => {
    let is = known.get(row.id)
    if (is === undefined)
      known.set(row.id, (is = stock.suppliesOf({ food: row.id, name: row.name }).some(({ product }) => asked.has(product))))
    return is
  }
  return ({ ingredients }) => asked.size > 0 && ingredients.some(({ row, standIns }) => isTaken(row) || standIns.some(isTaken))
}

/** Whether meat, fish or a dish waits in the freezer: it keeps, and would be bought again all the same. */
function isFrozenMeal({ product, isMeatOrFish, isCooked }: ProductToUse, { pantry }: Kitchen['stock']): boolean {
  const id = pantry[product]?.foodId ?? null
  const food = id === null ? null : findFoodById(id)
  return (isMeatOrFish || isCooked) && food !== null && food.aisle !== 'cheese'
}

function countErrands(dish: BaseDish, stock: Kitchen['stock']): number {
  const missing = neededFor(dish).filter(
    (base) => base.row.spice !== true && !isOneOf(base.food, MENU_RULES.planning.everyday) && !isAtHand(base, stock),
  )
  return new Set(missing.map(({ food }) => food)).size
}
