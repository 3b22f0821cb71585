import { productKey } from '@spizarka/culinary/matching'
import type { Receipt, ReceiptItem } from '../../actions/read-receipt.ts'

/** Two readings of one receipt as one: the reading whose figures agree better, its doubtful lines mended by the other. */
export function combineReceipts(own: Receipt, seen: Receipt): Receipt {
  const [better, other] = agreement(own) > agreement(seen) ? [own, seen] : [seen, own]
  const undoubted = new Map(other.items.filter((item) => !item.doubtful).map((item) => [productKey(item.productName), item]))
  return {
    ...better,
    items: better.items.map((item) => mended(item, undoubted.get(productKey(item.productName)))),
    totalGrosze: better.totalGrosze ?? other.totalGrosze,
    shop: better.shop ?? other.shop,
    boughtOn: better.boughtOn ?? other.boughtOn,
  }
}

/** How far a reading may be trusted, from 0; its sums weigh most. */
function agreement({ items, sumsAgree }: Receipt): number {
  if (items.length === 0) return 0
  const sums = sumsAgree === null ? 1 : sumsAgree ? 2 : 0
  return 1 + sums + items.filter((item) => !item.doubtful).length / items.length
}

function mended(item: ReceiptItem, other: ReceiptItem | undefined): ReceiptItem {
  if (!item.doubtful || !other) return item
  const { quantityGrams, quantityMl, quantityPieces, priceGrosze } = other
  return { ...item, quantityGrams, quantityMl, quantityPieces, priceGrosze, doubtful: false }
}
