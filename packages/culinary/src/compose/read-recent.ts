import { fold } from '../parse/polish/fold.ts'
import { baseDishes } from './base/index.ts'
import type { RecentDish } from './request.ts'
import { readWish } from './wish/index.ts'

/** A dish of which only the title is known: the recipe of the base that bears it, else what its words tell of kind and foods. */
export function readRecentDish(title: string, daysAgo: number): RecentDish {
  const plain = plainTitle(title)
  const known = baseDishes().find(({ recipe }) => plainTitle(recipe.title) === plain)
  if (known) return { baseId: known.recipe.id, kind: known.recipe.kind, foods: known.mainFoods, daysAgo }
  const { kinds, foods } = readWish(title)
  return { baseId: null, kind: kinds[0] ?? null, foods: [...new Set(foods.flat())], daysAgo }
}

function plainTitle(title: string): string {
  return fold(title).replace(/\s+/g, ' ').trim()
}
