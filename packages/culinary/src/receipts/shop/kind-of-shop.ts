import { isAny, shapesOf, stems } from '../letters/alike.ts'
import type { PrintedLine } from '../lines/printed-line.ts'
import { receiptStems } from '../words.ts'

/** `meals` are eaten there; in `other` shops food is a sideline, so that only what the food table knows is taken for food. */
export type KindOfShop = 'groceries' | 'meals' | 'other'

/** Tells from a receipt's head, or a bill's words anywhere, what kind of place wrote it. */
export function kindOfShop(head: readonly PrintedLine[], all: readonly PrintedLine[]): KindOfShop {
  const shapes = head.flatMap(({ label }) => shapesOf(label))
  if (shapes.some((shape) => isAny(shape, receiptStems('meal_places')))) return 'meals'
  const words = all.flatMap(({ label }) => shapesOf(label))
  if (words.some((shape) => isAny(shape, receiptStems('places_without_food')))) return 'other'
  const isInvoice = words.some((shape) => isAny(shape, stems('faktura faktury'))) && !words.some((shape) => isAny(shape, stems('paragon')))
  return isInvoice || shapes.some((shape) => isAny(shape, receiptStems('other_places'))) ? 'other' : 'groceries'
}
