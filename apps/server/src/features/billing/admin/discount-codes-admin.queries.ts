import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/db/connect.ts'

/** A discount code as administrators write it. */
export interface CodeFields {
  code: string
  kind: 'percent' | 'amount'
  value: number
  valid_from: Date | null
  valid_to: Date | null
  max_uses: number | null
  once_per_user: boolean
}

function codes(db: Db | Trx) {
  return db
    .selectFrom('discount_codes')
    .select(['id', 'code', 'kind', 'value', 'valid_from', 'valid_to', 'max_uses', 'once_per_user', 'uses'])
    .select(
      sql<number[]>`array(select product_id from discount_code_products as p where p.code_id = discount_codes.id order by product_id)`.as(
        'product_ids',
      ),
    )
}

/** A page of the codes, newest first. */
export async function listCodes(db: Db, window: { limit: number; offset: number }) {
  return codes(db).orderBy('id', 'desc').limit(window.limit).offset(window.offset).execute()
}
export type CodeRow = Awaited<ReturnType<typeof listCodes>>[number]

export async function countCodes(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('discount_codes')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The code, locked until the transaction ends. */
export async function lockCode(trx: Trx, id: number): Promise<CodeRow | undefined> {
  return codes(trx).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertCode(trx: Trx, fields: CodeFields): Promise<number> {
  const { id } = await trx.insertInto('discount_codes').values(fields).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateCode(trx: Trx, id: number, fields: CodeFields): Promise<void> {
  await trx.updateTable('discount_codes').set(fields).where('id', '=', id).execute()
}

/** Puts these products in the place of those that a code was for; none is all. */
export async function replaceCodeProducts(trx: Trx, codeId: number, productIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('discount_code_products').where('code_id', '=', codeId).execute()
  if (productIds.length > 0)
    await trx
      .insertInto('discount_code_products')
      .values(productIds.map((product_id) => ({ code_id: codeId, product_id })))
      .execute()
}

/** How many of these products there are. */
export async function countProducts(trx: Trx, ids: readonly number[]): Promise<number> {
  const { count } = await trx
    .selectFrom('subscription_products')
    .where('id', 'in', ids.length > 0 ? [...ids] : [0])
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
