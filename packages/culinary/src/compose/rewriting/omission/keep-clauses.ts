import type { RecipeStep, StepClause } from '@spizarka/knowledge'
import { divideStep, type StepWithClauses } from '../clause-words.ts'

const kept = new WeakMap<readonly RecipeStep[], readonly StepWithClauses[]>()

/** Keeps the clauses of the steps of one way of making a dish, as long as the steps themselves are kept. */
export function keepClauses(steps: readonly RecipeStep[], clauses: readonly (readonly StepClause[])[]): readonly StepWithClauses[] {
  const all = steps.map((step, place) => divideStep(step, clauses[place] ?? [{ text: step.text, foods: step.uses ?? [] }]))
  kept.set(steps, all)
  return all
}

/** The steps with the clauses that were kept for them. */
export function keptClauses(steps: readonly RecipeStep[]): readonly StepWithClauses[] | null {
  return kept.get(steps) ?? null
}
