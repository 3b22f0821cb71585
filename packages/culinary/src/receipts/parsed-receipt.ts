import type { ParsedItem } from '../parse/index.ts'

/** One product of a receipt; lines of the same product are one. */
export interface ParsedReceiptItem extends ParsedItem {
  /** Paid for it, its discounts taken off. */
  priceGrosze: number | null
  /** The printed name, normalised: what a correction is remembered under. */
  receiptName: string
  /** Numbers of the lines of the text that it was read from, from 0. */
  places: number[]
  /** The line's figures or letters do not agree with each other. */
  doubtful: boolean
}

/** What a receipt says. */
export interface ParsedReceipt {
  items: ParsedReceiptItem[]
  totalGrosze: number | null
  /** The chain's usual name, or the shop as printed. */
  shop: string | null
  /** `YYYY-MM-DD`. */
  boughtOn: string | null
  /** Whether the text has the marks of a receipt at all. */
  isReceipt: boolean
  /** Whether the items add up to the printed total; null where there is not enough to tell. */
  sumsAgree: boolean | null
}
