import type { Consumption } from '@spizarka/contract/consumption'
import { UNDO_HOURS } from '@spizarka/contract/limits'
import { addHours } from '../../platform/clock/clock.ts'
import { toNumber } from '../../platform/db/decimal.ts'
import type { ConsumptionRow } from './consumptions.queries.ts'

/** A consumption as the contract shows it. */
export function presentConsumption(row: ConsumptionRow): Consumption {
  return {
    id: String(row.id),
    recipe_id: row.recipe_id === null ? null : String(row.recipe_id),
    title: row.title,
    servings: row.servings,
    portion_percent: row.portion_percent,
    meal_type: row.meal_type,
    eaten_on: row.eaten_on,
    eaten: {
      kcal: toNumber(row.kcal),
      protein_g: toNumber(row.protein_g),
      fat_g: toNumber(row.fat_g),
      saturated_g: toNumber(row.saturated_g),
      carbs_g: toNumber(row.carbs_g),
      sugars_g: toNumber(row.sugars_g),
      fibre_g: toNumber(row.fibre_g),
      salt_g: toNumber(row.salt_g),
      potassium_mg: toNumber(row.potassium_mg),
      phosphorus_mg: toNumber(row.phosphorus_mg),
    },
    created_at: row.created_at.toISOString(),
    undo_until: undoUntil(row).toISOString(),
    undone_at: row.undone_at?.toISOString() ?? null,
  }
}

/** The last moment at which a consumption can be undone. */
export function undoUntil({ created_at }: Pick<ConsumptionRow, 'created_at'>): Date {
  return addHours(created_at, UNDO_HOURS)
}
