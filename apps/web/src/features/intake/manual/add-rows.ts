import { createPantryItem } from '@spizarka/contract/pantry'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { isPantryLimit } from '../pantry-limit.ts'
import { type ManualRow, toPantryItem } from './manual-rows.ts'

export interface AddFailure {
  /** The product that could not be added. */
  name: string
  message: string
  /** The plan holds no more products. */
  limit: boolean
}

export interface AddOutcome {
  added: readonly ManualRow[]
  /** Points. */
  bonus: number
  failure?: AddFailure
}

/** Adds rows to the pantry one after another (SPEC section 7); the first that fails stops it, what was added before stays added. */
export async function addRows(rows: readonly ManualRow[]): Promise<AddOutcome> {
  const added: ManualRow[] = []
  let bonus = 0
  for (const row of rows) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the limit of the plan is counted in the order of the rows
      const item = await call(createPantryItem, { body: toPantryItem(row), idempotencyKey: row.idempotencyKey })
      added.push(row)
      bonus += item.bonus_awarded
    } catch (error) {
      return { added, bonus, failure: { name: row.name.trim(), message: describe(error), limit: isPantryLimit(error) } }
    }
  }
  return { added, bonus }
}

function describe(error: unknown): string {
  const said = isApiError(error) ? (error.detail ?? error.fieldMessage('product_name')) : undefined
  return said ?? 'Wystąpił błąd podczas dodawania produktów.'
}
