import type { ExtractedItem } from './extract-products.ts'

export interface ReadReceiptRequest {
  /** The picture's file; its content says what kind it is. */
  image: Uint8Array
}

export interface ReceiptItem extends ExtractedItem {
  /** What was paid for the line after its discount. */
  priceGrosze: number | null
  /** The printed name, normalised: what a correction is remembered under. */
  receiptName: string
  /** The line's figures or letters do not agree with each other. */
  doubtful: boolean
}

export interface Receipt {
  items: ReceiptItem[]
  totalGrosze: number | null
  /** The chain's usual name, or the shop as printed. */
  shop: string | null
  /** `YYYY-MM-DD`. */
  boughtOn: string | null
  /** Whether the picture shows a receipt that could be read at all; where it is false there are no items. */
  legibility: 'read' | 'unreadable' | 'no_receipt'
  /** Whether the items add up to the printed total; null where there is not enough to tell. */
  sumsAgree: boolean | null
}
