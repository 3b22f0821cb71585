import type { AppContext } from '../../platform/context.ts'
import { bindJob } from '../../platform/jobs/binding.ts'
import { failSession, giveUpReading } from './fail-session.ts'
import { findSessionById } from './intake-sessions.queries.ts'
import { layOutItems } from './lay-out-items.ts'
import { parseTextIntake } from './parse-text-intake.job.ts'

/** Reads a session's list and lays its items out for review; run twice, the second time changes nothing. */
async function handle(context: AppContext, { sessionId }: { sessionId: string }): Promise<void> {
  const session = await findSessionById(context.db, sessionId)
  if (session?.state !== 'processing') return
  const items = await context.engine.extractProducts({ text: session.input })
  const readable = items.some((item) => item.problem === null)
  await context.db.transaction().execute(async (trx) => {
    if (readable) await layOutItems(trx, session, items, context.clock.now())
    else await failSession(trx, session, 'intake_nothing_readable')
  })
}

export const parseTextIntakeJob = bindJob({ job: parseTextIntake, handle, onExhausted: giveUpReading })
