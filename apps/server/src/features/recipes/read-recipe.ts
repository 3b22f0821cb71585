import type { Recipe } from '@spizarka/contract/recipes'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { presentRecipe, withoutOwner } from './present/present-recipe.ts'
import { GUEST, type Viewer } from './present/viewer.ts'
import { findPublishedRecipe, findSharedRecipe, findVisibleRecipe, listPublicationStates } from './recipes.queries.ts'

/** A recipe of the viewer's own, or one that is published; throws `not_found`. */
export async function getRecipe(context: AppContext, id: number, viewer: Viewer): Promise<Recipe> {
  const row = viewer.userId === null ? undefined : await findVisibleRecipe(context.db, id, viewer.userId)
  if (!row) throw new AppError('not_found')
  const recipe = await presentRecipe(context, row, viewer)
  if (!recipe.is_own) return recipe
  return { ...recipe, publication_state: (await listPublicationStates(context.db, [id])).get(id) ?? null }
}

/** A published recipe, for anybody; throws `not_found`. */
export async function getPublishedRecipe(context: AppContext, id: number, viewer: Viewer): Promise<Recipe> {
  const row = await findPublishedRecipe(context.db, id, viewer.userId)
  if (!row) throw new AppError('not_found')
  return presentRecipe(context, row, viewer)
}

/** The recipe behind a share link, the same for everybody; throws `not_found`. */
export async function getSharedRecipe(context: AppContext, token: string): Promise<Recipe> {
  const row = await findSharedRecipe(context.db, token)
  if (!row) throw new AppError('not_found')
  return presentRecipe(context, withoutOwner(row), GUEST)
}
