import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { dishKindSchema } from '@spizarka/contract/recipe-parts'
import type { IllustrateRequest, Illustration } from '@spizarka/engine'
import { drawDishPicture } from '@spizarka/engine/dish-picture'
import { z } from 'zod'
import type { AppContext } from '../../../platform/context.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { savePicture } from '../../pictures/index.ts'
import { contentSchema, productsOf } from '../content/content.ts'
import type { RecipeRow } from '../recipes.queries.ts'
import { listUndrawn, updateFirstPicture } from './base.queries.ts'

/** Has a picture of a recipe made and keeps it; gives the key to attach it by. */
export async function makePicture(
  context: AppContext,
  recipe: Pick<RecipeRow, 'title' | 'kind' | 'content'>,
  seed: number,
): Promise<{ key: string; madeBy: Illustration['madeBy'] }> {
  const made = await context.engine.illustrate(picturedDish(recipe, seed))
  return { key: await saveIllustration(context, made), madeBy: made.madeBy }
}

/** Of a dish: a handful of herbs is more, the rind of a lemon less. */
const LEAST_SHARE_SEEN = 0.01

/** What a recipe's picture shows: its foods, what there is most of first, without pinches that nobody sees. */
function picturedDish({ title, kind, content }: Pick<RecipeRow, 'title' | 'kind' | 'content'>, seed: number): IllustrateRequest {
  const products = contentSchema.parse(content).ingredients.flatMap(productsOf)
  const least = LEAST_SHARE_SEEN * products.reduce((sum, { grams }) => sum + (grams ?? 0), 0)
  const seen = products.filter(({ grams }) => grams === null || grams >= least)
  const foods = seen.toSorted((one, other) => (other.grams ?? 0) - (one.grams ?? 0)).flatMap(({ food }) => food ?? [])
  return { title, kind: dishKindSchema.parse(kind), foods: [...new Set(foods)], seed }
}

/** Gives the key. */
function saveIllustration(context: AppContext, { image, width, height, madeBy }: Illustration): Promise<string> {
  return savePicture(context, { image, width, height, kind: madeBy === 'model' ? 'generated' : 'drawn' })
}

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
  handle: draw,
  // The clock's next job begins where this one stopped.
  onExhausted: async () => {},
})

async function draw(context: AppContext): Promise<void> {
  const recipes = await listUndrawn(context.db, BATCH)
  // The kitchen's own hand also where a model makes pictures: these are for everybody, and nobody pays for them.
  for (const recipe of recipes) {
    const started = performance.now()
    const card = await drawDishPicture(picturedDish(recipe, seedOf(recipe.base_id)))
    await updateFirstPicture(context.db, recipe, await saveIllustration(context, card))
    // Drawing the whole base is minutes of work for one core: half of the time is left to what users wait for.
    await sleep(performance.now() - started)
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
