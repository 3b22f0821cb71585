import type { DishKind } from '../recipes/index.ts'
import { NO_WISH, type Wish } from './read-wish.ts'

/** A dish as far as a wish can be held against it. */
interface WishedDish {
  kind: DishKind
  /** Ids of its foods. */
  foods: readonly string[]
}

/** How much of what a wish names a dish is or holds, 0 to 1; 1 where the wish names nothing. Of several kinds one is enough. */
export function shareOfWish({ kinds, foods }: Wish, dish: WishedDish): number {
  const met = foods.map((ids) => ids.some((id) => dish.foods.includes(id)))
  const terms = kinds.length === 0 ? met : [...met, kinds.includes(dish.kind)]
  return terms.length === 0 ? 1 : terms.filter(Boolean).length / terms.length
}

/** What became of a wish that was not met, as it has to be said; `asked` is the user's text. */
export function sayUnmet(asked: string | null, wish: Wish, dish: WishedDish): string[] {
  if (asked === null || asked.trim() === '') return []
  if (isNothing(wish)) return ['Życzenia nie rozumiemy, dlatego danie jest dobrane bez niego.']
  const share = shareOfWish(wish, dish)
  if (share === 1) return []
  return [share === 0 ? 'Życzenia nie udało się spełnić z tego, co było.' : 'Życzenie jest spełnione tylko w części.']
}

function isNothing(wish: Wish): boolean {
  return JSON.stringify(wish) === JSON.stringify(NO_WISH)
}
