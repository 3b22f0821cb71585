import type { Selectable } from 'kysely'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import type { DiscountCodesRow } from '../../../platform/db/row-types.gen.ts'

export type DiscountCodeRow = Selectable<DiscountCodesRow>

export async function findDiscountCode(db: Db | Trx, code: string): Promise<DiscountCodeRow | undefined> {
  return db.selectFrom('discount_codes').selectAll().where('code', '=', code).executeTakeFirst()
}

/** The code, locked against other counts of its uses. */
export async function lockDiscountCode(trx: Trx, id: number): Promise<DiscountCodeRow> {
  // Not FOR UPDATE: every payment that names the code holds its key.
  return trx.selectFrom('discount_codes').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
}

/** Of the products that a code is for; none of them where it is for all. */
export async function listCodeProducts(db: Db | Trx, codeId: number): Promise<number[]> {
  const rows = await db.selectFrom('discount_code_products').select('product_id').where('code_id', '=', codeId).execute()
  return rows.map(({ product_id }) => product_id)
}

export async function hasUsedCode(db: Db | Trx, codeId: number, userId: number): Promise<boolean> {
  const use = await db
    .selectFrom('discount_uses')
    .select('payment_id')
    .where('code_id', '=', codeId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return use !== undefined
}

/** Counts a use under the lock of the code. */
export async function insertDiscountUse(trx: Trx, use: { codeId: number; userId: number; paymentId: number; at: Date }): Promise<void> {
  const { codeId: code_id, userId: user_id, paymentId: payment_id, at: used_at } = use
  await trx.insertInto('discount_uses').values({ code_id, user_id, payment_id, used_at }).execute()
  await trx
    .updateTable('discount_codes')
    .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', code_id)
    .execute()
}
