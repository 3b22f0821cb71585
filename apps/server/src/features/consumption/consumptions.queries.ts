import { NUTRIENTS } from '@spizarka/contract/recipe-parts'
import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'
import { fromThousandths } from '../../platform/db/decimal.ts'
import type { ConsumptionsRow } from '../../platform/db/row-types.gen.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { batchStatesSchema, type StockDeductions, type TakenProduct } from '../pantry/index.ts'

const COLUMNS = [
  'cooked.id',
  'cooked.recipe_id',
  'cooked.title',
  'cooked.servings',
  'cooked.portion_percent',
  'cooked.meal_type',
  'cooked.eaten_on',
  'cooked.leftovers_product_id',
  'cooked.leftovers_quantity',
  'cooked.leftovers_best_before',
  'cooked.created_at',
  'cooked.undone_at',
  ...NUTRIENTS.map((nutrient) => `eaten.${nutrient}` as const),
] as const

/** A user's consumptions, each with what it put into the diary. */
function selectConsumptions(db: Db | Trx, ownerId: number) {
  return db
    .selectFrom('consumptions as cooked')
    .leftJoin('diary_entries as eaten', (join) => join.onRef('eaten.consumption_id', '=', 'cooked.id').on('eaten.deleted_at', 'is', null))
    .where('cooked.owner_id', '=', ownerId)
    .select(COLUMNS)
}
export type ConsumptionRow = Awaited<ReturnType<typeof getConsumption>>

/** Throws `not_found` for another's. */
export async function getConsumption(trx: Trx, ownerId: number, id: number) {
  const row = await selectConsumptions(trx, ownerId).where('cooked.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

/** One page of what a user cooked, newest first. */
export async function listConsumptionPage(db: Db, ownerId: number, window: { limit: number; offset: number }): Promise<ConsumptionRow[]> {
  return selectConsumptions(db, ownerId).orderBy('cooked.id', 'desc').limit(window.limit).offset(window.offset).execute()
}

export async function countConsumptions(db: Db, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('consumptions')
    .where('owner_id', '=', ownerId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function insertConsumption(trx: Trx, consumption: Insertable<ConsumptionsRow>): Promise<number> {
  const { id } = await trx.insertInto('consumptions').values(consumption).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function insertDeductions(trx: Trx, consumptionId: number, given: StockDeductions['given']): Promise<void> {
  if (given.length === 0) return
  await trx
    .insertInto('consumption_deductions')
    .values(
      given.map(({ productId, name, unit, wanted, taken, spiceUsedUp }) => ({
        consumption_id: consumptionId,
        product_id: productId,
        product_name: name,
        unit,
        wanted: wanted === null ? null : fromThousandths(wanted),
        taken: JSON.stringify(taken),
        spice_used_up: spiceUsedUp,
      })),
    )
    .execute()
}

/** What a consumption took out of the pantry. */
export async function listTaken(trx: Trx, consumptionId: number): Promise<TakenProduct[]> {
  const rows = await trx
    .selectFrom('consumption_deductions')
    .where('consumption_id', '=', consumptionId)
    .select(['product_id', 'product_name', 'unit', 'taken', 'spice_used_up'])
    .orderBy('product_id')
    .execute()
  return rows.map((row) => ({
    productId: row.product_id,
    name: row.product_name,
    unit: row.unit,
    taken: batchStatesSchema.parse(row.taken),
    spiceUsedUp: row.spice_used_up,
  }))
}

export async function updateConsumptionUndone(trx: Trx, consumptionId: number, now: Date): Promise<void> {
  await trx.updateTable('consumptions').set({ undone_at: now }).where('id', '=', consumptionId).execute()
}
