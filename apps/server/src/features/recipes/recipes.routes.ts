import * as photos from '@spizarka/contract/recipe-photos'
import * as contract from '@spizarka/contract/recipes'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { authenticateReading, readNamedSession } from '../../platform/http/authenticate.ts'
import type { Route } from '../../platform/http/route.ts'
import { rowId } from '../../platform/http/row-id.ts'
import { networkOf } from '../../platform/rate-limit/rate-limits.ts'
import { readIngredientLines } from './content/read-lines.ts'
import { createRecipe } from './create-recipe.ts'
import { markFavorite, rateRecipe, unmarkFavorite } from './marks.ts'
import { removeRecipePhoto, restoreRecipePhoto, saveRecipePhoto } from './photo/photo.ts'
import { GUEST, readViewer, readViewerAdmitting, type Viewer } from './present/viewer.ts'
import { getPublishedRecipe, getRecipe, getSharedRecipe } from './read-recipe.ts'
import { readFavorites, readOwnRecipes, readPublishedRecipes } from './read-recipes.ts'
import { findVisibleRecipe } from './recipes.queries.ts'
import { listSuggestions } from './suggestions/list-suggestions.ts'
import { shareRecipe, stopSharingRecipe } from './update-recipe.ts'

/** The calls of recipes: one's own, favourites, and what is published or shared. */
export function routes(route: Route, context: AppContext): void {
  const { rateLimits, settings } = context
  const limitViews = (key: string) => rateLimits.takeLocally('recipes', key, settings.RATE_RECIPES_ADDRESS)
  // Lines that mean nothing cost the kitchen most, up to 0.3 s a recipe.
  const limitLineReadings = (userId: number) => rateLimits.takeLocally('recipe-lines', String(userId), settings.RATE_RECIPE_LINES_USER)

  /** The viewer of public recipes: a guest, or a user with their pantry and profile. Both are rate limited. */
  async function viewerOf({ request: { headers }, address }: { request: FastifyRequest; address: string }): Promise<Viewer> {
    if (headers.authorization === undefined) {
      await limitViews(networkOf(address))
      return GUEST
    }
    const named = readNamedSession(context, headers.authorization)
    return readViewerAdmitting(context, {
      userId: named.userId,
      async admit(reading) {
        const found = await authenticateReading(context, named, reading)
        await limitViews(String(named.userId))
        return found
      },
    })
  }

  route.whileAdmitting(contract.listRecipes, async (call) =>
    readOwnRecipes(context, call.userId, await readViewerAdmitting(context, call), call.query, call.url),
  )
  route.whileAdmitting(contract.listFavorites, async (call) =>
    readFavorites(context, call.userId, await readViewerAdmitting(context, call), call.query, call.url),
  )
  route.whileAdmitting(contract.listRecipeSuggestions, async (call) =>
    listSuggestions(context, call.userId, await readViewerAdmitting(context, call), call.query, call.url),
  )
  route(contract.listPublishedRecipes, async (call) => readPublishedRecipes(context, await viewerOf(call), call.query, call.url))
  route(contract.readRecipe, async ({ user, params }) => getRecipe(context, rowId(params.id), await readViewer(context, user)))
  route(contract.readPublishedRecipe, async (call) => getPublishedRecipe(context, rowId(call.params.id), await viewerOf(call)))
  route(contract.readSharedRecipe, async ({ params, address }) => {
    await limitViews(networkOf(address))
    return getSharedRecipe(context, params.token)
  })

  route(contract.createRecipe, async ({ user, body, identity }) => {
    await limitLineReadings(user.id)
    return createRecipe(context, user, body, identity)
  })
  route(contract.readIngredientLines, async ({ user, body }) => {
    await limitLineReadings(user.id)
    return readIngredientLines(body, await readViewer(context, user))
  })

  route(contract.markFavorite, ({ user, params }) => markFavorite(context, user.id, rowId(params.id)))
  route(contract.unmarkFavorite, ({ user, params }) => unmarkFavorite(context, user.id, rowId(params.id)))
  route(
    contract.rateRecipe,
    ({ user, params, body }) => rateRecipe(context, user.id, rowId(params.id), body.rating),
    async ({ userId, params }) => {
      if (!(await findVisibleRecipe(context.db, rowId(params.id), userId))) throw new AppError('not_found')
    },
  )
  route(contract.shareRecipe, ({ user, params }) => shareRecipe(context, user.id, rowId(params.id)))
  route(contract.stopSharingRecipe, ({ user, params }) => stopSharingRecipe(context, user.id, rowId(params.id)))

  route(photos.saveRecipePhoto, ({ user, params, file }) => saveRecipePhoto(context, photoOf(user.id, params.id), file))
  route(photos.removeRecipePhoto, ({ user, params }) => removeRecipePhoto(context, photoOf(user.id, params.id)))
  route(photos.restoreRecipePhoto, ({ user, params }) => restoreRecipePhoto(context, photoOf(user.id, params.id)))
}

function photoOf(userId: number, id: string) {
  return { userId, recipeId: rowId(id) }
}
