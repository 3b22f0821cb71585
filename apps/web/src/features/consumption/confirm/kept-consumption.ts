import { drafts } from '../../../lib/drafts.ts'
import { MEALS } from '../../../lib/recipes/meals.ts'
import type { ConsumptionForm, LeftoversForm } from './consumption-form.ts'
import type { Deduction } from './deduction.ts'

interface Kept {
  servings: number
  form: ConsumptionForm
}

const nameOf = (recipeId: string) => `consumption.${recipeId}`

/** What was corrected and not confirmed yet, of one recipe; kept in this tab across reloads. */
export const keptConsumption = {
  /** Of so many servings: what goes into four says nothing about two. */
  find(recipeId: string, servings: number): ConsumptionForm | undefined {
    try {
      const stored: unknown = JSON.parse(drafts.find(nameOf(recipeId)) ?? 'null')
      return isKept(stored) && stored.servings === servings ? stored.form : undefined
    } catch {
      return undefined
    }
  },
  save(recipeId: string, kept: Kept): void {
    drafts.save(nameOf(recipeId), JSON.stringify(kept))
  },
  forget(recipeId: string): void {
    drafts.save(nameOf(recipeId), '')
  },
}

// Another version of the app may have kept it in another shape.
function isKept(stored: unknown): stored is Kept {
  const kept = stored as Partial<Kept> | null
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
