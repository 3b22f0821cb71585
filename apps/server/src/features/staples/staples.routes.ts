import * as contract from '@spizarka/contract/staples'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { markStaple, readStaples, requireStaple, saveStaples } from './staples.ts'

/** The calls of what a user always has at home. */
export function routes(route: Route, context: AppContext): void {
  route(contract.readStaples, ({ user }) => readStaples(context, user.id))
  route(contract.saveStaples, ({ user, body }) => saveStaples(context, user.id, body.food_ids))
  route(
    contract.markStaple,
    ({ user, params, body }) => markStaple(context, user.id, params.foodId, body.ran_out),
    ({ userId, params }) => requireStaple(context, userId, params.foodId),
  )
}
