import type { Nutrients } from '@spizarka/contract/recipe-parts'
import type { Insertable } from 'kysely'
import type { Trx } from '../../platform/db/connect.ts'
import type { Decimal } from '../../platform/db/decimal.ts'
import type { DiaryEntriesRow } from '../../platform/db/row-types.gen.ts'

/** What a column holds; a meal of tons is somebody's joke, not an error. */
const MOST = 99_999_999

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
  return amount === null ? null : String(Math.min(amount, MOST))
}

export async function deleteDiaryEntry(trx: Trx, consumptionId: number): Promise<void> {
  await trx.deleteFrom('diary_entries').where('consumption_id', '=', consumptionId).execute()
}
