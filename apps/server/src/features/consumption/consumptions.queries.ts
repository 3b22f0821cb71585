import type { Nutrients } from '@spizarka/contract/recipe-parts'
import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'
import { type Decimal, fromThousandths } from '../../platform/db/decimal.ts'
import type { ConsumptionsRow, DiaryEntriesRow } from '../../platform/db/row-types.gen.ts'
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
  'eaten.kcal',
  'eaten.protein_g',
  'eaten.fat_g',
  'eaten.saturated_g',
  'eaten.carbs_g',
  'eaten.sugars_g',
  'eaten.fibre_g',
  'eaten.salt_g',
  'eaten.potassium_mg',
  'eaten.phosphorus_mg',
] as const

/** A user's consumptions, each with what it put into the diary. */
function selectConsumptions(db: Db | Trx, ownerId: number) {
  return db
    .selectFrom('consumptions as cooked')
    .leftJoin('diary_entries as eaten', 'eaten.consumption_id', 'cooked.id')
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

/** What a column holds; a meal of tons is somebody's joke, not an error. */
const MAX_AMOUNT = 99_999_999

type Meal = Pick<Insertable<DiaryEntriesRow>, 'owner_id' | 'day' | 'meal_type' | 'title' | 'consumption_id' | 'recipe_id'>

/** Writes what was eaten into the diary; `coverage` is 0 to 1. */
export async function insertDiaryEntry(trx: Trx, meal: Meal, eaten: Nutrients, coverage: number): Promise<void> {
  await trx
    .insertInto('diary_entries')
    .values({
      ...meal,
      source: 'recipe',
      kcal: decimal(eaten.kcal),
      protein_g: decimal(eaten.protein_g),
      fat_g: decimal(eaten.fat_g),
      saturated_g: decimal(eaten.saturated_g),
      carbs_g: decimal(eaten.carbs_g),
      sugars_g: decimal(eaten.sugars_g),
      fibre_g: decimal(eaten.fibre_g),
      salt_g: decimal(eaten.salt_g),
      potassium_mg: decimal(eaten.potassium_mg),
      phosphorus_mg: decimal(eaten.phosphorus_mg),
      coverage: coverage.toFixed(3),
    })
    .execute()
}

function decimal(amount: number | null): Decimal | null {
  return amount === null ? null : String(Math.min(amount, MAX_AMOUNT))
}

export async function deleteDiaryEntry(trx: Trx, consumptionId: number): Promise<void> {
  await trx.deleteFrom('diary_entries').where('consumption_id', '=', consumptionId).execute()
}
