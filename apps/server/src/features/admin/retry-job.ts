import type { AppContext } from '../../platform/context.ts'
import { retryFailedJob } from '../../platform/jobs/retry-failed-job.ts'
import { recordAct } from '../audit/index.ts'

/** Queues a job that was given up once more. Throws AppError `not_found`, also when its kind is not known any more. */
export async function retryJob(context: AppContext, adminId: number, jobId: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const job = await retryFailedJob(trx, context, jobId)
    await recordAct(trx, { adminId, act: 'job_retried', details: { job, id: jobId }, at: context.clock.now() })
  })
}
