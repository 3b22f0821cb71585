import { DISHES_WITH_CHOICES } from '@spizarka/knowledge/recipes'
import { type BaseDish, describeDish } from '../base/base-dish.ts'
import type { Kitchen } from '../kitchen.ts'
import { fillDish } from './fill-dish.ts'
import { pickOptions } from './pick-options.ts'

/** The dishes with choices of the asked meal, filled with what this pantry has and the eater may have. */
export function* dishesFromPantry(kitchen: Kitchen): Generator<BaseDish> {
  const { meal } = kitchen.request
  for (const dish of DISHES_WITH_CHOICES) {
    if (meal !== null && !dish.meals.includes(meal)) continue
    for (const choices of pickOptions(dish, kitchen)) {
      const { recipe, readings } = fillDish(dish, choices)
      yield { ...describeDish(recipe, readings), isOfChoices: true }
    }
  }
}
