import { z } from 'zod'
import type { AppContext } from '../context.ts'
import type { Trx } from '../db/connect.ts'
import { AppError } from '../errors/app-error.ts'
import { sealedPayloadOf, takeFailedJob } from './failed-jobs.queries.ts'

const payloadSchema = z.record(z.string(), z.unknown())

/**
 * Moves a job that was given up back into its queue and gives back its kind. Throws AppError `not_found` when there is none, or when
 * this program does not know the kind any more.
 */
export async function retryFailedJob(trx: Trx, { sealing, jobs }: AppContext, id: string): Promise<string> {
  const failed = await takeFailedJob(trx, id)
  if (!failed) throw new AppError('not_found')
  const payload = payloadSchema.parse(JSON.parse(sealing.open(failed, sealedPayloadOf(id)).toString()))
  if (!(await jobs.requeue(trx, failed.name, payload))) throw new AppError('not_found')
  return failed.name
}
