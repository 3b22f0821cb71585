import { addFromBarcodes } from '@spizarka/contract/intake'
import { readLabels } from '@spizarka/culinary/labels'
import type { AppContext } from '../../platform/context.ts'
import { bindJob } from '../../platform/jobs/binding.ts'
import { failSession, giveUpReading } from './fail-session.ts'
import { findSessionById } from './intake-sessions.queries.ts'
import { INTAKE_KINDS } from './kinds.ts'
import { layOutItems } from './lay-out-items.ts'
import { readBarcodes } from './read-barcodes.job.ts'

const scannedSchema = addFromBarcodes.body.shape.items

/** Reads the labels of a session's scanned products and lays them out for review; run twice, the second time changes nothing. */
async function handle(context: AppContext, { sessionId }: { sessionId: string }): Promise<void> {
  const session = await findSessionById(context.db, sessionId)
  if (session?.state !== 'processing') return
  const scanned = scannedSchema.parse(JSON.parse(session.input))
  const items = readLabels(scanned.map(({ product_name, quantity, brands }) => ({ name: product_name, quantity, brands: brands ?? null })))
  const readable = items.some((item) => item.problem === null)
  await context.db.transaction().execute(async (trx) => {
    if (readable) await layOutItems(trx, session, items, context.clock.now())
    else await failSession(trx, session, INTAKE_KINDS.barcode.failure)
  })
}

export const readBarcodesJob = bindJob({ job: readBarcodes, handle, onExhausted: giveUpReading })
