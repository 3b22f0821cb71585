import { reconcilePayments } from './admin/reconcile-payments.ts'
import { sendRefund } from './payments/refund-payment.ts'
import { runBilling } from './subscriptions/run-due.ts'
import { saveCard } from './subscriptions/save-card.ts'
import { notifyOfTillPayment, payLateAtTill } from './till/till.ts'

export { reconcilePayments } from './admin/reconcile-payments.ts'
export { pages, routes } from './billing.routes.ts'
export { type BillingEvent, followUp } from './payments/follow-up.ts'
export { readProducts } from './plans/read-products.ts'
export { type DoneStep, listDue, runBilling, runDue } from './subscriptions/run-due.ts'
export { findRunningSubscription } from './subscriptions/subscriptions.queries.ts'
export { createTill } from './till/till.ts'

export const jobs = [runBilling, reconcilePayments, saveCard, sendRefund, notifyOfTillPayment, payLateAtTill]
