import { parseReceipt } from '@spizarka/culinary/receipts'
import type { Receipt, ReceiptItem } from '../../actions/read-receipt.ts'
import { legibleReceipt } from '../../builtin/receipt/receipt-of.ts'
import { canonicalName } from '../extract-products/accept-product.ts'
import { sharesAWord } from '../extract-products/shares-a-word.ts'
import type { ReceiptAnswer } from './question.ts'

/** The model's copy of a receipt as our own rules read it; null where there is none, or nothing on it is a product. */
export function transcribedReceipt({ is_receipt, lines }: ReceiptAnswer): Receipt | null {
  if (!is_receipt) return null
  const printed = lines.map(({ text }) => text.replace(/(?<!\s)\s*\n\s*/g, '   '))
  const parsed = parseReceipt(printed.join('\n'))
  if (!parsed.isReceipt || parsed.items.length === 0) return null
  const receipt = legibleReceipt(parsed)
  const products = new Map(lines.flatMap(({ text, product }) => (product === null ? [] : [[unspaced(text), product] as const])))
  return { ...receipt, items: receipt.items.map((item) => withProduct(item, products)) }
}

/** An abbreviation that the food table could not place takes the model's word for it, where that is a known food and begins alike. */
function withProduct(item: ReceiptItem, products: ReadonlyMap<string, string>): ReceiptItem {
  if (item.foodId !== null) return item
  for (const line of item.sourceLine.split('\n')) {
    const said = products.get(unspaced(line))
    const known = said === undefined ? null : canonicalName(said)
    if (!known || known.foodId === null || !sharesAWord(known.productName, line)) continue
    const { productName, foodId, isSpice } = known
    return { ...item, productName, foodId, isSpice, ...(isSpice && { quantityGrams: null, quantityMl: null, quantityPieces: null }) }
  }
  return item
}

/** The grammar keeps a line's characters but not its columns. */
function unspaced(line: string): string {
  return line.replace(/\s+/g, '')
}
