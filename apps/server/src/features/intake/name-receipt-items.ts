import { LIMITS } from '@spizarka/contract/limits'
import type { Receipt, ReceiptItem } from '@spizarka/engine'
import type { Trx } from '../../platform/db/connect.ts'
import { fromThousandths, thousandths } from '../../platform/db/decimal.ts'
import { type KnownName, recallNames } from '../learned-names/index.ts'
import { identifyProduct } from '../pantry/index.ts'
import { toEngine } from './amounts.ts'
import type { ItemToReview } from './lay-out-items.ts'
import { groszeOf } from './receipt-facts.ts'

/** The items of a receipt as their owner calls them, where an earlier correction says how. The pantry's lock must be held. */
export async function nameReceiptItems(
  trx: Trx,
  ownerId: number,
  { items, shop }: Pick<Receipt, 'items' | 'shop'>,
  now: Date,
): Promise<ItemToReview[]> {
  const printed = items.map((item) => item.receiptName)
  const known = await recallNames(trx, { ownerId, shop, receiptNames: printed, now })
  return items.map((item) => {
    const name = known.get(item.receiptName)
    const { receiptName, doubtful, quantityPieces: count } = item
    const receipt = { priceGrosze: groszeOf(item.priceGrosze), receiptName, doubtful, count, learned: name !== undefined }
    return { ...(name ? rename(item, name) : item), receipt }
  })
}

function rename(item: ReceiptItem, { productName, size }: KnownName): ReceiptItem {
  const { foodId, isSpice } = identifyProduct(productName)
  const whole = size === null || item.quantityPieces === null ? null : thousandths(size.quantity * item.quantityPieces)
  const fits = whole !== null && whole <= LIMITS.quantity * 1000
  const amount = size && fits ? toEngine({ quantity: fromThousandths(whole), unit: size.unit }) : {}
  return { ...item, productName, foodId, isSpice, problem: null, ...amount }
}
