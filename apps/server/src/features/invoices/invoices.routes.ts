import * as adminContract from '@spizarka/contract/admin-invoices'
import * as contract from '@spizarka/contract/invoices'
import { CURRENCY, toMoney } from '@spizarka/contract/money'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import type { Route } from '../../platform/http/route.ts'
import { rowId } from '../../platform/http/row-id.ts'
import { countInvoices, listInvoices } from './admin/admin-invoices.queries.ts'
import {
  downloadForAdmin,
  getInvoice,
  presentInvoice,
  readKsefFile,
  readKsefReceipt,
  recordKsefNumber,
  sendAgain,
} from './admin/admin-invoices.ts'
import { fileNameOf } from './invoice.ts'
import { readInvoiceArchive, readInvoiceFile } from './invoice-file.ts'
import { countOwnInvoices, findOwnNumber, type InvoiceRow, listOwnInvoices } from './invoices.queries.ts'

/** The documents of one's payments, and all of them for administrators. */
export function routes(route: Route, context: AppContext): void {
  const { db } = context

  route(contract.listInvoices, async ({ user, query, url }) => {
    const [count, rows] = await Promise.all([countOwnInvoices(db, user.id), listOwnInvoices(db, user.id, windowOf(query))])
    return toPage(url, query, { count, results: rows.map(present) })
  })

  route(contract.downloadInvoice, async ({ user, params, nameFile }) => {
    const id = rowId(params.id)
    const number = await findOwnNumber(db, id, user.id)
    if (number === undefined) throw new AppError('not_found')
    nameFile(fileNameOf(number, 'pdf'))
    return readInvoiceFile(context, id)
  })

  route(contract.downloadInvoices, async ({ user, query, nameFile }) => {
    nameFile(`faktury-${query.year}.zip`)
    return readInvoiceArchive(context, user.id, query.year)
  })

  route(adminContract.listInvoicesAsAdmin, async ({ query, url }) => {
    const filter = { ksef: query.ksef, search: query.search }
    const [count, rows] = await Promise.all([countInvoices(db, filter), listInvoices(db, filter, windowOf(query))])
    return toPage(url, query, { count, results: rows.map(presentInvoice) })
  })
  route(adminContract.downloadInvoiceAsAdmin, async ({ user, params, nameFile }) => {
    const { number, file } = await downloadForAdmin(context, user.id, rowId(params.id))
    nameFile(fileNameOf(number, 'pdf'))
    return file
  })
  route(adminContract.downloadKsefFile, async ({ user, params, nameFile }) => {
    const { number, file } = await readKsefFile(context, user.id, rowId(params.id))
    nameFile(fileNameOf(number, 'xml'))
    return file
  })
  route(adminContract.downloadKsefReceipt, async ({ user, params, nameFile }) => {
    const { number, file } = await readKsefReceipt(context, user.id, rowId(params.id))
    nameFile(`UPO-${fileNameOf(number, 'xml')}`)
    return file
  })
  route(adminContract.sendInvoiceToKsef, ({ user, params }) => sendAgain(context, user.id, rowId(params.id)))
  route(
    adminContract.recordKsefNumber,
    ({ user, params, body }) => recordKsefNumber(context, user.id, rowId(params.id), body.ksef_number),
    ({ params }) => getInvoice(context, rowId(params.id)),
  )
}

function present({ id, gross_grosze, refunded_grosze, ...row }: InvoiceRow): contract.Invoice {
  return { ...row, id: String(id), amount: toMoney(gross_grosze), currency: CURRENCY, refunded: toMoney(refunded_grosze) }
}
