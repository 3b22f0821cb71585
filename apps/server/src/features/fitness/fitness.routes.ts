import * as contract from '@spizarka/contract/fitness'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { deleteFitnessProfile, previewFitnessProfile, readFitnessProfile, saveFitnessProfile } from './fitness-profile.ts'
import { deleteWeight, listWeights, requireDay, saveWeight } from './weights.ts'

/** The calls of what a day's target is counted from. */
export function routes(route: Route, context: AppContext): void {
  route(contract.readFitnessProfile, ({ user }) => readFitnessProfile(context, user.id))
  route(contract.saveFitnessProfile, ({ user, body }) => saveFitnessProfile(context, user, body))
  route(contract.previewFitnessProfile, ({ user, body }) => previewFitnessProfile(context, user.id, body))
  route(contract.deleteFitnessProfile, ({ user }) => deleteFitnessProfile(context, user.id))
  route(contract.listWeights, ({ user, query }) => listWeights(context, user.id, query))
  route(
    contract.saveWeight,
    ({ user, params, body }) => saveWeight(context, user.id, params.day, body),
    async ({ params }) => requireDay(params.day),
  )
  route(contract.deleteWeight, ({ user, params }) => deleteWeight(context, user.id, params.day))
}
