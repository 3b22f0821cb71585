import type { Unit } from '@spizarka/contract/common'
import type { PantryItem } from '@spizarka/contract/pantry'
import { roundQuantity } from '@spizarka/culinary/units'
import { formatAmount } from '../../../lib/text/format.ts'

type Batch = PantryItem['batches'][number]

/** How much of a product there is, in its unit; null when nobody has said. */
export function amountOf(item: PantryItem): number | null {
  return item.quantity_grams ?? item.quantity_ml ?? item.quantity
}

/** The amount as it is said: "1,5 l". */
export function amountInWords(item: PantryItem): string {
  const amount = amountOf(item)
  return amount === null || item.canonical_unit === null ? 'bez ilości' : formatAmount(amount, item.canonical_unit)
}

/** The product with another amount; its batches stay as they were until the server says how they changed. */
export function withAmount(item: PantryItem, amount: number): PantryItem {
  const has = (unit: Unit) => (item.canonical_unit === unit ? amount : null)
  return { ...item, quantity_grams: has('grams'), quantity_ml: has('ml'), quantity: has('pieces') }
}

/** What one tap on − or + moves: small steps for small amounts. */
export function stepOf(unit: Unit, amount: number): number {
  if (unit === 'grams') return amount <= 500 ? 50 : 100
  if (unit === 'ml') return amount <= 1000 ? 100 : 250
  return 1
}

/**
 * The batches with the whole amount corrected to `total`: what is gone is taken from those that expire first, what turns up belongs to
 * the one bought last.
 */
export function batchesWithTotal(batches: readonly Batch[], total: number): Batch[] {
  const sum = batches.reduce((whole, batch) => whole + batch.quantity, 0)
  if (total >= sum) {
    const newest = batches.reduce<Batch | undefined>((a, b) => (a && a.added_at > b.added_at ? a : b), undefined)
    return batches.map((batch) => (batch === newest ? { ...batch, quantity: roundQuantity(batch.quantity + total - sum) } : batch))
  }
  let gone = sum - total
  return [...batches].sort(byDate).flatMap((batch) => {
    const taken = Math.min(gone, batch.quantity)
    gone -= taken
    const quantity = roundQuantity(batch.quantity - taken)
    return quantity > 0 ? [{ ...batch, quantity }] : []
  })
}

function byDate(a: Batch, b: Batch): number {
  return (a.best_before ?? '9999').localeCompare(b.best_before ?? '9999') || a.added_at.localeCompare(b.added_at)
}
