import { findFoodById, MEAL_WORDS } from '@spizarka/knowledge'
import { assumedAmount } from './amounts/eaten-amounts.ts'
import { unexplained } from './explained-words.ts'
import { isOneOf } from './made-of.ts'
import { foodItem, type ReadMealItem } from './meal-items.ts'

/** A dish with what it was cooked from, where that was told dry and measured: "owsianka z 5 łyżek płatków" is as much as that makes. Null for others. */
export function cookedFrom(dish: ReadMealItem, items: readonly ReadMealItem[]): ReadMealItem[] | null {
  const { food } = dish
  const found = food && dish.assumed ? MEAL_WORDS.cooked_from.find(({ dishes }) => isOneOf(food, dishes)) : undefined
  const dry = items.find((item) => item !== dish && item.food && !item.assumed && isOneOf(item.food, found?.dry ?? []))
  if (!found || dry?.grams == null) return null
  const whole = { ...dish, ...weighed(dry.grams * found.times, false) }
  // "z 50 g płatków na mleku": the milk is what the dish is called by.
  const isNamed = ({ sourceLine }: ReadMealItem) => food !== null && unexplained(sourceLine, [food]).length === 0
  return items.flatMap((item) => (item === dish ? whole : item === dry || isNamed(item) ? [] : item))
}

/**
 * "owsianka na sojowym", "kasza manna na migdałowym": cooked on another liquid than the table's, it is that with so much of what swells in it, and no more
 * than a bowl. Null for others.
 */
export function cookedOnAnother(dish: ReadMealItem, items: readonly ReadMealItem[]): ReadMealItem[] | null {
  const { food } = dish
  const found =
    food && MEAL_WORDS.cooked_from.find(({ dishes, on }) => on && (isOneOf(food, dishes) || (dish.assumed && isOneOf(food, [on.of]))))
  const liquid = items.find((item) => item !== dish && item.food && isOneOf(item.food, found?.on?.liquids ?? []))
  const dry = findFoodById(found?.on?.of ?? '')
  const [bowl] = food && found && !isOneOf(food, found.dishes) ? found.dishes.flatMap((id) => findFoodById(id) ?? []) : []
  const grams = bowl ? assumedAmount(bowl).grams : dish.grams
  if (!found || !liquid || !dry || grams === null) return null
  const swollen = liquid.assumed ? grams / found.times : (liquid.grams ?? 0) / (found.times - 1)
  const drunk = liquid.assumed ? { ...liquid, ...weighed(grams - swollen, dish.assumed) } : liquid
  return items.flatMap((item) =>
    item === dish ? foodItem(dish.sourceLine, dry, weighed(swollen, dish.assumed)) : item === liquid ? drunk : item,
  )
}

function weighed(grams: number, assumed: boolean) {
  return { grams: Math.round(grams * 1000) / 1000, quantity: null, measure: null, assumed }
}
