import type { confirmConsumption } from '@spizarka/contract/consumption'
import type { BodyIn } from '@spizarka/contract/endpoint'
import type { MealType } from '@spizarka/contract/meals'
import { type Deduction, deductionsToSend, fromProposal, type Proposal } from './deduction.ts'

/** What was cooked, eaten and left, as it is being edited. */
export interface ConsumptionForm {
  deductions: readonly Deduction[]
  /** Per cent of one serving; null is an empty box. */
  portion: number | null
  meal: MealType
  /** `YYYY-MM-DD`, or empty; null, as it was found, is today, whenever that is when it is sent. */
  day: string | null
  leftovers: LeftoversForm
}

export interface LeftoversForm {
  kept: boolean
  name: string
  /** Null: what was not eaten. */
  portions: number | null
  /** `YYYY-MM-DD`, or empty. */
  bestBefore: string
}

/** The form as the kitchen proposes it. What does not keep is not kept. */
export function formOf({ deductions, meal_type, leftovers: { product_name, best_before } }: Proposal): ConsumptionForm {
  return {
    deductions: deductions.map(fromProposal),
    portion: 100,
    meal: meal_type,
    day: null,
    leftovers: { kept: best_before !== null, name: product_name, portions: null, bestBefore: best_before ?? '' },
  }
}

/** The form as it was left, over what the pantry holds by now; what had been added to it stays on the list. */
export function withCorrections(proposed: ConsumptionForm, kept: ConsumptionForm): ConsumptionForm {
  const correctedAs = new Map(kept.deductions.map((deduction) => [deduction.productId, deduction]))
  const still = proposed.deductions.map((deduction) => {
    const corrected = correctedAs.get(deduction.productId)
    // A number in another unit is another amount.
    if (corrected?.unit !== deduction.unit) return deduction
    return { ...deduction, quantity: corrected.quantity, usedUp: corrected.usedUp }
  })
  const known = new Set(still.map(({ productId }) => productId))
  return { ...kept, deductions: [...still, ...kept.deductions.filter(({ productId }) => !known.has(productId))] }
}

/** Portions that are left, to the half that people count in; never below 0. */
export function portionsLeft({ portion, leftovers }: ConsumptionForm, servings: number): number {
  if (leftovers.portions !== null) return leftovers.portions
  return Math.max(0, Math.floor((servings - (portion ?? 0) / 100) * 2) / 2)
}

/** What is sent; undefined while the portion is not known. */
export function bodyOf(form: ConsumptionForm, servings: number): BodyIn<typeof confirmConsumption> | undefined {
  const { deductions, portion, meal, day, leftovers } = form
  if (portion === null) return undefined
  const portions = portionsLeft(form, servings)
  return {
    servings,
    deductions: deductionsToSend(deductions),
    portion_percent: portion,
    meal_type: meal,
    ...(day && { eaten_on: day }),
    leftovers:
      leftovers.kept && portions > 0 ? { product_name: leftovers.name, portions, best_before: leftovers.bestBefore || null } : null,
  }
}
