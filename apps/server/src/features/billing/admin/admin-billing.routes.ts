import * as contract from '@spizarka/contract/admin-payments'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { toPage, windowOf } from '../../../platform/http/page.ts'
import type { Route } from '../../../platform/http/route.ts'
import { rowId } from '../../../platform/http/row-id.ts'
import { countPayments, findShownPayment, listPayments } from './admin-payments.queries.ts'
import { countAlarms, countReconciliations, listAlarms, listReconciliations, lockAlarm } from './alarms.queries.ts'
import { changePrice, readPrices } from './change-price.ts'
import { countCodes, listCodes, lockCode } from './discount-codes-admin.queries.ts'
import { changeCode, makeCode, presentCode } from './discount-codes-admin.ts'
import { lockPrice } from './prices.queries.ts'
import { presentPayment, refundByHand } from './refund-by-hand.ts'
import { presentAlarm, resolveAlarm } from './resolve-alarm.ts'

/** What administrators see and do about payments, codes and prices. */
export function adminRoutes(route: Route, context: AppContext): void {
  const { db } = context
  /** Checks that the row exists before the body is validated. */
  const requireRow =
    (find: (trx: Trx, id: number) => Promise<unknown>) =>
    async ({ params }: { params: { id: string } }) => {
      const found = await db.transaction().execute((trx) => find(trx, rowId(params.id)))
      if (found === undefined) throw new AppError('not_found')
    }

  route(contract.listPaymentsAsAdmin, async ({ query, url }) => {
    const filter = { state: query.state, search: query.search }
    const [count, rows] = await Promise.all([countPayments(db, filter), listPayments(db, filter, windowOf(query))])
    return toPage(url, query, { count, results: rows.map(presentPayment) })
  })
  route(
    contract.refundPaymentAsAdmin,
    ({ identity, params, body }) => refundByHand(context, identity, rowId(params.id), body),
    requireRow(findShownPayment),
  )

  route(contract.listDiscountCodes, async ({ query, url }) => {
    const [count, rows] = await Promise.all([countCodes(db), listCodes(db, windowOf(query))])
    return toPage(url, query, { count, results: rows.map(presentCode) })
  })
  route(contract.createDiscountCode, ({ user, body }) => makeCode(context, user.id, body))
  route(contract.updateDiscountCode, ({ user, params, body }) => changeCode(context, user.id, rowId(params.id), body), requireRow(lockCode))

  route(contract.listProductPrices, () => readPrices(db))
  route(
    contract.changeProductPrice,
    ({ user, params, body }) => changePrice(context, user.id, rowId(params.id), body.amount_grosze),
    requireRow(lockPrice),
  )

  route(contract.listReconciliations, async ({ query, url }) => {
    const [count, rows] = await Promise.all([countReconciliations(db), listReconciliations(db, windowOf(query))])
    return toPage(url, query, { count, results: rows.map((night) => ({ ...night, compared_at: night.compared_at.toISOString() })) })
  })
  route(contract.listPaymentAlarms, async ({ query, url }) => {
    const isOpen = query.open === 'true'
    const [count, rows] = await Promise.all([countAlarms(db, isOpen), listAlarms(db, isOpen, windowOf(query))])
    return toPage(url, query, { count, results: rows.map(presentAlarm) })
  })
  route(
    contract.resolvePaymentAlarm,
    ({ user, params, body }) => resolveAlarm(context, user.id, rowId(params.id), body.note),
    requireRow(lockAlarm),
  )
}
