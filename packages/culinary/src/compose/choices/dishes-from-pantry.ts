import { DISHES_WITH_CHOICES } from '@spizarka/knowledge/recipes'
import type { DishWithChoices } from '@spizarka/knowledge/types'
import { isOutOfReach } from '../base/adapt-dish.ts'
import { type BaseDish, describeDish } from '../base/base-dish.ts'
import type { Kitchen } from '../kitchen.ts'
import { type Choices, fillDish } from './fill-dish.ts'
import { pickOptions } from './pick-options.ts'

/**
 * The dishes with choices of the asked meal, filled with what this pantry has and the eater may have: all of them in the way that suits
 * best, and then, unless there are enough dishes, in the others.
 */
export function* dishesFromPantry(kitchen: Kitchen, areEnough: () => boolean): Generator<BaseDish> {
  const { meal } = kitchen.request
  const further: { dish: DishWithChoices; fillings: Generator<Choices> }[] = []
  for (const dish of DISHES_WITH_CHOICES) {
    if (meal !== null && !dish.meals.includes(meal)) continue
    // Places can only lack more.
    if (!kitchen.goesShopping && isOutOfReach(withoutPlaces(dish), kitchen)) continue
    const fillings = pickOptions(dish, kitchen)
    const best = fillings.next()
    if (best.done) continue
    yield describeFilled(dish, best.value)
    further.push({ dish, fillings })
  }
  if (areEnough()) return
  for (const { dish, fillings } of further) for (const choices of fillings) yield describeFilled(dish, choices)
}

function describeFilled(dish: DishWithChoices, choices: Choices): BaseDish {
  const { recipe, readings } = fillDish(dish, choices)
  return describeDish(recipe, readings, { isOfChoices: true })
}

const described = new WeakMap<DishWithChoices, BaseDish>()

/** What is in a dish whatever is chosen. */
function withoutPlaces(dish: DishWithChoices): BaseDish {
  let known = described.get(dish)
  if (!known) {
    const { recipe, readings } = fillDish(dish, new Map())
    described.set(dish, (known = describeDish(recipe, readings, { isOfChoices: true })))
  }
  return known
}
