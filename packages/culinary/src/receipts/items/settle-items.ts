import { findFoodById } from '@spizarka/knowledge'
import type { Purchase } from '../layout/basket.ts'
import { nameOf } from '../layout/name-of.ts'
import type { ReceiptName } from '../names/receipt-name.ts'
import { type NamedItem, settleItem } from './settle-item.ts'
import { sizeOfTail } from './spoilt-tail.ts'
import { type SizesBeside, usualSize } from './usual-size.ts'

/** Where so many of the sizes and more than this share were mended, the print's noughts are blurred. */
const BLURRED_SIZES = 2
const BLURRED_SHARE = 1 / 10

/** Packs within a pack: what they come to is no size of its own. */
const SEVERAL = /\d\s?[x×*]\s?\d/i

interface PrintedPack {
  purchase: Purchase
  name: ReceiptName
  pack: ReceiptName['pack']
}

/** Turns purchases into items, the sizes of their packs read in the light of each other and of the packs that shops sell. */
export function settleItems(purchases: readonly Purchase[]): NamedItem[] {
  const printed = purchases.map((purchase) => {
    const name = nameOf(purchase.label)
    return { purchase, name, pack: packOf(purchase.label, name, { blurred: false, ofSameProduct: [] }) }
  })
  const sized = printed.filter(({ name }) => name.pack !== null)
  const mended = sized.filter(({ name, pack }) => pack?.value !== name.pack?.value)
  const blurred = mended.length >= BLURRED_SIZES && mended.length > sized.length * BLURRED_SHARE
  return printed.map((each) => {
    const { purchase, name } = each
    const ofSameProduct = sizesOfSameProduct(each, printed)
    const pack = blurred || ofSameProduct.length > 0 ? packOf(purchase.label, name, { blurred, ofSameProduct }) : each.pack
    return settleItem(purchase, { ...name, pack })
  })
}

function sizesOfSameProduct({ purchase, name }: PrintedPack, printed: readonly PrintedPack[]): number[] {
  return printed.flatMap((other) =>
    other.purchase !== purchase && other.name.productName === name.productName && other.pack !== null && other.pack.unit !== 'pieces'
      ? [other.pack.value]
      : [],
  )
}

/** The size of one pack as the name prints it or most likely printed it. */
function packOf(label: string, { foodId, isFood, isSpice, pack }: ReceiptName, beside: SizesBeside): ReceiptName['pack'] {
  if (isSpice || isFood === false || SEVERAL.test(label)) return pack
  const food = foodId === null ? null : findFoodById(foodId)
  if (pack !== null) return usualSize(pack, food, beside)
  return food && sizeOfTail(label, food, beside.ofSameProduct)
}
