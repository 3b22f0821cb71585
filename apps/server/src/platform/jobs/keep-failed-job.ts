import type { JobWithMetadata } from 'pg-boss'
import { z } from 'zod'
import type { AppContext } from '../context.ts'
import { insertFailedJob, sealedPayloadOf } from './failed-jobs.queries.ts'

const outputSchema = z.object({ error: z.string() })

type DeadLetter = Pick<JobWithMetadata, 'sourceId' | 'sourceName' | 'sourceCreatedOn' | 'sourceRetryCount' | 'sourceOutput' | 'data'>

/** Keeps what was given up where administrators find it; `deadLetter` is the queue's copy of the job. */
export async function keepFailedJob({ db, sealing, clock }: AppContext, deadLetter: DeadLetter): Promise<void> {
  const { sourceId, sourceName, sourceCreatedOn, sourceRetryCount, sourceOutput, data } = deadLetter
  if (sourceId === null || sourceName === null || sourceCreatedOn === null) return
  const { keyId, bytes } = sealing.seal(Buffer.from(JSON.stringify(data)), sealedPayloadOf(sourceId))
  await insertFailedJob(db, {
    id: sourceId,
    name: sourceName,
    key_id: keyId,
    sealed_payload: bytes,
    tries: (sourceRetryCount ?? 0) + 1,
    // A worker that was killed or took too long had no say.
    error: outputSchema.safeParse(sourceOutput).data?.error ?? 'TimeoutError',
    created_at: sourceCreatedOn,
    failed_at: clock.now(),
  })
}
