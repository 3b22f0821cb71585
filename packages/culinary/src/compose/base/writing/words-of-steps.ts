import type { Recipe, RecipeStep } from '@spizarka/knowledge'
import { findClauses } from '@spizarka/knowledge/recipes'
import { keepClauses, keptClauses, type StepWithClauses } from '../../rewriting/index.ts'

/** The steps of one way of making a dish, with their clauses: those of the base, or those kept when the steps were written. */
export function withClauses(recipe: Recipe, steps: readonly RecipeStep[]): readonly StepWithClauses[] {
  const kept = keptClauses(steps)
  if (kept) return kept
  const ways = [recipe.steps, ...(recipe.variants ?? []).map((variant) => variant.steps)]
  return keepClauses(steps, findClauses(recipe.id)?.[ways.indexOf(steps)] ?? [])
}
