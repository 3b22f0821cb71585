import type { ResponseOf } from '@spizarka/contract/endpoint'
import { CURRENCY, toMoney } from '@spizarka/contract/money'
import type { listSubscriptionProducts } from '@spizarka/contract/subscription-products'
import type { AppContext } from '../../../platform/context.ts'
import { listProducts } from './subscription-products.queries.ts'

/** What is sold and for how much, with the lowest price of the last 30 days, as a shop has to say it. */
export async function readProducts({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<ResponseOf<typeof listSubscriptionProducts>> {
  const products = await listProducts(db, clock.now())
  return products.map(({ amount_grosze, lowest_grosze, ...product }) => ({
    ...product,
    price: toMoney(amount_grosze),
    currency: CURRENCY,
    lowest_price_30_days: toMoney(lowest_grosze),
  }))
}
