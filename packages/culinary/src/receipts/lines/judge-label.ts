import { REMARK_SIGNS, receiptStems, STREET } from '../words.ts'
import { isAny, isMisreadOf, shapesOf, stems } from './alike.ts'

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
  if (some(receiptStems('cancelled'))) return 'cancelled'
  const discounted = some(receiptStems('discounts'))
  if ((discounted && some(receiptStems('summing'))) || isAny(first, receiptStems('savings'))) return 'remark'
  if (some(receiptStems('subtotals'))) return 'subtotal'
  if (alone && isColumnHeads(shapes)) return 'columns'
  if (some(receiptStems('taxes'))) return 'total'
  if (discounted) return 'discount'
  if (isDeposit(label, shapes)) return 'deposit'
  if (isAny(first, receiptStems('totals')) || (shapes.length <= 4 && isAny(second, receiptStems('totals')) && !/^\p{L}{4}/u.test(first)))
    return 'total'
  // "SUNA PLN": the currency behind one short word, whatever OCR made of it.
  if (shapes.length === 2 && isAny(second, CURRENCY) && first.length <= 6) return 'total'
  if (isNet(shapes)) return 'net'
  if (isAny(first, receiptStems('payments')) || (isAny(second, receiptStems('payments')) && isAny(first, receiptStems('offers'))))
    return 'payment'
  if (isBag(shapes)) return 'bag'
  if (isAny(first, receiptStems('remarks')) || REMARK_SIGNS.test(label) || (alone && STREET.test(label))) return 'remark'
  if (alone && shapes.every(isOfHeading)) return 'heading'
  return some(receiptStems('coupons')) || isAny(first, receiptStems('offers')) || isAny(second, receiptStems('offers')) ? 'offer' : 'goods'
}

/** "cena po rabacie", "PO OBNIŻCE", "cena końcowa". */
function isNet(shapes: readonly string[]): boolean {
  const reduced = shapes.some((shape, place) => shape === 'po' && isAny(shapes[place + 1], receiptStems('reduced')))
  return reduced || (isMisreadOf(shapes[0], 'cena', 1) && isAny(shapes[1], receiptStems('final')))
}

/** Heads of columns, one of them or more; OCR may have spoilt one in three. */
function isColumnHeads(shapes: readonly string[]): boolean {
  const known = shapes.filter((each) => isAny(each, receiptStems('columns'))).length
  return known >= shapes.length * (known > 1 ? 0.4 : 0.6) && known > 0
}

/** "PTU A 23%", "SP.OP.A", "A: 23% = 0,95", "VAT B 8%": the table of taxes. */
function isTaxTable(label: string): boolean {
  return /^\W*(?:sp[.,]?\s*op|vat\b.*%|[A-G]\s*(?:[:=-]\s*)?\d\d?([.,]\d+)?\s*%)/i.test(label)
}

/** "KAUCJA", "BUT. ZWROTNA", "OPAK. 0,5L"; but "PIWO TYSKIE BUT. ZWR." is beer. */
function isDeposit(label: string, shapes: readonly string[]): boolean {
  const [first, ...rest] = shapes
  if (shapes.some((each) => isAny(each, receiptStems('deposits'))) || isAny(first, receiptStems('deposit_starts'))) return true
  if (isAny(first, receiptStems('returnables')) && rest.some((each) => isAny(each, receiptStems('returned')))) return true
  return shapes.length <= 2 && /^\W*opak\b/i.test(label)
}

/** A word of a department's name, a long one with one letter misread. */
function isOfHeading(shape: string): boolean {
  return (
    isAny(shape, receiptStems('headings')) ||
    receiptStems('headings').some((stem) => stem.shape.length >= 7 && isMisreadOf(shape, stem.shape, 1))
  )
}

function isBag(shapes: readonly string[]): boolean {
  const [first] = shapes
  if (shapes.some((each) => isAny(each, receiptStems('bin_bags')))) return false
  if (isAny(first, receiptStems('bags')) || isAny(shapes.at(-1), receiptStems('shopping'))) return true
  const misread = isMisreadOf(first, 'torba', 1) || isMisreadOf(first, 'rekl', 1)
  const kinds = misread ? [...receiptStems('bag_kinds'), ...receiptStems('bag_sizes')] : receiptStems('bag_kinds')
  return (misread || isAny(first, receiptStems('small_bags'))) && shapes.slice(1).some((each) => isAny(each, kinds))
}
