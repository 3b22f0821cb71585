import * as contract from '@spizarka/contract/consumption'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { rowId } from '../../platform/http/row-id.ts'
import { confirmConsumption } from './confirm-consumption.ts'
import { getCookedRecipe } from './cooked-recipe.ts'
import { proposeConsumption } from './propose-consumption.ts'
import { readConsumptions } from './read-consumptions.ts'
import { undoConsumption } from './undo-consumption.ts'

/** The calls of cooking what the pantry holds. */
export function routes(route: Route, context: AppContext): void {
  const findRecipe = ({ userId, params }: { userId: number; params: { recipeId: string } }) =>
    getCookedRecipe(context.db, userId, rowId(params.recipeId))
  route(
    contract.proposeConsumption,
    ({ user, params, query }) => proposeConsumption(context, user.id, rowId(params.recipeId), query.servings),
    findRecipe,
  )
  route(
    contract.confirmConsumption,
    ({ identity, params, body }) => confirmConsumption(context, identity, rowId(params.recipeId), body),
    findRecipe,
  )
  route(contract.undoConsumption, ({ user, params }) => undoConsumption(context, user.id, rowId(params.id)))
  route(contract.listConsumptions, ({ user, query, url }) => readConsumptions(context, user.id, query, url))
}
