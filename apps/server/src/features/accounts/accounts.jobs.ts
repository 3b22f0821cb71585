import { purgeDeletedJob } from './purge-deleted.job.ts'
import { purgeEndedJob } from './purge-ended.job.ts'

/** The background work of accounts. */
export const jobs = [purgeEndedJob, purgeDeletedJob]
