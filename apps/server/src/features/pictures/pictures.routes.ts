import * as contract from '@spizarka/contract/recipes'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { readPicture } from './read-picture.ts'

/** The pictures of dishes. */
export function routes(route: Route, context: AppContext): void {
  route(contract.readPicture, ({ params }) => readPicture(context, params.key))
}
