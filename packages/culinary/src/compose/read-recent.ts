import { fold } from '../parse/polish/fold.ts'
import { once } from '../remembered.ts'
import { baseDishes } from './base/index.ts'
import type { RecentDish } from './request.ts'
import { readWish } from './wish/index.ts'

/** The base by its plain titles, the first of each. */
const dishesByTitle = once(
  () =>
    new Map(
      baseDishes()
        .toReversed()
        .map((dish) => [plainTitle(dish.recipe.title), dish] as const),
    ),
)

/** A dish of which only the title is known: the recipe of the base that bears it, else what its words tell of kind and foods. */
export function readRecentDish(title: string, daysAgo: number): RecentDish {
  const known = dishesByTitle().get(plainTitle(title))
  if (known) return { baseId: known.recipe.id, title: known.recipe.title, kind: known.recipe.kind, foods: known.mainFoods, daysAgo }
  const { wants } = readWish(title)
  const [kind = null] = wants.flatMap(({ kinds }) => kinds)
  return { baseId: null, title, kind, foods: [...new Set(wants.flatMap(({ foods }) => foods))], daysAgo }
}

/** A title as it is told from others: case, diacritics and spaces aside. */
export function plainTitle(title: string): string {
  return fold(title).replace(/\s+/g, ' ').trim()
}
