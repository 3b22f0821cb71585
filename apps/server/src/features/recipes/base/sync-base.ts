import type { Recipe } from '@spizarka/knowledge'
import { RECIPES } from '@spizarka/knowledge/recipes'
import { z } from 'zod'
import { createPause } from '../../../platform/concurrency/concurrency.ts'
import type { AppContext } from '../../../platform/context.ts'
import { defineJob, type JobDefinition } from '../../../platform/jobs/define-job.ts'
import { type RecipeContent, storedIngredientsSchema } from '../content/content.ts'
import { contentOfDish } from '../content/make-content.ts'
import { replaceTextRuns } from '../content/text-runs.queries.ts'
import { knowledgeVersion } from '../facts/knowledge-version.ts'
import { factsOf, type RecipeFacts, warmUpLineCache } from '../facts/recipe-facts.ts'
import { listCurrentBaseIds, lockOutdated, updateFacts, updateOthersUnpublished, upsertBaseRecipe } from './base.queries.ts'
import { drawCards, drawOwnCard } from './recipe-pictures.ts'

/** Their rows are locked while they are computed. */
const BATCH_SIZE = 100

/** Brings the recipe base into the database and every recipe's facts up to the knowledge of this program. */
export const syncBase = defineJob({
  name: 'recipes.sync-base',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 30,
  expireSeconds: 900,
  concurrency: 1,
  handle: async (context, _, signal) => {
    await publishBase(context, signal)
    await refreshFacts(context, signal)
  },
  // The next start does it all.
  onExhausted: async () => {},
})

/** Only outdated recipes are written, so a second run does nothing. */
async function publishBase({ db, clock }: AppContext, signal?: AbortSignal): Promise<void> {
  const current = new Set(await listCurrentBaseIds(db, knowledgeVersion()))
  // One by one, so that reading lines does not block the process.
  for (const recipe of RECIPES) {
    if (current.has(recipe.id)) continue
    signal?.throwIfAborted()
    await publish(db, recipe, clock.now())
  }
  await updateOthersUnpublished(
    db,
    RECIPES.map(({ id }) => id),
  )
}

async function publish(db: AppContext['db'], recipe: Recipe, now: Date): Promise<void> {
  const content = contentOfDish({ ...recipe, variants: recipe.variants ?? [] })
  const id = await upsertBaseRecipe(db, rowOf(recipe, content, now))
  await replaceTextRuns(db, id, { about: recipe.about, content })
}

function rowOf(recipe: Recipe, content: RecipeContent, now: Date) {
  return {
    owner_id: null,
    source: 'base' as const,
    base_id: recipe.id,
    title: recipe.title,
    about: recipe.about,
    kind: recipe.kind,
    meal_types: [...recipe.meals],
    servings: recipe.servings,
    active_minutes: recipe.activeMinutes,
    total_minutes: recipe.totalMinutes,
    keeps_days: recipe.keepsDays,
    content: JSON.stringify(content),
    created_at: now,
    updated_at: now,
    published_at: now,
    ...factsOf(recipe.title, content.ingredients, recipe.servings),
  }
}

async function refreshFacts(context: AppContext, signal?: AbortSignal): Promise<void> {
  let last: number | undefined = 0
  while (last !== undefined) {
    signal?.throwIfAborted()
    last = await refreshBatch(context, last)
  }
}

/** Gives the id that the next batch begins behind; undefined when there is none. */
async function refreshBatch({ db, jobs }: AppContext, afterId: number): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    const rows = await lockOutdated(trx, knowledgeVersion(), afterId, BATCH_SIZE)
    if (rows.length === 0) return undefined
    const facts: ({ id: number } & RecipeFacts)[] = []
    const pause = createPause()
    for (const { id, title, servings, ingredients: kept, picture_key: picture } of rows) {
      const ingredients = storedIngredientsSchema.parse(kept)
      await warmUpLineCache(ingredients, pause)
      facts.push({ id, ...factsOf(title, ingredients, servings) })
      // From before such recipes had a card.
      if (picture === null) await jobs.enqueue(trx, drawOwnCard, { recipeId: id })
    }
    await updateFacts(trx, facts)
    return rows.at(-1)?.id
  })
}

export { drawCards, drawOwnCard } from './recipe-pictures.ts'

export const jobs: readonly JobDefinition[] = [syncBase, drawCards, drawOwnCard]
