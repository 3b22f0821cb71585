import type { Pricing } from '@spizarka/contract/discount-codes'
import { shareRoundedHalfUp, toMoney } from '@spizarka/contract/money'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { ProductRow } from '../plans/subscription-products.queries.ts'
import {
  type DiscountCodeRow,
  findDiscountCode,
  hasUsedCode,
  insertDiscountUse,
  listCodeProducts,
  lockDiscountCode,
} from './discount-codes.queries.ts'

interface Discount {
  codeId: number
  /** Off the full price; never more than that. */
  grosze: number
}

interface Buying {
  code: string
  product: ProductRow
  userId: number
  at: Date
}

/** What a code takes off a product for somebody now; throws AppError `discount_code_…` with the reason where it takes off nothing. */
export async function readDiscount(db: Db | Trx, { code, product, userId, at }: Buying): Promise<Discount> {
  const found = await findDiscountCode(db, code)
  if (!found) throw new AppError('discount_code_unknown')
  if (found.valid_from && at < found.valid_from) throw new AppError('discount_code_not_yet')
  if (found.valid_to && at >= found.valid_to) throw new AppError('discount_code_ended')
  const problem = await limitReached(db, found, userId)
  if (problem) throw new AppError(problem)
  const products = await listCodeProducts(db, found.id)
  if (products.length > 0 && !products.includes(product.id)) throw new AppError('discount_code_other_product')
  return { codeId: found.id, grosze: discountOf(found, product.amount_grosze) }
}

/** Counts the use of a completed payment; false where the code gave out while it was being paid. */
export async function takeDiscountCode(trx: Trx, use: { codeId: number; userId: number; paymentId: number; at: Date }): Promise<boolean> {
  const code = await lockDiscountCode(trx, use.codeId)
  if (await limitReached(trx, code, use.userId)) return false
  await insertDiscountUse(trx, use)
  return true
}

async function limitReached(db: Db | Trx, code: DiscountCodeRow, userId: number) {
  if (code.once_per_user && (await hasUsedCode(db, code.id, userId))) return 'discount_code_used'
  return code.max_uses !== null && code.uses >= code.max_uses ? 'discount_code_used_up' : undefined
}

function discountOf({ kind, value }: DiscountCodeRow, price: number): number {
  return kind === 'percent' ? shareRoundedHalfUp(price, value, 100) : Math.min(value, price)
}

/** The three amounts that a screen shows. */
export function presentPricing(product: ProductRow, { grosze }: Discount): Pricing {
  return {
    original_amount: toMoney(product.amount_grosze),
    discounted_amount: toMoney(product.amount_grosze - grosze),
    discount_amount: toMoney(grosze),
    next_amount: toMoney(product.amount_grosze),
  }
}
