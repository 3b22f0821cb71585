import { randomBytes } from 'node:crypto'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { shareUrl } from './present-recipe.ts'
import { shareOwnRecipe, stopSharingOwnRecipe } from './recipes.queries.ts'

/** Nobody guesses 128 bits. */
const TOKEN_BYTES = 16

/** Makes an address at which anybody can read a recipe of the owner's; again gives the same. Throws `not_found`. */
export async function shareRecipe(context: AppContext, ownerId: number, id: number): Promise<{ share_url: string }> {
  const token = await shareOwnRecipe(context.db, id, ownerId, randomBytes(TOKEN_BYTES).toString('base64url'))
  if (token === undefined) throw new AppError('not_found')
  return { share_url: shareUrl(context, token) }
}

/** The address leads nowhere any more; shared again, the recipe gets another. Throws `not_found`. */
export async function stopSharingRecipe({ db }: AppContext, ownerId: number, id: number): Promise<void> {
  if (!(await stopSharingOwnRecipe(db, id, ownerId))) throw new AppError('not_found')
}
