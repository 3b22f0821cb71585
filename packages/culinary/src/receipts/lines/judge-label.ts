import { isAny, isNear, shapesOf, stems } from '../letters/alike.ts'
import * as words from './vocabulary.ts'

/**
 * What the words of a printed line announce. `goods` is everything that nothing else claims; `total` closes the items,
 * `subtotal`, `remark` and `columns` are left out wherever they stand.
 */
export type LabelKind =
  | 'goods'
  | 'bag'
  | 'deposit'
  | 'discount'
  | 'offer'
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
  if (isAny(first, words.PAYMENTS) || (isAny(second, words.PAYMENTS) && isAny(first, words.OFFERS))) return 'payment'
  if (isBag(shapes)) return 'bag'
  if (isAny(first, words.REMARKS) || words.REMARK_SIGNS.test(label)) return 'remark'
  if (alone && shapes.every((shape) => isAny(shape, words.HEADINGS))) return 'heading'
  return isAny(first, words.OFFERS) || isAny(second, words.OFFERS) ? 'offer' : 'goods'
}

/** Heads of columns, one of them or more; OCR may have spoilt one in three. */
function isColumnHeads(shapes: readonly string[]): boolean {
  const known = shapes.filter((each) => isAny(each, words.COLUMNS)).length
  return known >= shapes.length * (known > 1 ? 0.4 : 0.6) && known > 0
}

/** "PTU A 23%", "SP.OP.A", "A: 23% = 0,95", "VAT B 8%": the table of taxes. */
function isTaxTable(label: string): boolean {
  return /^\W*(?:sp[.,]?\s*op|vat\b.*%|[A-G]\s*[:=-]?\s*\d\d?([.,]\d+)?\s*%)/i.test(label)
}

/** "KAUCJA", "BUT. ZWROTNA", "OPAK. 0,5L"; but "PIWO TYSKIE BUT. ZWR." is beer. */
function isDeposit(label: string, shapes: readonly string[]): boolean {
  const [first, ...rest] = shapes
  if (shapes.some((each) => isAny(each, words.DEPOSITS)) || isAny(first, words.DEPOSIT_STARTS)) return true
  if (isAny(first, words.RETURNABLES) && rest.some((each) => isAny(each, words.RETURNED))) return true
  return shapes.length <= 2 && /^\W*opak\b/i.test(label)
}

function isBag(shapes: readonly string[]): boolean {
  const [first] = shapes
  if (shapes.some((each) => isAny(each, words.BIN_BAGS))) return false
  if (isAny(first, words.BAGS)) return true
  const small = isAny(first, words.SMALL_BAGS) || isNear(first, 'torba', 1)
  return small && shapes.slice(1).some((each) => isAny(each, words.BAG_KINDS))
}
