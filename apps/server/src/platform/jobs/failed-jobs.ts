import type { JobWithMetadata } from 'pg-boss'
import { z } from 'zod'
import type { AppContext } from '../context.ts'
import type { Trx } from '../db/connect.ts'
import { AppError } from '../errors/app-error.ts'
import { deleteFailedJob, insertFailedJob, sealedPayloadOf } from './failed-jobs.queries.ts'

const outputSchema = z.object({ error: z.string() })

type DeadLetter = Pick<JobWithMetadata, 'sourceId' | 'sourceName' | 'sourceCreatedOn' | 'sourceRetryCount' | 'sourceOutput' | 'data'>

/** Stores a failed job for administrators; `deadLetter` is the queue's copy of it. */
export async function storeFailedJob({ db, sealing, clock }: AppContext, deadLetter: DeadLetter): Promise<void> {
  const { sourceId, sourceName, sourceCreatedOn, sourceRetryCount, sourceOutput, data } = deadLetter
  if (sourceId === null || sourceName === null || sourceCreatedOn === null) return
  const { keyId, bytes } = sealing.seal(Buffer.from(JSON.stringify(data)), sealedPayloadOf(sourceId))
  await insertFailedJob(db, {
    id: sourceId,
    name: sourceName,
    key_id: keyId,
    sealed_payload: bytes,
    tries: (sourceRetryCount ?? 0) + 1,
    // A worker that was killed or timed out left no error.
    error: outputSchema.safeParse(sourceOutput).data?.error ?? 'TimeoutError',
    created_at: sourceCreatedOn,
    failed_at: clock.now(),
  })
}

const payloadSchema = z.record(z.string(), z.unknown())

/**
 * Moves a job that was given up back into its queue and gives back its kind. Throws AppError `not_found` when there is none, or when
 * this program does not know the kind any more.
 */
export async function retryFailedJob(trx: Trx, { sealing, jobs }: AppContext, id: string): Promise<string> {
  const failed = await deleteFailedJob(trx, id)
  if (!failed) throw new AppError('not_found')
  const payload = payloadSchema.parse(JSON.parse(sealing.open(failed, sealedPayloadOf(id)).toString()))
  if (!(await jobs.requeue(trx, failed.name, payload))) throw new AppError('not_found')
  return failed.name
}
