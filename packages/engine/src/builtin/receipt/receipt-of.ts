import type { ParsedReceipt } from '@spizarka/culinary/receipts'
import { type Receipt, toExtractedItem } from '../../actions.ts'
import type { PageText } from './read-picture.ts'

/** Fewer letters and digits than this, or read with less confidence, is no text that somebody could read. */
const LEGIBLE_CHARACTERS = 40
const LEGIBLE_CONFIDENCE = 40

/** The port's answer for a page's text and the receipt parsed from it. */
export function receiptOf(page: PageText, parsed: ParsedReceipt): Receipt {
  if (parsed.isReceipt) return legibleReceipt(parsed)
  const legibility = isLegible(page) ? 'no_receipt' : 'unreadable'
  return { items: [], totalGrosze: null, shop: null, boughtOn: null, legibility, sumsAgree: null }
}

/** The port's answer for a text that is a receipt. */
export function legibleReceipt({ items: parsedItems, totalGrosze, shop, boughtOn, sumsAgree }: ParsedReceipt): Receipt {
  const items = parsedItems.map((item) => {
    const { priceGrosze, receiptName, doubtful } = item
    return { ...toExtractedItem(item), priceGrosze, receiptName, doubtful }
  })
  return { items, totalGrosze, shop, boughtOn, legibility: 'read', sumsAgree }
}

function isLegible({ lines, confidence }: PageText): boolean {
  const characters = lines.join('').replace(/[^\p{L}\p{N}]/gu, '').length
  return characters >= LEGIBLE_CHARACTERS && confidence >= LEGIBLE_CONFIDENCE
}
