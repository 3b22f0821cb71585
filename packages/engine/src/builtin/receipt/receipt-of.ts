import type { ParsedReceipt } from '@spizarka/culinary/receipts'
import { type Receipt, toExtractedItem } from '../../actions.ts'
import { placesInPicture } from './place-in-picture.ts'
import type { PrintedRow } from './printed-lines.ts'
import type { PageText } from './read-picture.ts'

/** Fewer letters and digits than this, or read with less confidence, is no text that somebody could read. */
const LEGIBLE_CHARACTERS = 40
const LEGIBLE_CONFIDENCE = 40

/** The port's answer for a page's text and the receipt parsed from it. */
export function receiptOf(page: PageText, parsed: ParsedReceipt): Receipt {
  if (parsed.isReceipt) return legibleReceipt(parsed, page)
  const legibility = isLegible(page) ? 'no_receipt' : 'unreadable'
  return { items: [], totalGrosze: null, shop: null, boughtOn: null, legibility, sumsAgree: null }
}

/** What is printed on a page, one row a line, as the grammar takes it. */
export function textOfRows(rows: readonly PrintedRow[]): string {
  return rows.map(({ text }) => text).join('\n')
}

/** The port's answer for a text that is a receipt; `from` is the page whose rows the text was. */
export function legibleReceipt(
  { items: parsedItems, totalGrosze, shop, boughtOn, sumsAgree }: ParsedReceipt,
  from?: Pick<PageText, 'rows' | 'page'>,
): Receipt {
  const items = parsedItems.map((item) => {
    const { priceGrosze, receiptName, doubtful } = item
    const places = from?.page ? placesInPicture(from.rows, item.places, from.page) : []
    return { ...toExtractedItem(item), priceGrosze, receiptName, doubtful, places }
  })
  return { items, totalGrosze, shop, boughtOn, legibility: 'read', sumsAgree }
}

function isLegible({ rows, confidence }: PageText): boolean {
  const characters = textOfRows(rows).replace(/[^\p{L}\p{N}]/gu, '').length
  return characters >= LEGIBLE_CHARACTERS && confidence >= LEGIBLE_CONFIDENCE
}
