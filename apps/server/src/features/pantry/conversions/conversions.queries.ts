import type { Unit } from '@spizarka/contract/common'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import { toNumber } from '../../../platform/db/decimal.ts'
import type { ProductConversionsRow } from '../../../platform/db/row-types.gen.ts'
import type { KnownRates } from './conversions.ts'

/** What an owner taught about one product. */
export interface LearnedRate extends KnownRates {
  productKey: string
  productName: string
  /** The unit decided on; null while only a rate is known. */
  canonicalUnit: Unit | null
}

export async function listConversions(db: Db | Trx, ownerId: number, productKeys: readonly string[]): Promise<LearnedRate[]> {
  if (productKeys.length === 0) return []
  const rows = await selectConversions(db, ownerId)
    .where('product_key', 'in', [...productKeys])
    .execute()
  return rows.map(toLearned)
}

/** A page of everything that an owner taught, last changed first. */
export async function listConversionPage(
  db: Db,
  ownerId: number,
  window: { limit: number; offset: number },
): Promise<(LearnedRate & { updatedAt: Date })[]> {
  const rows = await selectConversions(db, ownerId)
    .orderBy('updated_at', 'desc')
    .orderBy('product_key')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
  return rows.map((row) => ({ ...toLearned(row), updatedAt: row.updated_at }))
}

export async function countConversions(db: Db, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('product_conversions')
    .where('owner_id', '=', ownerId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** False when the owner taught nothing about such a product. */
export async function deleteConversion(db: Db, ownerId: number, productKey: string): Promise<boolean> {
  const result = await db
    .deleteFrom('product_conversions')
    .where('owner_id', '=', ownerId)
    .where('product_key', '=', productKey)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

function selectConversions(db: Db | Trx, ownerId: number) {
  return db.selectFrom('product_conversions').where('owner_id', '=', ownerId).selectAll()
}

function toLearned(row: Selectable<ProductConversionsRow>): LearnedRate {
  return {
    productKey: row.product_key,
    productName: row.product_name,
    canonicalUnit: row.canonical_unit,
    gramsPerPiece: toNumber(row.grams_per_piece),
    mlPerPiece: toNumber(row.ml_per_piece),
    gramsPerMl: toNumber(row.grams_per_ml),
  }
}

/** Remembers what is given and keeps what was known before. Rates are grams or millilitres in a piece, grams in a millilitre. */
export async function upsertConversion(
  trx: Trx,
  ownerId: number,
  taught: { productKey: string; productName: string; canonicalUnit?: Unit } & Partial<KnownRates>,
): Promise<void> {
  const given = {
    ...(taught.canonicalUnit && { canonical_unit: taught.canonicalUnit }),
    ...(taught.gramsPerPiece && { grams_per_piece: taught.gramsPerPiece.toFixed(6) }),
    ...(taught.mlPerPiece && { ml_per_piece: taught.mlPerPiece.toFixed(6) }),
    ...(taught.gramsPerMl && { grams_per_ml: taught.gramsPerMl.toFixed(6) }),
  }
  await trx
    .insertInto('product_conversions')
    .values({ owner_id: ownerId, product_key: taught.productKey, product_name: taught.productName, ...given })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'product_key']).doUpdateSet({ ...given, product_name: taught.productName, updated_at: new Date() }),
    )
    .execute()
}
