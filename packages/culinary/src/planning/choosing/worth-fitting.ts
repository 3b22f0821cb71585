import { type Food, findFoodById, isOneOf, MENU_RULES, type Meal } from '@spizarka/knowledge'
import { type BaseDish, isAtHand, neededFor } from '../../compose/base/index.ts'
import type { Kitchen } from '../../compose/kitchen.ts'
import { factsOfBase, shareOfWish } from '../../compose/wish/index.ts'
import type { PlanTaste } from '../plan-dish.ts'
import type { ProductToUse } from '../products-to-use.ts'
import { isUrgent } from './offers.ts'

/** From such a share on a dish is as somebody wishes, or may be once it is fitted. */
const AS_WISHED = 0.3

/** So many dishes of a meal are fitted, and all that send for no more things than the last of them. */
const FITTED = 130

const [, SUPPER_MINUTES] = MENU_RULES.planning.places.light.must.minutes

/**
 * The dishes that a plan may be made of: of each meal those that send for the fewest things that nobody buys anyway. Fitting is most of the time of
 * planning, and what needs more than all these is never chosen; but for what takes meat, fish or ready food of the house, and what is as somebody wishes.
 */
export function worthFitting(
  dishes: readonly BaseDish[],
  meals: readonly Meal[],
  { kitchen: { stock }, ending, wish, ofDays }: Pick<PlanTaste, 'kitchen' | 'ending' | 'wish' | 'ofDays'>,
): ReadonlySet<BaseDish> {
  const urgent = new Set(ending.flatMap((each) => (isUrgent(each) || isFrozenMeal(each, stock) ? each.product : [])))
  const usesUp = new Map<string, boolean>()
  const isUsing = (row: Food): boolean => {
    const known = usesUp.get(row.id) ?? stock.suppliesOf({ food: row.id, name: row.name }).some(({ product }) => urgent.has(product))
    usesUp.set(row.id, known)
    return known
  }
  const takesEnding = ({ ingredients }: BaseDish): boolean =>
    urgent.size > 0 && ingredients.some(({ row, standIns }) => isUsing(row) || standIns.some(isUsing))
  const wishes = [wish, ...ofDays.map((day) => day.wish)].filter(({ wants }) => wants.length > 0)
  const isWished = (dish: BaseDish): boolean => wishes.some((each) => shareOfWish(each, factsOfBase(dish)) >= AS_WISHED)
  const errands = new Map(dishes.map((dish) => [dish, takesEnding(dish) ? 0 : countErrands(dish, stock)]))
  const errandsOf = (dish: BaseDish): number => errands.get(dish) ?? 0
  return new Set(
    meals.flatMap((meal) => {
      const isSupper = meal === 'dinner' && meals.includes('lunch')
      // A supper beside a lunch is quick: what takes longer is no more than what is used up by it.
      const own = dishes.filter(
        (dish) => dish.recipe.meals.includes(meal) && !(isSupper && dish.recipe.totalMinutes > SUPPER_MINUTES && !takesEnding(dish)),
      )
      const most = own.map(errandsOf).toSorted((one, other) => one - other)[FITTED] ?? Number.POSITIVE_INFINITY
      return own.filter((dish) => errandsOf(dish) <= most || isWished(dish))
    }),
  )
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
