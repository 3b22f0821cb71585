import * as contract from '@spizarka/contract/recipe-sessions'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { rowId, rowUuid } from '../../platform/http/row-id.ts'
import { generateRecipe } from './generate-recipe.ts'
import { illustrateRecipe } from './illustrate-recipe.ts'
import { importRecipe } from './import-recipe.ts'
import { readRecipeHelp } from './recipe-help.ts'
import { readRecipeSession } from './recipe-session.ts'
import { takeRecipeWay } from './take-recipe-way.ts'

/** The calls of what the kitchen is asked to make: a recipe, a picture, the reading of another's recipe. */
export function routes(route: Route, context: AppContext): void {
  route(contract.generateRecipe, ({ user, identity, body }) => generateRecipe(context, user, identity, body))
  route(contract.illustrateRecipe, ({ identity, params }) => illustrateRecipe(context, identity, rowId(params.id)))
  route(contract.importRecipe, ({ identity, body }) => importRecipe(context, identity, body))
  route(contract.readRecipeSession, ({ user, params }) => readRecipeSession(context, user.id, rowUuid(params.sessionId)))
  route(contract.readRecipeHelp, ({ user, params }) => readRecipeHelp(context, user, rowUuid(params.sessionId)))
  route(contract.takeRecipeWay, ({ user, params }) => takeRecipeWay(context, user, rowUuid(params.sessionId), params.wayId))
}
