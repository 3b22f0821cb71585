import type { ExtractedItem } from './extract-products.ts'

export interface ReadReceiptRequest {
  /** The picture's file; its content says what kind it is. */
  image: Uint8Array
}

export interface ReceiptItem extends ExtractedItem {
  /** What was paid for the line after its discount. */
  priceGrosze: number | null
}

export interface Receipt {
  items: ReceiptItem[]
  totalGrosze: number | null
  /** The chain or shop, as printed. */
  shop: string | null
  /** `YYYY-MM-DD`. */
  boughtOn: string | null
}
