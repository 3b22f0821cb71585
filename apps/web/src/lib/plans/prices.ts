import type { Pricing } from '@spizarka/contract/discount-codes'
import type { BillingCycle, PaidPlan, SubscriptionProduct } from '@spizarka/contract/subscription-products'
import { isApiError } from '../api/api-error.ts'
import { formatGrosze, formatMoney } from '../text/format.ts'
import { NO_CONNECTION } from '../text/texts.ts'

/** Money as it travels, in grosze: "29.99" → 2999. */
export function groszeOf(money: string): number {
  return Number(money.replace('.', ''))
}

/** The whole per cent of a price that a discount is, rounded as it was taken off; undefined where it is none, as with 5 zł off 29,99. */
export function percentOff(pricing: Pick<Pricing, 'original_amount' | 'discount_amount'>): number | undefined {
  const [price, off] = [groszeOf(pricing.original_amount), groszeOf(pricing.discount_amount)]
  const percent = Math.round((off * 100) / price)
  return Math.round((price * percent) / 100) === off ? percent : undefined
}

/** What is said where the plans could not be read. */
export function describePlansFailure(error: unknown): string {
  return isApiError(error) ? 'Nie udało się załadować planów subskrypcji. Spróbuj ponownie później.' : NO_CONNECTION
}

const MONTHS = 12

/** What a year costs a month: Wychodzi 24,99 zł miesięcznie zamiast 29,99 zł. */
export function describeYear(yearly: SubscriptionProduct, monthly: SubscriptionProduct | undefined): string {
  const aMonth = formatGrosze(Math.round(groszeOf(yearly.price) / MONTHS))
  return `Wychodzi ${aMonth} miesięcznie${monthly ? ` zamiast ${formatMoney(monthly.price)}` : ''}.`
}

/** The product of a plan for a billing cycle. */
export function findProduct(
  products: readonly SubscriptionProduct[],
  plan: PaidPlan,
  cycle: BillingCycle,
): SubscriptionProduct | undefined {
  return products.find(({ plan_type, billing_cycle }) => plan_type === plan && billing_cycle === cycle)
}

/** How a rhythm of paying is called after the name of a plan: Premium, miesięcznie. */
export const CYCLE_NAMES: Readonly<Record<BillingCycle, string>> = { monthly: 'miesięcznie', yearly: 'rocznie' }
