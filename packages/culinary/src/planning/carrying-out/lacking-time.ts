import type { Food } from '@spizarka/knowledge'
import { type BaseDish, baseDishes, fitDish, writeFitted } from '../../compose/base/index.ts'
import { dishesFromPantry } from '../../compose/choices/dishes-from-pantry.ts'
import type { MealChoice } from '../choosing/choose-meals.ts'
import type { PlanTable } from '../choosing/chosen-meals.ts'
import { isUrgent } from '../choosing/offers.ts'
import { freshOf, kitchenFor } from '../plan-kitchen.ts'
import type { PlanRequest } from '../plan-request.ts'

/** Dishes of one product that are fitted to learn how long it takes. */
const MOST_FITTED = 12
const MAIN_MEALS = ['lunch', 'dinner'] as const

/** Which meat, fish or ready food of the house comes nowhere for want of time, and what time it would take, in a sentence; null where there is none. */
export function sayLackingTime(
  choice: MealChoice,
  { ending, slots }: PlanTable,
  request: PlanRequest,
  takesUnchecked: boolean,
): string | null {
  const { maxMinutes } = request
  if (maxMinutes === null) return null
  const unused = ending.filter((product, at) => {
    return isUrgent(product) && !slots.some((_, place) => choice.at(place)?.uses.some((use) => use.at === at) === true)
  })
  if (unused.length === 0) return null
  const kitchen = kitchenFor({ ...request, maxMinutes: null }, freshOf(request), request.people, takesUnchecked)
  const meals = MAIN_MEALS.filter((meal) => request.meals.includes(meal))
  const mains = [...baseDishes(), ...dishesFromPantry(kitchen, () => false)].filter(({ recipe }) =>
    meals.some((meal) => recipe.meals.includes(meal)),
  )
  const said = unused.flatMap(({ product }) => {
    const isOfIt = ({ id, name }: Food): boolean =>
      kitchen.stock.suppliesOf({ food: id, name }).some((supply) => supply.product === product)
    const minutes = quickestOf(
      product,
      mains.filter(({ ingredients }) => ingredients.some(({ row }) => isOfIt(row))),
    )
    const name = kitchen.stock.pantry[product]?.name
    return minutes !== null && minutes > maxMinutes && name !== undefined ? `„${name}” – potrzeba ${minutes} min, a masz ${maxMinutes}` : []
  })
  return said.length === 0 ? null : `Tego plan nie zużyje: ${said.join('; ')}.`

  function quickestOf(product: number, dishes: readonly BaseDish[]): number | null {
    const inOrder = dishes.toSorted((one, other) => one.recipe.totalMinutes - other.recipe.totalMinutes)
    for (const dish of inOrder.slice(0, MOST_FITTED)) {
      const fitted = fitDish(dish, kitchen)
      const takesIt = fitted?.adapted.ingredients.some(({ stock }) => stock.takes.some((take) => take.product === product))
      const written = fitted && takesIt ? writeFitted(fitted, kitchen) : null
      if (written) return written.recipe.totalMinutes
    }
    return null
  }
}
