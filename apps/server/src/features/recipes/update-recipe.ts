import { randomBytes } from 'node:crypto'
import type { BodyOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { updateRecipe as endpoint } from '@spizarka/contract/recipes'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Caller } from '../../platform/http/route.ts'
import { drawOwnCard } from './base/recipe-pictures.ts'
import { contentSchema, type RecipeContent } from './content/content.ts'
import { arrangeContent } from './content/make-content.ts'
import { readLines } from './content/read-lines.ts'
import { factsOf } from './facts/recipe-facts.ts'
import { shareUrl } from './present/present-recipe.ts'
import { readViewer } from './present/viewer.ts'
import { getRecipe } from './read-recipe.ts'
import { deleteOwnRecipe, deleteShareToken, lockOwnRecipe, updateRow, updateShareToken } from './recipes.queries.ts'

/** Puts a draft in the place of a recipe of the owner's; lines and steps that it leaves as they were keep what is known of them. */
export async function updateRecipe(
  context: AppContext,
  user: Caller,
  id: number,
  draft: BodyOut<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const viewer = await readViewer(context, user)
  const ingredients = await readLines(draft.ingredients)
  return context.db.transaction().execute(async (trx) => {
    const row = await lockOwnRecipe(trx, id, user.id)
    if (!row) throw new AppError('not_found')
    const content = arrangeContent(ingredients, draft.steps, contentSchema.parse(row.content))
    await updateRow(trx, id, {
      title: draft.title,
      about: draft.about,
      kind: draft.kind,
      meal_types: [...new Set(draft.meal_types)],
      servings: draft.servings,
      active_minutes: draft.active_minutes,
      total_minutes: draft.total_minutes,
      content: JSON.stringify(content),
      // It was said of another dish.
      why: [],
      unmet: null,
      updated_at: context.clock.now(),
      ...factsOf(draft.title, content.ingredients, draft.servings),
    })
    if (looksOf(row.title, row.kind, contentSchema.parse(row.content)) !== looksOf(draft.title, draft.kind, content))
      await context.jobs.enqueue(trx, drawOwnCard, { recipeId: id })
    return getRecipe({ ...context, db: trx }, id, viewer)
  })
}

/** What the card of a recipe shows. */
function looksOf(title: string, kind: string, { ingredients }: RecipeContent): string {
  return JSON.stringify([title, kind, ingredients.map(({ food, grams }) => [food, grams])])
}

/** Deletes a recipe of the owner's; what was cooked and eaten stays. Throws `not_found`. */
export async function deleteRecipe({ db }: AppContext, ownerId: number, id: number): Promise<void> {
  if (!(await deleteOwnRecipe(db, id, ownerId))) throw new AppError('not_found')
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
