import type { DishKind } from '@spizarka/knowledge'
import type { Kitchen } from '../kitchen.ts'
import type { Wish } from './read-wish.ts'

const ACCOMPANIMENTS: ReadonlySet<DishKind> = new Set(['side', 'spread', 'drink', 'bread'])

/** Whether a dish only goes with another: not where the wish names it, nor as a snack, which a spread or a drink may well be. */
export function isAccompaniment(kind: DishKind, { request }: Pick<Kitchen, 'request'>, wish: Wish): boolean {
  return ACCOMPANIMENTS.has(kind) && request.meal !== 'snack' && !wish.kinds.includes(kind)
}
