import { generateRecipe, readRecipeSession } from '@spizarka/contract/recipe-sessions'
import { composeRecipe } from '../../apps/server/src/features/compose/generate-recipe.ts'
import type { Measurement } from '../figure.ts'
import { fillPantry } from '../recipe-list/fill-recipes.ts'
import { timeSubmits, waitFor } from './time-submits.ts'

const READY_MS = 400
const MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const

/** How long a recipe takes from the button to the page that shows it, composed from 200 products in the server as `npm start` runs it. */
export const recipeLatency: Measurement = {
  name: 'recipe-latency',
  thresholds: [{ what: 'submit → recipe, built in, 200 products', threshold: `p95 < ${READY_MS} ms` }],
  async measure() {
    const { p95, median, ratio } = await timeSubmits({
      traits: { points: 100_000, plan: 'premium' },
      prepare: ({ db }, { id }) => fillPantry(db, id),
      async submit(call, count) {
        const order = { meal_type: MEALS[count % MEALS.length], servings: 1 + (count % 4), max_missing: 3 }
        const { session_id } = generateRecipe.response.parse((await call('/generate-recipe/', order)).body)
        const session = readRecipeSession.response.parse(await waitFor(call, `/recipe-sessions/${session_id}/`))
        await waitFor(call, `/recipes/${session.recipe_id}/`)
      },
      job: composeRecipe.name,
    })
    return [
      {
        measured: `p95 ${p95.toFixed(0)} ms, median ${median.toFixed(0)} ms; ${ratio.toFixed(1)}× a bare row passed by LISTEN/NOTIFY`,
        holds: p95 < READY_MS,
      },
    ]
  },
}
