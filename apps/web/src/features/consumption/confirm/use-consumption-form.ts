import { useState } from 'react'
import { type ConsumptionForm, formOf, withCorrections } from './consumption-form.ts'
import type { Proposal } from './deduction.ts'
import { keptConsumption } from './kept-consumption.ts'

/** What the kitchen proposes, with the corrections that were made in this tab; every change is kept until it is confirmed. */
export function useConsumptionForm(recipeId: string, proposal: Proposal) {
  const { servings } = proposal
  const [kept] = useState(() => keptConsumption.find(recipeId, servings))
  const [restored, setRestored] = useState(kept !== undefined)
  const proposed = () => formOf(proposal)
  const [form, setForm] = useState(() => (kept ? withCorrections(proposed(), kept) : proposed()))
  return {
    form,
    /** It holds corrections that were made before and not confirmed. */
    restored,
    change: (changed: Partial<ConsumptionForm>) => {
      const next = { ...form, ...changed }
      setForm(next)
      keptConsumption.save(recipeId, { servings, form: next })
    },
    startOver: () => {
      keptConsumption.forget(recipeId)
      setForm(proposed())
      setRestored(false)
    },
  }
}
