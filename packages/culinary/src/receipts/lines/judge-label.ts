import { isAny, isNear, shapesOf, stems } from '../letters/alike.ts'
import * as words from './vocabulary.ts'

/**
 * What the words of a printed line announce. `goods` is everything that nothing else claims; `net` is what a discount leaves of
 * the price above, `total` closes the items,
 * `subtotal`, `remark` and `columns` are left out wherever they stand.
 */
export type LabelKind =
  | 'goods'
  | 'bag'
  | 'deposit'
  | 'discount'
  | 'offer'
  | 'net'
  | 'cancelled'
  | 'subtotal'
  | 'total'
  | 'payment'
  | 'columns'
  | 'heading'
  | 'remark'

const CURRENCY = stems('pln.')

/** Judges the words of a printed line, figures taken off; `alone` where no figures stand beside them. */
export function judgeLabel(label: string, alone: boolean): LabelKind {
  const shapes = shapesOf(label)
  const [first, second] = shapes
  const some = (list: Parameters<typeof isAny>[1]): boolean => shapes.some((shape) => isAny(shape, list))
  if (isTaxTable(label)) return 'total'
  if (first === undefined) return 'goods'
  if (some(words.CANCELLED)) return 'cancelled'
  const discounted = some(words.DISCOUNTS)
  if ((discounted && some(words.SUMMING)) || isAny(first, words.SAVINGS)) return 'remark'
  if (some(words.SUBTOTALS)) return 'subtotal'
  if (alone && isColumnHeads(shapes)) return 'columns'
  if (some(words.TAXES)) return 'total'
  if (discounted) return 'discount'
  if (isDeposit(label, shapes)) return 'deposit'
  if (isAny(first, words.TOTALS) || (shapes.length <= 4 && isAny(second, words.TOTALS) && !/^\p{L}{4}/u.test(first))) return 'total'
  // "SUNA PLN": the currency behind one short word, whatever OCR made of it.
  if (shapes.length === 2 && isAny(second, CURRENCY) && first.length <= 6) return 'total'
  if (isNet(shapes)) return 'net'
  if (isAny(first, words.PAYMENTS) || (isAny(second, words.PAYMENTS) && isAny(first, words.OFFERS))) return 'payment'
  if (isBag(shapes)) return 'bag'
  if (isAny(first, words.REMARKS) || words.REMARK_SIGNS.test(label) || (alone && words.STREET.test(label))) return 'remark'
  if (alone && shapes.every(isOfHeading)) return 'heading'
  return some(words.COUPONS) || isAny(first, words.OFFERS) || isAny(second, words.OFFERS) ? 'offer' : 'goods'
}

/** "cena po rabacie", "PO OBNIŻCE", "cena końcowa". */
function isNet(shapes: readonly string[]): boolean {
  const reduced = shapes.some((shape, place) => shape === 'po' && isAny(shapes[place + 1], words.REDUCED))
  return reduced || (isNear(shapes[0], 'cena', 1) && isAny(shapes[1], words.FINAL))
}

/** Heads of columns, one of them or more; OCR may have spoilt one in three. */
function isColumnHeads(shapes: readonly string[]): boolean {
  const known = shapes.filter((each) => isAny(each, words.COLUMNS)).length
  return known >= shapes.length * (known > 1 ? 0.4 : 0.6) && known > 0
}

/** "PTU A 23%", "SP.OP.A", "A: 23% = 0,95", "VAT B 8%": the table of taxes. */
function isTaxTable(label: string): boolean {
  return /^\W*(?:sp[.,]?\s*op|vat\b.*%|[A-G]\s*(?:[:=-]\s*)?\d\d?([.,]\d+)?\s*%)/i.test(label)
}

/** "KAUCJA", "BUT. ZWROTNA", "OPAK. 0,5L"; but "PIWO TYSKIE BUT. ZWR." is beer. */
function isDeposit(label: string, shapes: readonly string[]): boolean {
  const [first, ...rest] = shapes
  if (shapes.some((each) => isAny(each, words.DEPOSITS)) || isAny(first, words.DEPOSIT_STARTS)) return true
  if (isAny(first, words.RETURNABLES) && rest.some((each) => isAny(each, words.RETURNED))) return true
  return shapes.length <= 2 && /^\W*opak\b/i.test(label)
}

/** A word of a department's name, a long one with one letter misread. */
function isOfHeading(shape: string): boolean {
  return isAny(shape, words.HEADINGS) || words.HEADINGS.some((stem) => stem.shape.length >= 7 && isNear(shape, stem.shape, 1))
}

function isBag(shapes: readonly string[]): boolean {
  const [first] = shapes
  if (shapes.some((each) => isAny(each, words.BIN_BAGS))) return false
  if (isAny(first, words.BAGS) || isAny(shapes.at(-1), words.SHOPPING)) return true
  const misread = isNear(first, 'torba', 1) || isNear(first, 'rekl', 1)
  const kinds = misread ? [...words.BAG_KINDS, ...words.BAG_SIZES] : words.BAG_KINDS
  return (misread || isAny(first, words.SMALL_BAGS)) && shapes.slice(1).some((each) => isAny(each, kinds))
}
