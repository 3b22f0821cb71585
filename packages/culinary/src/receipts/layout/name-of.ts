import { readReceiptName } from '../names/read-receipt-name.ts'
import type { ReceiptName } from '../names/receipt-name.ts'

/** More names than a long receipt has. */
const MOST_KEPT = 500

const kept = new Map<string, ReceiptName>()

/** The meaning of a printed name, kept for the next line that prints it. */
export function nameOf(label: string): ReceiptName {
  const known = kept.get(label)
  if (known) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const name = readReceiptName(label)
  kept.set(label, name)
  return name
}
