import { type BaseDish, baseDishes } from '../compose/base/index.ts'
import { dishesFromPantry } from '../compose/choices/dishes-from-pantry.ts'
import type { Kitchen } from '../compose/kitchen.ts'
import { isUrgent, LEAST_USE } from './choosing/offers.ts'
import { takersOf } from './choosing/worth-fitting.ts'
import { type PlanDish, type PlanTaste, planBaseDish } from './plan-dish.ts'

/** By so much a dish may go over the time there is where what ends would be lost otherwise: nobody throws away chops for five minutes. */
const OVER = 1.25

/** The same kitchen with other time for a dish; what was fitted in less is no answer. */
export function withTime(kitchen: Kitchen, maxMinutes: number | null): Kitchen {
  return { ...kitchen, alike: {}, request: { ...kitchen.request, maxMinutes } }
}

/**
 * Dishes that take a little longer than there is time for, of meat, fish and ready food that ends and that no dish takes in time; each says so where it
 * is cooked. `taken`: products that other dishes take, by their place among what ends; `isWanted`: which dishes may be planned at all.
 */
export function* dishesOverTheClock(
  taste: PlanTaste,
  taken: ReadonlySet<number>,
  isWanted: (dish: BaseDish) => boolean,
): Generator<PlanDish> {
  const { kitchen, ending } = taste
  const { maxMinutes } = kitchen.request
  const lost = ending.flatMap((product, at) => (isUrgent(product) && !taken.has(at) && kitchen.stock.pantry[product.product] ? at : []))
  if (maxMinutes === null || lost.length === 0) return
  const most = Math.floor(OVER * maxMinutes)
  const longer = withTime(kitchen, most)
  const takes = takersOf(
    lost.flatMap((at) => ending[at] ?? []),
    kitchen.stock,
  )
  const dishes = [...baseDishes(), ...dishesFromPantry(longer, () => false)].filter((dish) => isWanted(dish) && takes(dish))
  for (const dish of dishes) {
    const planned = planBaseDish(dish, { ...taste, kitchen: longer })
    if (!planned || planned.facts.totalMinutes <= maxMinutes) continue
    const saved = planned.uses.filter(({ at, share }) => share > LEAST_USE && lost.includes(at))
    const names = saved.flatMap(({ at }) => kitchen.stock.pantry[ending[at]?.product ?? NOWHERE]?.name ?? [])
    if (names.length > 0) yield { ...planned, cook: (then) => toldOfTime(planned.cook(withTime(then, most)), maxMinutes, names) }
  }
}

const NOWHERE = -1

/** What was cooked, with a word of the time that it takes where that is more than there is. */
function toldOfTime(made: ReturnType<PlanDish['cook']>, maxMinutes: number, names: readonly string[]): ReturnType<PlanDish['cook']> {
  const minutes = made?.dish.totalMinutes ?? 0
  if (!made || minutes <= maxMinutes) return made
  const told = `Zajmie ${minutes} min, a masz ${maxMinutes}, ale szybciej nie da się zużyć tego, co się kończy: ${names.map((name) => `„${name}”`).join(', ')}.`
  return { ...made, dish: { ...made.dish, unmet: [told, made.dish.unmet].filter((said) => said !== null).join(' ') } }
}
