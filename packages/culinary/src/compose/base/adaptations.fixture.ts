import type { RecipeStep } from '@spizarka/knowledge'
import { type Changes, rewriteSteps } from '../rewriting/index.ts'
import { type BaseDish, baseDishes } from './base-dish.ts'
import { withClauses } from './writing/words-of-steps.ts'

/** One change to one way of making a dish of the base, and its words then; null where it is not made because it cannot be said. */
export interface Adaptation {
  recipeId: string
  kind: 'left out' | 'replaced'
  food: string
  /** Line of the ingredient, and what stands in. */
  told: string
  before: readonly RecipeStep[]
  after: readonly RecipeStep[] | null
}

/** Every ingredient of the base that may be left out without another change, and every food that may stand in for one. */
export function* adaptationsOfBase(): Generator<Adaptation> {
  for (const dish of baseDishes()) {
    for (const steps of [dish.recipe.steps, ...(dish.recipe.variants ?? []).map((variant) => variant.steps)]) {
      for (const { food, line, optional, row, main, inTitle, isSingle, standIns } of dish.ingredients) {
        const canGo = (optional === true || row.spice === true) && main !== true && !inTitle && isSingle
        for (const reason of ['missing', 'profile'] as const) {
          if (canGo) {
            const after = rewritten(dish, steps, { replacements: [], dropped: [{ food, reason }] })
            yield { recipeId: dish.recipe.id, kind: 'left out', food, told: line, before: steps, after }
          }
          for (const { id, name } of standIns) {
            const after = rewritten(dish, steps, { replacements: [{ from: food, to: id, toName: name, reason }], dropped: [] })
            yield { recipeId: dish.recipe.id, kind: 'replaced', food, told: `${line} → ${name}`, before: steps, after }
          }
        }
      }
    }
  }
}

function rewritten({ recipe }: BaseDish, steps: readonly RecipeStep[], changes: Omit<Changes, 'foods'>): readonly RecipeStep[] | null {
  return rewriteSteps(withClauses(recipe, steps), { ...changes, foods: recipe.ingredients.map(({ food }) => food) })
}
