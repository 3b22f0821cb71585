import type { AdminProduct } from '@spizarka/contract/admin-payments'
import { toMoney } from '@spizarka/contract/money'
import type { AppContext } from '../../../platform/context.ts'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { recordAct } from '../../audit/index.ts'
import { insertPrice, listPrices, lockPrice, updatePriceEnd } from './prices.queries.ts'

/** What is sold, with every price that it had. */
export async function readPrices(db: Db | Trx): Promise<AdminProduct[]> {
  const products = new Map<number, AdminProduct>()
  for (const { id, name, amount_grosze, valid_from, valid_to } of await listPrices(db)) {
    const product = products.get(id) ?? { id, name, prices: [] }
    product.prices.push({
      amount: toMoney(amount_grosze),
      valid_from: valid_from.toISOString(),
      valid_to: valid_to?.toISOString() ?? null,
    })
    products.set(id, product)
  }
  return [...products.values()]
}

/** Gives a product another price from now on; contracts that run keep theirs. Throws AppError `not_found`. */
export async function changePrice(context: AppContext, adminId: number, productId: number, grosze: number): Promise<AdminProduct> {
  return context.db.transaction().execute(async (trx) => {
    const current = await lockPrice(trx, productId)
    if (!current) throw new AppError('not_found')
    if (current.amount_grosze !== grosze) {
      // Every price holds for at least one millisecond, even if the clock did not move between two changes.
      const now = new Date(Math.max(context.clock.now().getTime(), current.valid_from.getTime() + 1))
      await updatePriceEnd(trx, current.id, now)
      await insertPrice(trx, { product_id: productId, amount_grosze: grosze, valid_from: now })
      const details = { product: productId, before: toMoney(current.amount_grosze), after: toMoney(grosze) }
      await recordAct(trx, { adminId, act: 'price_changed', details, at: context.clock.now() })
    }
    const product = (await readPrices(trx)).find(({ id }) => id === productId)
    if (!product) throw new AppError('not_found')
    return product
  })
}
