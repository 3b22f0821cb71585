import { isAny, shapesOf, stems } from '../letters/alike.ts'
import { receiptStems } from '../words.ts'
import type { PrintedLine } from './printed-line.ts'

const OWN = [
  ...receiptStems('cancelled'),
  ...receiptStems('discounts'),
  ...receiptStems('offers'),
  ...stems('pozycj towar. artykul. produkt. na. do. za. z. plus. pln'),
]

/** The product that a discount or a cancellation names: its words without the till's own. */
export function withoutOwnWords({ label, kind }: PrintedLine): string {
  if (kind !== 'cancelled' && kind !== 'discount' && kind !== 'offer') return label
  return label
    .split(/\s+/)
    .filter((word) => !isAny(shapesOf(word)[0], OWN))
    .join(' ')
    .replace(/^[^\p{L}]+|(?<![^\p{L}\d%)])[^\p{L}\d%)]+$/gu, '')
}
