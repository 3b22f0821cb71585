import type { confirmConsumption } from '@spizarka/contract/consumption'
import type { BodyIn } from '@spizarka/contract/endpoint'
import type { MealType } from '@spizarka/contract/meals'
import { MEALS } from '../../../lib/recipes/words/recipe-words.ts'
import { drafts } from '../../../lib/storage/drafts.ts'
import { type Deduction, deductionsToSend, fromProposal, type Proposal } from './deduction.ts'

/** What was cooked, eaten and left, as it is being edited. */
export interface ConsumptionForm {
  deductions: readonly Deduction[]
  /** Per cent of one serving; null is nothing, and goes into no diary. */
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
export function proposedForm({ deductions, meal_type, leftovers: { product_name, best_before } }: Proposal): ConsumptionForm {
  return {
    deductions: deductions.map(fromProposal),
    portion: 100,
    meal: meal_type,
    day: null,
    leftovers: { kept: best_before !== null, name: product_name, portions: null, bestBefore: best_before ?? '' },
  }
}

/** The form as it was left, over what the pantry holds by now; what had been added to it stays on the list. */
export function applyDraft(proposed: ConsumptionForm, kept: ConsumptionForm): ConsumptionForm {
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

/** Portions that are kept, to the half that people count in; never below 0. */
export function portionsLeft({ portion, leftovers }: ConsumptionForm, servings: number): number {
  if (!leftovers.kept) return 0
  if (leftovers.portions !== null) return leftovers.portions
  return Math.max(0, Math.floor((servings - (portion ?? 0) / 100) * 2) / 2)
}

/** What is sent. */
export function requestBody(form: ConsumptionForm, servings: number): BodyIn<typeof confirmConsumption> {
  const { deductions, portion, meal, day, leftovers } = form
  const portions = portionsLeft(form, servings)
  return {
    servings,
    deductions: deductionsToSend(deductions),
    portion_percent: portion,
    meal_type: meal,
    ...(day && { eaten_on: day }),
    leftovers: portions > 0 ? { product_name: leftovers.name, portions, best_before: leftovers.bestBefore || null } : null,
  }
}

interface StoredDraft {
  servings: number
  form: ConsumptionForm
}

const draftName = (recipeId: string) => `consumption.${recipeId}`

/** What was corrected and not confirmed yet, of one recipe; kept in this tab across reloads. */
export const consumptionDraft = {
  /** Of so many servings: what goes into four says nothing about two. */
  find(recipeId: string, servings: number): ConsumptionForm | undefined {
    try {
      const stored: unknown = JSON.parse(drafts.find(draftName(recipeId)) ?? 'null')
      return isStoredDraft(stored) && stored.servings === servings ? stored.form : undefined
    } catch {
      return undefined
    }
  },
  save(recipeId: string, kept: StoredDraft): void {
    drafts.save(draftName(recipeId), JSON.stringify(kept))
  },
  forget(recipeId: string): void {
    drafts.save(draftName(recipeId), '')
  },
}

// Another version of the app may have kept it in another shape.
function isStoredDraft(stored: unknown): stored is StoredDraft {
  const kept = stored as Partial<StoredDraft> | null
  return typeof kept?.servings === 'number' && isForm(kept.form)
}

function isForm(stored: unknown): stored is ConsumptionForm {
  const form = stored as Partial<ConsumptionForm> | null | undefined
  return (
    Array.isArray(form?.deductions) &&
    form.deductions.every(isDeduction) &&
    isNumberOrNull(form.portion) &&
    MEALS.some((meal) => meal === form.meal) &&
    (form.day === null || typeof form.day === 'string') &&
    isLeftovers(form.leftovers)
  )
}

function isDeduction(stored: unknown): stored is Deduction {
  const deduction = stored as Partial<Deduction> | null
  return (
    [deduction?.productId, deduction?.name, deduction?.category].every((text) => typeof text === 'string') &&
    [deduction?.isSpice, deduction?.usedUp].every((flag) => typeof flag === 'boolean') &&
    [deduction?.available, deduction?.quantity].every(isNumberOrNull) &&
    (deduction?.unit === null || typeof deduction?.unit === 'string')
  )
}

function isLeftovers(stored: unknown): stored is LeftoversForm {
  const leftovers = stored as Partial<LeftoversForm> | null | undefined
  return (
    typeof leftovers?.kept === 'boolean' &&
    isNumberOrNull(leftovers.portions) &&
    [leftovers.name, leftovers.bestBefore].every((text) => typeof text === 'string')
  )
}

function isNumberOrNull(stored: unknown): stored is number | null {
  return stored === null || typeof stored === 'number'
}
