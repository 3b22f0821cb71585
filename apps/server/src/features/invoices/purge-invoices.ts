import { z } from 'zod'
import { dayInWarsaw } from '../../platform/clock/clock.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { deleteInvoicesBefore } from './invoices.queries.ts'

/** Whole years after the one of its issue that an invoice is kept (terms: 6 years; the tax of December is due in January). */
const RETENTION_YEARS = 6

/** Deletes invoices whose buyers' accounts are gone once the law does not ask for them any more. */
export const purgeInvoices = defineJob({
  name: 'invoices.purge-old',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
  async handle({ db, clock }) {
    const year = Number(dayInWarsaw(clock.now()).slice(0, 4))
    await deleteInvoicesBefore(db, `${year - RETENTION_YEARS}-01-01`)
  },
  // The next night's job does it all.
  onExhausted: async () => {},
})
