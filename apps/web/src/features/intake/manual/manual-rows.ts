import type { Unit } from '@spizarka/contract/common'
import type { BodyIn } from '@spizarka/contract/endpoint'
import { LIMITS } from '@spizarka/contract/limits'
import type { createPantryItem } from '@spizarka/contract/pantry'
import { newIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'

export interface ManualRow {
  id: string
  /** A row is added once, however often it is sent as it is. */
  idempotencyKey: string
  name: string
  quantity: number | null
  unit: Unit
}

export type ManualRows = readonly ManualRow[]

export function emptyRow(): ManualRow {
  return { id: newIdempotencyKey(), idempotencyKey: newIdempotencyKey(), name: '', quantity: null, unit: 'grams' }
}

export function withEmptyRow(rows: ManualRows): ManualRows {
  return rows.length < LIMITS.manualRows ? [...rows, emptyRow()] : rows
}

/** The rows with one of them changed; a changed row is another request, with another key. */
export function changeRow(rows: ManualRows, id: string, changes: Partial<Pick<ManualRow, 'name' | 'quantity' | 'unit'>>): ManualRows {
  return rows.map((row) => (row.id === id ? { ...row, ...changes, idempotencyKey: newIdempotencyKey() } : row))
}

export function withoutRow(rows: ManualRows, id: string): ManualRows {
  return rows.filter((row) => row.id !== id)
}

/** A row that is added: it has a name and an amount above 0. */
export function isComplete({ name, quantity }: ManualRow): boolean {
  return name.trim() !== '' && quantity !== null && quantity > 0
}

/** A row that someone has begun and not completed. */
export function isBegun(row: ManualRow): boolean {
  return !isComplete(row) && (row.name.trim() !== '' || row.quantity !== null)
}

/** A row as `POST /pantry/` takes it: one amount, in the field of its unit. */
export function toPantryItem({ name, quantity, unit }: ManualRow): BodyIn<typeof createPantryItem> {
  return { product_name: name.trim(), canonical_unit: unit, is_spice: false, [`quantity_${unit}`]: quantity }
}
