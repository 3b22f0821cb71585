import { randomBytes } from 'node:crypto'
import type { BodyOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { updateRecipe as endpoint } from '@spizarka/contract/recipes'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Caller } from '../../platform/http/route.ts'
import { drawOwnCard } from './base/recipe-pictures.ts'
import { contentSchema, type RecipeContent } from './content/content.ts'
import { arrangeContent } from './content/make-content.ts'
import { readLines } from './content/read-lines.ts'
import { readSteps } from './content/read-steps.ts'
import { columnsOf, type RecipeText, recipeTextSchema } from './content/recipe-text.ts'
import { shareUrl } from './present/present-recipe.ts'
import { readViewer } from './present/viewer.ts'
import { getRecipe } from './read-recipe.ts'
import { deleteOwnRecipe, deleteShareToken, lockOwnRecipe, updateRow, updateShareToken } from './recipes.queries.ts'

/** What happened to a recipe that its owner wrote again. */
export interface ChangedRecipe {
  id: number
  text: RecipeText
  /** Others still read the text before. */
  isPublished: boolean
}

/**
 * Puts a draft in the place of a recipe of the owner's; lines and steps that it leaves as they were keep what is known of them. What is
 * published stands as it is, and the draft beside it. `then` does what else comes of it, in the same transaction.
 */
export async function updateRecipe(
  context: AppContext,
  user: Caller,
  id: number,
  draft: BodyOut<typeof endpoint>,
  then: (trx: Trx, changed: ChangedRecipe) => Promise<void>,
): Promise<ResponseOf<typeof endpoint>> {
  const viewer = await readViewer(context, user)
  const ingredients = await readLines(draft.ingredients)
  const steps = await readSteps(draft.steps, ingredients)
  return context.db.transaction().execute(async (trx) => {
    const row = await lockOwnRecipe(trx, id, user.id)
    if (!row) throw new AppError('not_found')
    const before = row.draft === null ? contentSchema.parse(row.content) : recipeTextSchema.parse(row.draft).content
    const content = arrangeContent(ingredients, steps, before)
    const text: RecipeText = {
      title: draft.title,
      about: draft.about,
      kind: draft.kind,
      mealTypes: [...new Set(draft.meal_types)],
      servings: draft.servings,
      activeMinutes: draft.active_minutes,
      totalMinutes: draft.total_minutes,
      content,
    }
    const isPublished = row.published_at !== null
    const updated_at = context.clock.now()
    if (isPublished) await updateRow(trx, id, { draft: JSON.stringify(text), updated_at })
    // What was said of it was said of another dish.
    else await updateRow(trx, id, { ...columnsOf(text), why: [], unmet: null, updated_at })
    await then(trx, { id, text, isPublished })
    if (
      !isPublished &&
      cardContentOf(row.title, row.kind, contentSchema.parse(row.content)) !== cardContentOf(draft.title, draft.kind, content)
    )
      await context.jobs.enqueue(trx, drawOwnCard, { recipeId: id })
    return getRecipe({ ...context, db: trx }, id, viewer)
  })
}

/** What the card of a recipe shows. */
export function cardContentOf(title: string, kind: string, { ingredients }: RecipeContent): string {
  return JSON.stringify([title, kind, ingredients.map(({ food, grams }) => [food, grams])])
}

/** Deletes a recipe of the owner's; what was cooked and eaten stays. `then` does what else comes of it. Throws `not_found`. */
export async function deleteRecipe({ db }: AppContext, ownerId: number, id: number, then: (trx: Trx) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await deleteOwnRecipe(trx, id, ownerId))) throw new AppError('not_found')
    await then(trx)
  })
}

/** Nobody guesses 128 bits. */
const TOKEN_BYTES = 16

/** Makes an address at which anybody can read a recipe of the owner's; again gives the same. Throws `not_found`. */
export async function shareRecipe(context: AppContext, ownerId: number, id: number): Promise<{ share_url: string }> {
  const token = await updateShareToken(context.db, id, ownerId, randomBytes(TOKEN_BYTES).toString('base64url'))
  if (token === undefined) throw new AppError('not_found')
  return { share_url: shareUrl(context, token) }
}

/** The address leads nowhere any more; shared again, the recipe gets another. Throws `not_found`. */
export async function stopSharingRecipe({ db }: AppContext, ownerId: number, id: number): Promise<void> {
  if (!(await deleteShareToken(db, id, ownerId))) throw new AppError('not_found')
}
