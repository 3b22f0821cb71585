import type { ReceiptName } from '../names/receipt-name.ts'

/**
 * Sizes of packs end in noughts: a last 9 is one that OCR closed ("149G"), and so is a 6 or 8 where a whole fifty would be
 * ("206G", "456 g"), for 168 g of biscuits are sold.
 */
export function usualSize(pack: ReceiptName['pack']): ReceiptName['pack'] {
  if (pack === null || pack.unit === 'pieces' || pack.value < 100 || !/[689]$/.test(String(pack.value))) return pack
  const rounded = Math.floor(pack.value / 10) * 10
  return rounded % 50 === 0 || pack.value % 10 === 9 ? { ...pack, value: rounded } : pack
}
