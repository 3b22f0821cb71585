import { purgeExpired } from '../app/system/index.ts'
import type { ScheduledJob } from '../platform/jobs/job-queue.ts'

/** What the clock does, in Warsaw's time. */
export const SCHEDULE: readonly ScheduledJob[] = [{ job: purgeExpired, cron: '17 * * * *' }]
