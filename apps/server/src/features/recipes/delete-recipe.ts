import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { deleteOwnRecipe } from './recipes.queries.ts'

/** Deletes a recipe of the owner's; what was cooked and eaten stays. Throws `not_found`. */
export async function deleteRecipe({ db }: AppContext, ownerId: number, id: number): Promise<void> {
  if (!(await deleteOwnRecipe(db, id, ownerId))) throw new AppError('not_found')
}
