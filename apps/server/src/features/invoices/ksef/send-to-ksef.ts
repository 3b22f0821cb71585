import { readNip } from '@spizarka/contract/nip'
import { type HandedOver, type InvoiceRegister, type RegisterAnswer, RegisterError } from '@spizarka/integrations/ksef'
import { z } from 'zod'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { uniqueViolation } from '../../../platform/db/connect.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { upsertKsefNumber } from '../admin/admin-invoices.queries.ts'
import type { Invoice } from '../invoice.ts'
import { writeKsefFile } from '../write-ksef-file.ts'
import { findUnsent, listCorrections, listUnsent, type Unsent, upsertSending } from './ksef.queries.ts'

/** Between two looks at a file that KSeF is at work on. */
const POLL_INTERVAL_SECONDS = 60
const MAX_POLLS = 10
const BATCH_SIZE = 500

/** Whether the file can be written at all: KSeF knows its seller by number and address. */
export function hasWholeSeller({ seller }: Invoice): boolean {
  return readNip(seller.nip) !== undefined && seller.address.length > 0
}

/**
 * Hands an invoice over to KSeF, and finds out what it says of it. A file that was handed over twice, because the answer was lost, is a
 * duplicate there: its first number is the one that counts.
 */
export const sendToKsef = defineJob({
  name: 'invoices.send-to-ksef',
  payload: z.object({ invoiceId: z.int(), looks: z.int().default(0) }),
  retries: 5,
  retryDelaySeconds: 60,
  expireSeconds: 120,
  concurrency: 1,
  async handle(context, { invoiceId, looks }) {
    const { ksef, db, clock } = context
    const unsent = ksef && (await findUnsent(db, invoiceId))
    if (!ksef || !unsent || unsent.state === 'refused') return
    try {
      const handed = handedOver(unsent) ?? (await handOver(context, ksef, invoiceId, unsent))
      if (handed) await noteAnswer(context, ksef, { invoiceId, looks, handed, answer: await ksef.status(handed) })
    } catch (error) {
      if (error instanceof RegisterError)
        await upsertSending(db, invoiceId, { says: error.message.slice(0, 1000), changed_at: clock.now() })
      throw error
    }
  },
  // It stays where it is: the hourly work begins again, and administrators see the last words.
  onExhausted: async () => {},
})

function handedOver({ session_reference: session, invoice_reference: invoice }: Unsent): HandedOver | undefined {
  return session === null || invoice === null ? undefined : { session, invoice }
}

/** Undefined where it cannot be handed over yet, and why is noted. */
async function handOver(context: AppContext, ksef: InvoiceRegister, invoiceId: number, unsent: Unsent): Promise<HandedOver | undefined> {
  const { db, clock } = context
  const changed_at = clock.now()
  const waits = unsent.corrects_one_for_ksef === true && unsent.corrected_ksef_number === null
  const hinders = waits ? WAITS_FOR_CORRECTED : hasWholeSeller(unsent.content) ? undefined : SELLER_INCOMPLETE
  if (hinders !== undefined) {
    await upsertSending(db, invoiceId, { says: hinders, changed_at })
    return undefined
  }
  const file = writeKsefFile(unsent.content, unsent.corrected_ksef_number)
  const { session, invoice } = await ksef.send(new TextEncoder().encode(file))
  const refers = { session_reference: session, invoice_reference: invoice }
  await upsertSending(db, invoiceId, { state: 'handed_over', says: '', ...refers, changed_at: clock.now() })
  return { session, invoice }
}

const WAITS_FOR_CORRECTED = 'Czeka, aż KSeF nada numer fakturze korygowanej.'
const SELLER_INCOMPLETE = 'Na fakturze nie ma NIP albo adresu sprzedawcy (SELLER_…).'

interface Answered {
  invoiceId: number
  /** How often KSeF has been asked after it in a row. */
  looks: number
  handed: HandedOver
  answer: RegisterAnswer
}

async function noteAnswer(context: AppContext, ksef: InvoiceRegister, { invoiceId, looks, handed, answer }: Answered): Promise<void> {
  const { db, clock, jobs } = context
  const changed_at = clock.now()
  if (answer.kind === 'processing') {
    // After some time the hourly work goes on asking.
    if (looks < MAX_POLLS)
      await db.transaction().execute((trx) => jobs.enqueue(trx, sendToKsef, { invoiceId, looks: looks + 1 }, POLL_INTERVAL_SECONDS))
    return
  }
  if (answer.kind === 'refused') return upsertSending(db, invoiceId, { state: 'refused', says: answer.says, changed_at })
  if (answer.number === null)
    return upsertSending(db, invoiceId, {
      state: 'refused',
      says: 'KSeF ma już fakturę o tym numerze i nie podaje jej numeru KSeF.',
      changed_at,
    })
  const { number } = answer
  const receipt = answer.kind === 'accepted' ? await ksef.receipt(handed) : null
  try {
    await db.transaction().execute(async (trx) => {
      await upsertSending(trx, invoiceId, { state: 'accepted', says: '', receipt, changed_at })
      await upsertKsefNumber(trx, invoiceId, number, changed_at)
      await sendCorrections(trx, context, invoiceId)
    })
  } catch (error) {
    if (uniqueViolation(error) !== 'ksef_numbers_uq') throw error
    await upsertSending(db, invoiceId, { state: 'refused', says: `Numer ${number} jest zapisany przy innej fakturze.`, changed_at })
  }
}

/** What corrects an invoice names its number in KSeF, so it goes there after it. */
export async function sendCorrections(trx: Trx, { ksef, jobs }: AppContext, invoiceId: number): Promise<void> {
  if (!ksef) return
  for (const id of await listCorrections(trx, invoiceId)) await jobs.enqueue(trx, sendToKsef, { invoiceId: id, looks: 0 })
}

/** Every hour: whatever has not got there. */
export const sendWaitingToKsef = defineJob({
  name: 'invoices.send-waiting-to-ksef',
  payload: z.object({}),
  retries: 2,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
  async handle({ ksef, db, jobs }) {
    if (!ksef) return
    for (const invoiceId of await listUnsent(db, BATCH_SIZE))
      await db.transaction().execute((trx) => jobs.enqueue(trx, sendToKsef, { invoiceId, looks: 0 }))
  },
  onExhausted: async () => {},
})
