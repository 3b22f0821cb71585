import type { MailMessage } from '@spizarka/integrations/mail'
import { zipSync } from 'fflate'
import { z } from 'zod'
import { createStoppableThread } from '../../platform/concurrency/stoppable-thread.ts'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { composeMail, sendMessage } from '../mail/index.ts'
import { difference, printedZloty } from './amounts.ts'
import { fileNameOf, type Invoice } from './invoice.ts'
import { findDocument, findFile, insertFile, listOwnNumbers } from './invoices.queries.ts'

/** Makes the PDF of an invoice, unless it is there, and sends it to the buyer: whoever puts the file down also queues the mail. */
export const makeFile = defineJob({
  name: 'invoices.make-file',
  payload: z.object({ invoiceId: z.int() }),
  retries: 5,
  retryDelaySeconds: 10,
  expireSeconds: 60,
  concurrency: 1,
  async handle(context, { invoiceId }) {
    if (!(await findFile(context.db, invoiceId))) await makeInvoiceFile(context, invoiceId)
  },
  // The invoice is issued whatever becomes of its picture: it is made when somebody asks for it.
  onExhausted: async ({ log }, { invoiceId }) => log.error({ invoice: invoiceId }, 'PDF of an invoice not made'),
})

/** The PDF of an invoice, which is made at the first need and never again; throws AppError `not_found`. */
export async function readInvoiceFile(context: AppContext, invoiceId: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array((await findFile(context.db, invoiceId)) ?? (await makeInvoiceFile(context, invoiceId)))
}

/** All that a user was issued in a year, as one zip of PDFs; throws AppError `not_found` where that is nothing. */
export async function readInvoiceArchive(context: AppContext, userId: number, year: string): Promise<Uint8Array<ArrayBuffer>> {
  const issued = await listOwnNumbers(context.db, userId, year)
  if (issued.length === 0) throw new AppError('not_found')
  const files: Record<string, Uint8Array> = {}
  for (const { id, number } of issued) files[fileNameOf(number, 'pdf')] = await readInvoiceFile(context, id)
  // A PDF is compressed already.
  return new Uint8Array(zipSync(files, { level: 0 }))
}

// Fonts are cut to the letters of one page: a tenth of a second in which nobody else is to wait.
const thread = createStoppableThread<Invoice>(new URL('./draw-invoice-thread.ts', import.meta.url), { limitMs: 20_000, idleMs: 60_000 })
const drawnSchema = z.instanceof(Uint8Array)

async function makeInvoiceFile(context: AppContext, invoiceId: number): Promise<Buffer> {
  const document = await findDocument(context.db, invoiceId)
  if (!document) throw new AppError('not_found')
  const drawn = Buffer.from(drawnSchema.parse(await thread.do(document.content)))
  return context.db.transaction().execute(async (trx) => {
    const isFirst = await insertFile(trx, invoiceId, drawn, context.clock.now())
    if (!isFirst) return (await findFile(trx, invoiceId)) ?? drawn
    if (document.email !== null)
      await context.jobs.enqueue(trx, sendMessage, invoiceMail(document.email, document.content, drawn, context.publicUrl))
    return drawn
  })
}

function invoiceMail(address: string, invoice: Invoice, pdf: Buffer, publicUrl: string): MailMessage {
  const { number, corrected, item } = invoice
  const amount = printedZloty(Math.abs(difference(invoice.after, invoice.before).gross))
  const file = { fileName: fileNameOf(number, 'pdf'), type: 'application/pdf', base64: pdf.toString('base64') }
  const button = { label: 'Moje faktury', url: `${publicUrl}/settings/invoices` }
  const after = ['Faktury znajdziesz też w ustawieniach. Przechowujemy je 6 lat.']
  const footer = 'Ta wiadomość przyszła, bo do płatności na tym koncie wystawiliśmy dokument.'
  const content = corrected
    ? {
        subject: `Faktura korygująca ${number}`,
        preview: `Zwrot ${amount}, do faktury ${corrected.number}.`,
        heading: 'Twoja korekta',
        before: [`W załączniku jest faktura korygująca do faktury ${corrected.number}.`],
        facts: [
          ['Numer', number],
          ['Powód', corrected.reason],
          ['Zwrot', amount],
        ] as const,
      }
    : {
        subject: `Faktura ${number}`,
        preview: `${item.name}, ${amount}.`,
        heading: 'Twoja faktura',
        before: ['Dziękujemy za zapłatę. Faktura jest w załączniku.'],
        facts: [
          ['Numer', number],
          ['Za co', item.name],
          ['Kwota', amount],
        ] as const,
      }
  return composeMail(address, { ...content, button, after, footer }, [file])
}
