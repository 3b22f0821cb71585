import type { BodyOut } from '@spizarka/contract/endpoint'
import * as learned from '@spizarka/contract/learned'
import * as contract from '@spizarka/contract/pantry'
import { addPantryItems, suggestProducts } from '@spizarka/contract/typed-products'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { rowId } from '../../platform/http/row-id.ts'
import { forgetLearnedConversion, readLearnedConversions } from './conversions/learned-conversions.ts'
import { changeProducts, reportWaste } from './products/change-products.ts'
import { consumeProduct, removeProduct, restockProduct, updateProduct } from './products/edit-product.ts'
import { suggestProductNames } from './products/known-products.ts'
import { addProduct, addProducts } from './products/put-into-pantry.ts'
import { restoreProduct, undoChanges } from './products/restore-product.ts'
import { readHistory, readPantry, readPrices, readProduct, readSummary } from './read-pantry.ts'

/** The calls of the pantry. */
export function routes(route: Route, context: AppContext): void {
  const findProduct = ({ userId, params }: { userId: number; params: { id: string } }) => readProduct(context, userId, rowId(params.id))
  route.whileAdmitting(contract.listPantry, (call) => readPantry(context, call))
  route(contract.readPantrySummary, ({ user }) => readSummary(context, user))
  route(contract.listPantryHistory, ({ user, query, url }) => readHistory(context, user.id, query, url))
  route(contract.createPantryItem, ({ identity, body }) => addProduct(context, identity, byHand(body)))
  route(addPantryItems, ({ identity, body }) => addProducts(context, identity, body.items.map(byHand)))
  route(suggestProducts, async ({ user, query }) => {
    await context.rateLimits.takeLocally('typing', String(user.id), context.settings.RATE_TYPING_USER)
    return suggestProductNames(context, user.id, query.query)
  })
  route(contract.changePantryItems, ({ user, body }) => changeProducts(context, user.id, body))
  route(contract.undoPantryChanges, async ({ user, body }) => ({ items: await undoChanges(context, user.id, body.change_ids.map(rowId)) }))
  route(contract.reportWaste, ({ user, body }) => reportWaste(context, user.id, body.ids.map(rowId)))
  route(contract.readPantryItem, ({ user, params }) => readProduct(context, user.id, rowId(params.id)))
  route(contract.listPrices, ({ user, params, query, url }) => readPrices(context, user.id, rowId(params.id), query, url), findProduct)
  route(contract.updatePantryItem, ({ user, params, body }) => updateProduct(context, user.id, rowId(params.id), body), findProduct)
  route(contract.deletePantryItem, ({ user, params }) => removeProduct(context, user.id, rowId(params.id)))
  route(
    contract.consumePantryItem,
    ({ user, params, body }) => consumeProduct(context, user.id, rowId(params.id), body.quantity),
    findProduct,
  )
  route(
    contract.restockPantryItem,
    ({ user, params, body }) =>
      restockProduct(context, user.id, rowId(params.id), { quantity: body.quantity, bestBefore: body.best_before }),
    findProduct,
  )
  route(contract.restorePantryItem, ({ user, params }) => restoreProduct(context, user.id, rowId(params.id)))
  route(learned.listLearnedConversions, ({ user, query, url }) => readLearnedConversions(context, user.id, query, url))
  route(learned.forgetLearnedConversion, ({ user, params }) => forgetLearnedConversion(context, user.id, params.productKey))
}

function byHand(body: BodyOut<typeof addPantryItems>['items'][number]) {
  const { product_name: productName, is_spice: isSpice, best_before: bestBefore, category } = body
  return { productName, isSpice, amount: amountOf(body), bestBefore, category }
}

type Amounts = Partial<Record<'quantity_grams' | 'quantity_ml' | 'quantity_pieces', number | null>>

function amountOf(amounts: Amounts) {
  if (amounts.quantity_grams) return { quantity: amounts.quantity_grams, unit: 'grams' as const }
  if (amounts.quantity_ml) return { quantity: amounts.quantity_ml, unit: 'ml' as const }
  return amounts.quantity_pieces ? { quantity: amounts.quantity_pieces, unit: 'pieces' as const } : null
}
