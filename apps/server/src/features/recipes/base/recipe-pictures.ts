import { createHash } from 'node:crypto'
import { dishKindSchema } from '@spizarka/contract/recipe-parts'
import type { IllustrateRequest, Illustration } from '@spizarka/engine'
import { z } from 'zod'
import { type Ask, withBackgroundProcess } from '../../../platform/concurrency/background-process.ts'
import type { AppContext } from '../../../platform/context.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { savePicture } from '../../pictures/index.ts'
import { contentSchema, productsOf } from '../content/content.ts'
import type { RecipeRow } from '../recipes.queries.ts'
import { findDrawable, listUndrawn, updateDrawnPicture, updateFirstPicture } from './base.queries.ts'

/** Has a picture of a recipe made and keeps it; gives the key to attach it by. */
export async function makePicture(
  context: AppContext,
  recipe: Pick<RecipeRow, 'title' | 'kind' | 'content'>,
  seed: number,
): Promise<{ key: string; madeBy: Illustration['madeBy'] }> {
  const made = await context.engine.illustrate(picturedDish(recipe, seed))
  return { key: await saveIllustration(context, made), madeBy: made.madeBy }
}

/** The smallest share of a dish's weight that is drawn: a handful of herbs is above it, a lemon's rind below. */
const MIN_VISIBLE_SHARE = 0.01

/** What a recipe's picture shows: its foods, what there is most of first, without pinches that nobody sees. */
function picturedDish({ title, kind, content }: Pick<RecipeRow, 'title' | 'kind' | 'content'>, seed: number): IllustrateRequest {
  const products = contentSchema.parse(content).ingredients.flatMap(productsOf)
  const least = MIN_VISIBLE_SHARE * products.reduce((sum, { grams }) => sum + (grams ?? 0), 0)
  const seen = products.filter(({ grams }) => grams === null || grams >= least)
  const foods = seen.toSorted((one, other) => (other.grams ?? 0) - (one.grams ?? 0)).flatMap(({ food }) => food ?? [])
  return { title, kind: dishKindSchema.parse(kind), foods: [...new Set(foods)], seed }
}

/** Returns the picture's key. */
function saveIllustration(context: AppContext, { image, width, height, madeBy }: Illustration): Promise<string> {
  return savePicture(context, { image, width, height, kind: madeBy === 'model' ? 'generated' : 'drawn' })
}

/** Short enough that stopping the process need not wait for it. */
const BATCH_MS = 5000
const MAX_BATCH_SIZE = 12

/** Draws the cards of the recipe base that are missing, some at a time; the next job goes on. */
export const drawCards = defineJob({
  name: 'recipes.draw-cards',
  payload: z.object({}),
  retries: 1,
  retryDelaySeconds: 30,
  expireSeconds: 300,
  concurrency: 1,
  handle: draw,
  // The clock's next job begins where this one stopped.
  onExhausted: async () => {},
})

const DRAWING_PROCESS = new URL('./draw-cards-process.ts', import.meta.url)
const drawnSchema = z.object({
  image: z.instanceof(Uint8Array),
  width: z.int(),
  height: z.int(),
  madeBy: z.literal('kitchen'),
}) satisfies z.ZodType<Illustration>

/** Drawing the whole base takes minutes of CPU, so it runs in a low-priority process. */
async function draw(context: AppContext, _: object, signal?: AbortSignal): Promise<void> {
  if (context.settings.DRAW_CARDS !== 'all') return
  const recipes = await listUndrawn(context.db, MAX_BATCH_SIZE)
  if (recipes.length === 0) return
  const started = performance.now()
  const drawAll = async (ask: Ask<IllustrateRequest>) => {
    for (const recipe of recipes) {
      // Always drawn by the built-in engine, even where a model makes pictures: these are free.
      const card = drawnSchema.parse(await ask(picturedDish(recipe, seedOfDish(recipe.base_id))))
      await updateFirstPicture(context.db, recipe, await saveIllustration(context, card))
      if (performance.now() - started > BATCH_MS) return
    }
  }
  await withBackgroundProcess<IllustrateRequest>(DRAWING_PROCESS, drawAll, { signal })
  await context.db.transaction().execute((trx) => context.jobs.enqueue(trx, drawCards, {}))
}

/**
 * Draws the free card of a user's recipe in the style of the base; enqueued whenever such a recipe is written. A picture made by a model
 * stays.
 */
export const drawOwnCard = defineJob({
  name: 'recipes.draw-own-card',
  payload: z.object({ recipeId: z.int() }),
  retries: 1,
  retryDelaySeconds: 30,
  expireSeconds: 60,
  concurrency: 1,
  async handle(context, { recipeId }, signal) {
    if (context.settings.DRAW_CARDS === 'none') return
    const recipe = await findDrawable(context.db, recipeId)
    if (!recipe) return
    const drawIt = async (ask: Ask<IllustrateRequest>) => {
      const card = drawnSchema.parse(await ask(picturedDish(recipe, seedOfDish(`${recipe.id} ${recipe.title}`))))
      await updateDrawnPicture(context.db, recipe, await saveIllustration(context, card))
    }
    await withBackgroundProcess<IllustrateRequest>(DRAWING_PROCESS, drawIt, { signal })
  },
  // The recipe keeps the generic drawing of its kind.
  onExhausted: async () => {},
})

/** The same card for the same recipe in every installation. */
function seedOfDish(dish: string | null): number {
  return createHash('sha256')
    .update(dish ?? '')
    .digest()
    .readUInt32BE()
}
