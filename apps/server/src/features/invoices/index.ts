import { makeFile } from './invoice-file.ts'
import { sendToKsef, sendWaitingToKsef } from './ksef/send-to-ksef.ts'
import { purgeInvoices } from './purge-invoices.ts'

export { routes } from './invoices.routes.ts'
export { issueCorrection, issueInvoice } from './issue-invoice.ts'
export { sendWaitingToKsef } from './ksef/send-to-ksef.ts'
export { purgeInvoices } from './purge-invoices.ts'
export { contactsOf, type Seller, sellerOf } from './seller.ts'

/** The background work of invoices. */
export const jobs = [makeFile, purgeInvoices, sendToKsef, sendWaitingToKsef]
