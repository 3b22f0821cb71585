import { fold } from '../../parse/polish/fold.ts'
import { MAX_QUANTITY, roundQuantity } from '../../units/convert.ts'
import type { Figures } from '../figures/settle-figures.ts'
import { netOf, type Purchase } from '../layout/basket.ts'
import type { ReceiptName } from '../names/receipt-name.ts'
import type { ParsedReceiptItem } from '../parsed-receipt.ts'

type Amount = Pick<ParsedReceiptItem, 'quantityGrams' | 'quantityMl' | 'quantityPieces'>

const NO_AMOUNT: Amount = { quantityGrams: null, quantityMl: null, quantityPieces: null }
/** More of one thing in one line is a misread figure. */
const MOST_PIECES = 200
/** So many are believed where price and value do not bear the count out. */
const MOST_DOUBTFUL_PIECES = 24
const UNIT_SIZES = { kg: 1000, dag: 10, g: 1, l: 1000, ml: 1 } as const

/** A purchase as an item for the pantry, with what its name means. */
export interface NamedItem {
  item: ParsedReceiptItem
  name: ReceiptName
}

/** Turns a purchase whose name was read into an item, its amount from weight, pack and count. */
export function settleItem(purchase: Purchase, name: ReceiptName): NamedItem {
  const { figures, label, lines } = purchase
  const price = netOf(purchase)
  const count = figures?.quantity ?? null
  const item: ParsedReceiptItem = {
    productName: name.productName,
    foodId: name.foodId,
    ...(name.isSpice ? NO_AMOUNT : (weightOf(figures, label, name) ?? countedAmount(figures, name))),
    isSpice: name.isSpice,
    problem: null,
    sourceLine: lines.join('\n'),
    sure: name.sure,
    priceGrosze: price === null ? null : Math.max(0, price),
    receiptName: receiptNameOf(label),
    doubtful: price === null || figures?.agrees === false || (count !== null && count > MOST_PIECES * 1000),
  }
  return { item, name }
}

/** The printed name as the key of what users correct: without marks, case and diacritics, which OCR loses. */
function receiptNameOf(label: string): string {
  return (fold(label).match(/[\p{L}\d%]+/gu) ?? []).join(' ').toUpperCase()
}

/** The amount of a weighed line; null of a counted one. */
function weightOf(figures: Figures | null, label: string, { pack }: ReceiptName): Amount | null {
  if (figures === null || figures.quantity === null || figures.quantity <= 0) return null
  const { unit, quantity } = figures
  const measured = unit === 'pieces' ? null : unit
  // "Kurczak Gotowany kg 0,168 x33,90" says its unit in the name; only a weight has thousandths.
  const weighed = measured ?? (quantity % 1000 !== 0 || (pack === null && /(?<![\d.,]\s?)\bkg\b/i.test(label)) ? 'kg' : null)
  if (weighed === null) return null
  const amount = Math.min(MAX_QUANTITY, roundQuantity((quantity / 1000) * UNIT_SIZES[weighed]))
  return weighed === 'l' || weighed === 'ml' ? { ...NO_AMOUNT, quantityMl: amount } : { ...NO_AMOUNT, quantityGrams: amount }
}

/** Packs times their size; household goods and what has no size count in pieces. */
function countedAmount(figures: Figures | null, { pack, isFood }: ReceiptName): Amount {
  const printed = (figures?.quantity ?? 1000) / 1000
  const count = printed >= 1 && printed <= (figures?.agrees === false ? MOST_DOUBTFUL_PIECES : MOST_PIECES) ? Math.round(printed) : 1
  const size = pack && (isFood !== false || pack.unit === 'pieces') ? pack : { value: 1, unit: 'pieces' as const }
  const amount = Math.min(MAX_QUANTITY, roundQuantity(size.value * count))
  switch (size.unit) {
    case 'grams':
      return { ...NO_AMOUNT, quantityGrams: amount }
    case 'ml':
      return { ...NO_AMOUNT, quantityMl: amount }
    case 'pieces':
      return { ...NO_AMOUNT, quantityPieces: amount }
  }
}
