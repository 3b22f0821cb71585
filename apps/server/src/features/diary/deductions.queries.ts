import type { Trx } from '../../platform/db/connect.ts'
import { fromThousandths, thousandths } from '../../platform/db/decimal.ts'
import { batchStatesSchema, type StockDeductions, type TakenProduct } from '../pantry/index.ts'

/** What an entry takes out of the pantry, in thousandths of the unit that it was said in. */
export interface EntryDeduction extends TakenProduct {
  wanted: number | null
}

/** Keeps what an entry took, in the place of what it took before. */
export async function upsertDeductions(trx: Trx, entryId: number, given: StockDeductions['given']): Promise<void> {
  if (given.length === 0) return
  await trx
    .insertInto('diary_deductions')
    .values(
      given.map(({ productId, name, unit, wanted, taken }) => ({
        entry_id: entryId,
        product_id: productId,
        product_name: name,
        unit,
        wanted: wanted === null ? null : fromThousandths(wanted),
        taken: JSON.stringify(taken),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['entry_id', 'product_id']).doUpdateSet((eb) => ({
        unit: eb.ref('excluded.unit'),
        taken: eb.ref('excluded.taken'),
      })),
    )
    .execute()
}

/** What an entry took out of the pantry, or would take once it is restored. */
export async function listDeductions(trx: Trx, entryId: number): Promise<EntryDeduction[]> {
  const rows = await trx.selectFrom('diary_deductions').where('entry_id', '=', entryId).selectAll().orderBy('product_id').execute()
  return rows.map((row) => ({
    productId: row.product_id,
    name: row.product_name,
    unit: row.unit,
    wanted: row.wanted === null ? null : thousandths(row.wanted),
    taken: batchStatesSchema.parse(row.taken),
    spiceUsedUp: false,
  }))
}

/** Marks a deduction as returned; it is kept for a restore of the entry. */
export async function updateDeductionsReturned(trx: Trx, entryId: number): Promise<void> {
  await trx.updateTable('diary_deductions').set({ taken: '[]' }).where('entry_id', '=', entryId).execute()
}
