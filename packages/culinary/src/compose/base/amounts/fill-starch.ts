import { leastOfHeap, roomOfPortion, starchHeap } from '../../../kitchen-checks/index.ts'
import type { Kitchen } from '../../kitchen.ts'
import { leastKcalOf } from '../../kitchen-sense.ts'
import type { AdaptedDish } from '../adapted-dish.ts'
import { isServing, withMore } from './take-whole.ts'

/** From so many times as much on, it is a larger heap. */
const LEAST = 1.1

/**
 * The dish with as much of its only potatoes, groats or pasta as a plate is filled with, as far as they are there, and with no more of them in a soup than make
 * one. As it was where a serving would be more than one, or of another energy than was asked for.
 */
export function fillStarch(adapted: AdaptedDish, kitchen: Kitchen): AdaptedDish {
  const { dish, ingredients, servings } = adapted
  if (kitchen.goesShopping || kitchen.request.kcal !== null) return adapted
  const heap = starchHeap(
    dish.recipe.kind,
    ingredients.flatMap(({ row, grams, base }) => (base.purpose === 'eaten' ? { food: row.id, grams } : [])),
    servings,
  )
  const place = heap ? ingredients.findIndex(({ row }) => row.id === heap.food) : -1
  const each = ingredients[place]
  if (!heap || !each || !each.base.isSingle || each.base.amount === null || each.stock.status !== 'have') return adapted
  const there = each.stock.needed ? (each.stock.available ?? 0) / each.stock.needed : 1
  const part = Math.min(heap.wants / heap.grams, there)
  if (part > 1 && part < LEAST) return adapted
  const filled = withMore(adapted, place, part)
  const isMeal = part < 1 ? (filled.kcal ?? 0) >= (leastKcalOf(kitchen) ?? 0) : isServing(filled, adapted, kitchen)
  return isMeal ? filled : adapted
}

/** The dish with the least potatoes, groats or pasta beside it that make a heap, where a serving is more than one can be; null where there is nothing to take away. */
export function withLeastBeside(adapted: AdaptedDish): AdaptedDish | null {
  const { dish, ingredients, servings } = adapted
  const listed = ingredients.map(({ row, grams, base }) => ({ food: row.id, grams, line: base.line }))
  const place = ingredients.findIndex(({ row, base }) => base.isBeside === true && leastOfHeap(row.id) !== null)
  const each = ingredients[place]
  const least = each && leastOfHeap(each.row.id)
  if (!each || !least || roomOfPortion({ kind: dish.recipe.kind, servings, ingredients: listed }) >= 1) return null
  const part = (least * servings) / each.grams
  return part < 1 / LEAST ? withMore(adapted, place, part) : null
}
