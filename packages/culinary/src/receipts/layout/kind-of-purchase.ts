import { isNear, shapesOf } from '../letters/alike.ts'
import type { PrintedLine } from '../lines/printed-line.ts'
import type { Purchase } from './basket.ts'
import { isFood } from './join-names.ts'

/** What a line with an amount (grosze) is to the basket; null where it is nothing. `repeated`: the basket holds its name already. */
export function kindOfPurchase(
  { kind, label }: PrintedLine,
  grosze: number | null,
  repeated: boolean,
): Purchase['kind'] | 'discount' | null {
  const negative = grosze !== null && grosze < 0
  if (kind === 'discount') return 'discount'
  if (kind === 'bag' || kind === 'deposit') return kind
  if (kind === 'goods' && isSpoiltDiscount(label)) return 'discount'
  if (kind === 'goods' || kind === 'heading') return negative && !repeated ? 'discount' : 'goods'
  if (kind === 'offer') return negative || !isFood(label) ? 'discount' : 'goods'
  return null
}

const DISCOUNTS = ['rabat', 'opust', 'upust']

/** "tabat 3,41": a short word of its own that is nearly a discount's, and no food. */
function isSpoiltDiscount(label: string): boolean {
  const [word, ...more] = shapesOf(label)
  return more.length === 0 && DISCOUNTS.some((discount) => isNear(word, discount, 1)) && !isFood(label)
}
