import { createHash } from 'node:crypto'
import { drawDishCard } from '@spizarka/engine/card'
import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import { bindJob } from '../../platform/jobs/binding.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { listUndrawn, setFirstPicture } from './base.queries.ts'
import { keepIllustration, picturedDish } from './make-picture.ts'

/** So few that a stop need not wait for them. */
const BATCH = 3

/** Draws the cards of the recipe base that are missing, some at a time; the next job goes on. */
export const drawCards = defineJob({
  name: 'recipes.draw-cards',
  payload: z.object({}),
  retries: 1,
  retryDelaySeconds: 30,
  expireSeconds: 120,
  concurrency: 1,
})

export const drawCardsJob = bindJob({
  job: drawCards,
  handle: draw,
  // The clock's next job begins where this one stopped.
  onExhausted: async () => {},
})

async function draw(context: AppContext): Promise<void> {
  const recipes = await listUndrawn(context.db, BATCH)
  // The kitchen's own hand also where a model makes pictures: these are for everybody, and nobody pays for them.
  for (const recipe of recipes) {
    const card = await drawDishCard(picturedDish(recipe, seedOf(recipe.base_id)))
    await setFirstPicture(context.db, recipe, await keepIllustration(context, card))
  }
  if (recipes.length === BATCH) await context.db.transaction().execute((trx) => context.jobs.enqueue(trx, drawCards, {}))
}

/** The same card for the same recipe in every installation. */
function seedOf(baseId: string | null): number {
  return createHash('sha256')
    .update(baseId ?? '')
    .digest()
    .readUInt32BE()
}
