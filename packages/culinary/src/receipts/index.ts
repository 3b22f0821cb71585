export type { ReceiptName } from './names/read-pack.ts'
export { readReceiptName } from './names/read-receipt-name.ts'
export { parseReceipt } from './parse-receipt.ts'
export type { ParsedReceipt, ParsedReceiptItem } from './parsed-receipt.ts'
