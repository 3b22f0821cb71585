import * as contract from '@spizarka/contract/invoices'
import { CURRENCY, toMoney } from '@spizarka/contract/money'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import type { Route } from '../../platform/http/route.ts'
import { rowId } from '../../platform/http/row-id.ts'
import { readInvoiceFile } from './invoice-file.ts'
import { countOwnInvoices, type InvoiceRow, isOwnInvoice, listOwnInvoices } from './invoices.queries.ts'

/** The documents of one's payments. */
export function routes(route: Route, context: AppContext): void {
  const { db } = context

  route(contract.listInvoices, async ({ user, query, url }) => {
    const [count, rows] = await Promise.all([countOwnInvoices(db, user.id), listOwnInvoices(db, user.id, windowOf(query))])
    return toPage(url, query, { count, results: rows.map(present) })
  })

  route(contract.downloadInvoice, async ({ user, params }) => {
    const id = rowId(params.id)
    if (!(await isOwnInvoice(db, id, user.id))) throw new AppError('not_found')
    return readInvoiceFile(context, id)
  })
}

function present({ id, kind, gross_grosze, ...row }: InvoiceRow): contract.Invoice {
  const correction = kind === 'correction' ? 'correction' : 'invoice'
  return { ...row, id: String(id), kind: correction, amount: toMoney(gross_grosze), currency: CURRENCY }
}
