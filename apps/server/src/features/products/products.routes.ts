import * as contract from '@spizarka/contract/products'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { createProduct } from './create-product.ts'
import { lookUpProduct } from './look-up-product.ts'

/** The calls about packaged products and their codes. */
export function routes(route: Route, context: AppContext): void {
  route(contract.lookUpProduct, ({ user, params }) => lookUpProduct(context, user.id, params.gtin))
  route(contract.createProduct, ({ user, body }) => createProduct(context, user.id, body))
}
