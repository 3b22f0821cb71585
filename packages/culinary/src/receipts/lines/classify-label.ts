import { REMARK_SIGNS, receiptStems, STREET } from '../words.ts'
import { compileStems, isMisreadOf, matchesAnyStem, shapesOf } from './match-misread.ts'

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

const CURRENCY = compileStems('pln.')

/** Judges the words of a printed line, figures taken off; `alone` where no figures stand beside them. */
export function classifyLabel(label: string, alone: boolean): LabelKind {
  const shapes = shapesOf(label)
  const [first, second] = shapes
  const some = (list: Parameters<typeof matchesAnyStem>[1]): boolean => shapes.some((shape) => matchesAnyStem(shape, list))
  if (isTaxTable(label)) return 'total'
  if (first === undefined) return 'goods'
  if (some(receiptStems('cancelled'))) return 'cancelled'
  const discounted = some(receiptStems('discounts'))
  if ((discounted && some(receiptStems('summing'))) || matchesAnyStem(first, receiptStems('savings'))) return 'remark'
  if (some(receiptStems('subtotals'))) return 'subtotal'
  if (alone && isColumnHeads(shapes)) return 'columns'
  if (some(receiptStems('taxes'))) return 'total'
  if (discounted) return 'discount'
  if (isDeposit(label, shapes)) return 'deposit'
  if (
    matchesAnyStem(first, receiptStems('totals')) ||
    (shapes.length <= 4 && matchesAnyStem(second, receiptStems('totals')) && !/^\p{L}{4}/u.test(first))
  )
    return 'total'
  // "SUNA PLN": the currency behind one short word, whatever OCR made of it.
  if (shapes.length === 2 && matchesAnyStem(second, CURRENCY) && first.length <= 6) return 'total'
  if (isNet(shapes)) return 'net'
  if (
    matchesAnyStem(first, receiptStems('payments')) ||
    (matchesAnyStem(second, receiptStems('payments')) && matchesAnyStem(first, receiptStems('offers')))
  )
    return 'payment'
  if (isBag(shapes)) return 'bag'
  if (matchesAnyStem(first, receiptStems('remarks')) || REMARK_SIGNS.test(label) || (alone && STREET.test(label))) return 'remark'
  if (alone && shapes.every(isOfHeading)) return 'heading'
  return some(receiptStems('coupons')) || matchesAnyStem(first, receiptStems('offers')) || matchesAnyStem(second, receiptStems('offers'))
    ? 'offer'
    : 'goods'
}

/** "cena po rabacie", "PO OBNIŻCE", "cena końcowa". */
function isNet(shapes: readonly string[]): boolean {
  const reduced = shapes.some((shape, place) => shape === 'po' && matchesAnyStem(shapes[place + 1], receiptStems('reduced')))
  return reduced || (isMisreadOf(shapes[0], 'cena', 1) && matchesAnyStem(shapes[1], receiptStems('final')))
}

/** Heads of columns, one of them or more; OCR may have spoilt one in three. */
function isColumnHeads(shapes: readonly string[]): boolean {
  const known = shapes.filter((each) => matchesAnyStem(each, receiptStems('columns'))).length
  return known >= shapes.length * (known > 1 ? 0.4 : 0.6) && known > 0
}

/** "PTU A 23%", "SP.OP.A", "A: 23% = 0,95", "VAT B 8%": the table of taxes. */
function isTaxTable(label: string): boolean {
  return /^\W*(?:sp[.,]?\s*op|vat\b.*%|[A-G]\s*(?:[:=-]\s*)?\d\d?([.,]\d+)?\s*%)/i.test(label)
}

/** "KAUCJA", "BUT. ZWROTNA", "OPAK. 0,5L"; but "PIWO TYSKIE BUT. ZWR." is beer. */
function isDeposit(label: string, shapes: readonly string[]): boolean {
  const [first, ...rest] = shapes
  if (shapes.some((each) => matchesAnyStem(each, receiptStems('deposits'))) || matchesAnyStem(first, receiptStems('deposit_starts')))
    return true
  if (matchesAnyStem(first, receiptStems('returnables')) && rest.some((each) => matchesAnyStem(each, receiptStems('returned')))) return true
  return shapes.length <= 2 && /^\W*opak\b/i.test(label)
}

/** A word of a department's name, a long one with one letter misread. */
function isOfHeading(shape: string): boolean {
  return (
    matchesAnyStem(shape, receiptStems('headings')) ||
    receiptStems('headings').some((stem) => stem.shape.length >= 7 && isMisreadOf(shape, stem.shape, 1))
  )
}

function isBag(shapes: readonly string[]): boolean {
  const [first] = shapes
  if (shapes.some((each) => matchesAnyStem(each, receiptStems('bin_bags')))) return false
  if (matchesAnyStem(first, receiptStems('bags')) || matchesAnyStem(shapes.at(-1), receiptStems('shopping'))) return true
  const misread = isMisreadOf(first, 'torba', 1) || isMisreadOf(first, 'rekl', 1)
  const kinds = misread ? [...receiptStems('bag_kinds'), ...receiptStems('bag_sizes')] : receiptStems('bag_kinds')
  return (misread || matchesAnyStem(first, receiptStems('small_bags'))) && shapes.slice(1).some((each) => matchesAnyStem(each, kinds))
}
