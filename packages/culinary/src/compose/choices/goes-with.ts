import { isA } from '@spizarka/knowledge'
import type { DishWithChoices, PlaceOption } from '@spizarka/knowledge/types'

/** Whether an option may stand beside what is always in the dish and what was chosen before: no food twice, neither a food beside a kind of it, and nothing that either side refuses. */
export function goesWith(option: PlaceOption, chosen: readonly PlaceOption[], { list }: Pick<DishWithChoices, 'list'>): boolean {
  const fixed = list.flatMap((entry) => (typeof entry === 'string' ? [] : entry.ingredient.food))
  const own = foodsOf(option)
  const others = [...fixed, ...chosen.flatMap(foodsOf)]
  if (own.some((food) => others.some((other) => isA(food, other) || isA(other, food)))) return false
  if (isAnyOf(others, option.notWith) || chosen.some(({ notWith }) => isAnyOf(own, notWith))) return false
  return option.onlyWith === undefined || isAnyOf(others, option.onlyWith)
}

export function foodsOf({ ingredients }: PlaceOption): string[] {
  return ingredients.map(({ ingredient }) => ingredient.food)
}

function isAnyOf(foods: readonly string[], kinds: readonly string[] = []): boolean {
  return foods.some((food) => kinds.some((kind) => isA(food, kind)))
}
