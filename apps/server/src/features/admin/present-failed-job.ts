import type { FailedJob } from '@spizarka/contract/admin'
import type { FailedJobRow } from './failed-jobs.queries.ts'

/** A job that was given up as the contract shows it: not what it carries. */
export function presentFailedJob({ created_at, failed_at, ...job }: FailedJobRow): FailedJob {
  return { ...job, created_at: created_at.toISOString(), failed_at: failed_at.toISOString() }
}
