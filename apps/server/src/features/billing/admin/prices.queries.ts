import type { Db, Trx } from '../../../platform/db/connect.ts'

/** Every price that a product ever had, newest first. */
export async function listPrices(db: Db | Trx) {
  return db
    .selectFrom('subscription_products as product')
    .innerJoin('subscription_prices as price', 'price.product_id', 'product.id')
    .select(['product.id', 'product.name', 'price.amount_grosze', 'price.valid_from', 'price.valid_to'])
    .orderBy('product.id')
    .orderBy('price.valid_from', 'desc')
    .execute()
}

/** The price that a product has now, which nobody else changes before the transaction ends; undefined where there is no such product. */
export async function lockPrice(trx: Trx, productId: number) {
  // Locks the product, not the price: a waiter on the price row would get the ended price and miss the next one.
  await trx.selectFrom('subscription_products').where('id', '=', productId).select('id').forUpdate().execute()
  return trx
    .selectFrom('subscription_prices')
    .where('product_id', '=', productId)
    .where('valid_to', 'is', null)
    .select(['id', 'amount_grosze', 'valid_from'])
    .executeTakeFirst()
}

export async function updatePriceEnd(trx: Trx, id: number, validTo: Date): Promise<void> {
  await trx.updateTable('subscription_prices').set({ valid_to: validTo }).where('id', '=', id).execute()
}

export async function insertPrice(trx: Trx, price: { product_id: number; amount_grosze: number; valid_from: Date }): Promise<void> {
  await trx.insertInto('subscription_prices').values(price).execute()
}
