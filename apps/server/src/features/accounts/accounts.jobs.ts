import { purgeDeletedJob } from './deletion/delete-account.ts'
import { purgeEndedJob } from './sessions/purge-ended.ts'

/** The background work of accounts. */
export const jobs = [purgeEndedJob, purgeDeletedJob]
