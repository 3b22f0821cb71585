import { ERRORS, type ErrorCode } from '@spizarka/contract/errors'
import { checkItems, type ReceiptItem } from '@spizarka/engine'

/** What of a read receipt is written out; both the grammar alone and the engine give it. */
interface ReadReceipt {
  items: readonly ReceiptItem[]
  totalGrosze: number | null
  shop: string | null
}

/** A read receipt in the format of the kitchen's answers, its items held against an empty pantry. */
export function receiptAnswer({ items, totalGrosze, shop }: ReadReceipt, milliseconds: number): object {
  const prices = items.map((item) => item.priceGrosze)
  return {
    items: checkItems(items, []).map((item, place) => ({
      product_name: item.productName,
      quantity_grams: item.quantityGrams,
      quantity_ml: item.quantityMl,
      quantity_pieces: item.quantityPieces,
      is_spice: item.isSpice,
      status: item.status,
      source_line: item.sourceLine,
      price_grosze: prices[place] ?? null,
    })),
    total_grosze: totalGrosze,
    shop,
    ms: Math.round(milliseconds * 1000) / 1000,
  }
}

/** Why nothing was read, as the app says it. */
export function receiptError(code: ErrorCode): object {
  return { error: ERRORS[code].text }
}
