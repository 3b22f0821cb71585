import type { Unit } from '@spizarka/contract/common'
import type { confirmConsumption, proposeConsumption } from '@spizarka/contract/consumption'
import type { BodyIn, ResponseOf } from '@spizarka/contract/endpoint'
import type { PantryItem } from '@spizarka/contract/pantry'
import { plural } from '@spizarka/contract/plural'
import { formatAmount } from '../../../lib/text/format.ts'

export type Proposal = ResponseOf<typeof proposeConsumption>

/** What goes out of one product, as it is being edited; amounts in the product's own unit. */
export interface Deduction {
  productId: string
  name: string
  /** `zamiast oleju rzepakowego`, where the recipe asks for another food. */
  insteadOf: string | null
  tile: string | null
  category: string
  isSpice: boolean
  unit: Unit | null
  /** Null: there, in an unknown amount. */
  available: number | null
  /** Null is an empty box, and takes nothing. */
  quantity: number | null
  /** Of a spice: nothing is left of it. */
  usedUp: boolean
}

/** A deduction as the kitchen proposes it, in what a cook can measure. A spice is used, hardly ever used up. */
export function fromProposal(proposed: Proposal['deductions'][number]): Deduction {
  const { product_id, product_name, instead_of, tile, category, is_spice, unit, available, quantity: exact } = proposed
  const quantity =
    exact === null || unit === null || available === null || exact === available
      ? exact
      : Math.min(available, roundForProposal(exact, unit))
  const product = { productId: product_id, name: product_name, insteadOf: instead_of, tile, category, isSpice: is_spice }
  return { ...product, unit, available, quantity, usedUp: false }
}

/** A product that the cook took although the recipe does not say so. */
export function fromPantry(item: PantryItem): Deduction {
  return {
    productId: item.id,
    name: item.product_name,
    insteadOf: null,
    tile: item.tile,
    category: item.category,
    isSpice: item.is_spice,
    unit: item.canonical_unit,
    available: item.quantity_grams ?? item.quantity_ml ?? item.quantity,
    quantity: null,
    usedUp: false,
  }
}

/** What is sent of the deductions: those that take something. */
export function deductionsToSend(deductions: readonly Deduction[]): BodyIn<typeof confirmConsumption>['deductions'] {
  return deductions.flatMap(({ productId, isSpice, quantity, unit, usedUp }) => {
    if (isSpice) return usedUp ? { product_id: productId, quantity: null } : []
    return quantity === null || quantity === 0 ? [] : { product_id: productId, quantity, unit }
  })
}

/** What a deduction leaves: `zostaną 2 szt.`, `zużyte w całości`; `emptied` calls for a second look. */
export function describeRemainder({ quantity, available, unit }: Deduction): { words: string; emptied: boolean } {
  if (available === null || unit === null) return { words: 'ilość nieznana, zostaje bez zmian', emptied: false }
  if (quantity === null) return { words: `masz ${formatAmount(available, unit)}, wpisz, ile zeszło`, emptied: false }
  if (quantity > available) return { words: `masz tylko ${formatAmount(available, unit)}, zejdzie wszystko`, emptied: true }
  if (quantity === available) return { words: 'zużyte w całości', emptied: true }
  const left = roundForDisplay(available - quantity, unit)
  const shown = unit === 'pieces' || left < 1000 ? left : Math.round(left / 10) / 100
  return { words: `${plural(shown, ['zostanie', 'zostaną', 'zostanie', 'zostanie'])} ${formatAmount(left, unit)}`, emptied: false }
}

/** Parts of a piece that a cook takes, the roundest first. */
const PIECE_FRACTIONS = [1, 0.5, 0.25, 0.1, 0.05]
/** How far from the exact amount a rounder one may be. */
const MAX_ROUNDING_ERROR = 0.15

/** An amount to propose: of what is counted the roundest that comes near, because nobody cuts off 0,77 of a tomato. */
function roundForProposal(amount: number, unit: Unit): number {
  if (unit !== 'pieces') return roundToMeasure(amount, unit)
  const near = (rounded: number) => Math.abs(rounded - amount) <= amount * MAX_ROUNDING_ERROR
  return PIECE_FRACTIONS.map((part) => Math.round(Math.round(amount / part) * part * 100) / 100).find(near) ?? roundToMeasure(amount, unit)
}

/** What is there afterwards, as the eye sees it: a quarter, but not a hundredth of a lemon. Never rounded to nothing. */
function roundForDisplay(amount: number, unit: Unit): number {
  if (unit !== 'pieces') return roundToMeasure(amount, unit)
  const quarters = Math.round(amount * 400) / 100
  return Number.isInteger(quarters) && quarters > 0 ? quarters / 4 : Math.max(0.1, Math.round(amount * 10) / 10)
}

/** Whole grams and millilitres from ten up, tenths below; hundredths of a piece. Never rounded to nothing. */
function roundToMeasure(amount: number, unit: Unit): number {
  const step = unit === 'pieces' ? 0.01 : amount < 10 ? 0.1 : 1
  return Math.max(step, Math.round(Math.round(amount / step) * step * 100) / 100)
}
