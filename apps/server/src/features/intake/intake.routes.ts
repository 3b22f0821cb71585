import * as contract from '@spizarka/contract/intake'
import * as receipts from '@spizarka/contract/receipts'
import { putShoppingAway as putAwayContract } from '@spizarka/contract/shopping'
import { readTypedProducts } from '@spizarka/contract/typed-products'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { rowId, rowUuid } from '../../platform/http/row-id.ts'
import { discardIntakeList, readSessionsToReview } from './intake-session.ts'
import { putShoppingAway } from './put-shopping-away.ts'
import { readIntakeSession } from './read-intake-session.ts'
import { readProgress } from './read-progress.ts'
import { readTyped } from './read-typed-products.ts'
import { requireReceipt, setReceiptList } from './receipt/receipt-of-list.ts'
import { readReceiptPicture, submitReceipt } from './receipt/submit-receipt.ts'
import { confirmIntake, undoConfirmation } from './review/confirm-intake.ts'
import {
  convertPendingItem,
  correctPendingItem,
  editPendingItem,
  removePendingItem,
  requirePendingItem,
  resolvePendingItem,
} from './review/decide-on-item.ts'
import { submitBarcodes } from './submit-barcodes.ts'
import { submitTextIntake } from './submit-text-intake.ts'

/** The calls of adding by text, receipt, barcodes and a shopping list, and of the review. */
export function routes(route: Route, context: AppContext): void {
  const findItem = ({ userId, params }: { userId: number; params: { id: string } }) => requirePendingItem(context, userId, rowId(params.id))
  route(contract.addFromText, ({ identity, body }) => submitTextIntake(context, identity, body.text))
  route(receipts.addFromReceipt, ({ identity, file }) => submitReceipt(context, identity, file))
  route(contract.addFromBarcodes, ({ identity, body }) => submitBarcodes(context, identity, body))
  route(putAwayContract, ({ identity, params }) => putShoppingAway(context, identity, rowId(params.id)))
  route(readTypedProducts, async ({ user, body }) => {
    await context.rateLimits.takeLocally('typing', String(user.id), context.settings.RATE_TYPING_USER)
    return readTyped(context, user.id, body.text)
  })
  route(contract.readPendingItems, ({ user, params }) => readIntakeSession(context, user.id, params.sessionId))
  route(
    receipts.setReceiptList,
    ({ user, params, body }) => setReceiptList(context, user.id, rowUuid(params.sessionId), body),
    ({ userId, params }) => requireReceipt(context, userId, rowUuid(params.sessionId)),
  )
  route(
    contract.updatePendingItem,
    ({ user, params, body }) =>
      'product_name' in body
        ? editPendingItem(context, user.id, rowId(params.id), body)
        : resolvePendingItem(context, user.id, rowId(params.id), body),
    findItem,
  )
  route(contract.correctPendingItem, ({ user, params, body }) => correctPendingItem(context, user.id, rowId(params.id), body), findItem)
  route(
    contract.convertPendingItemUnit,
    ({ user, params, body }) =>
      convertPendingItem(context, user.id, rowId(params.id), { unit: body.target_unit, quantity: body.target_quantity }),
    findItem,
  )
  route(contract.deletePendingItem, ({ user, params }) => removePendingItem(context, user.id, rowId(params.id)))
  route(contract.confirmItems, ({ identity, params }) => confirmIntake(context, identity, params.sessionId))
  route(contract.undoConfirmation, ({ user, params }) => undoConfirmation(context, user.id, params.sessionId))
  route(contract.listIntakeSessions, ({ user, query, url }) => readSessionsToReview(context, user.id, query, url))
  route(contract.readIntakeProgress, ({ user, params }) => readProgress(context, user.id, params.sessionId))
  route(receipts.readReceiptPicture, ({ user, params }) => readReceiptPicture(context, user.id, params.sessionId))
  route(contract.discardIntakeSession, ({ user, params }) => discardIntakeList(context, user.id, params.sessionId))
}
