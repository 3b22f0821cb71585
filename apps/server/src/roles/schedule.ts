import { purgeExpired } from '../app/system/index.ts'
import { purgeEnded } from '../features/accounts/index.ts'
import { purgePictures, purgeSessions } from '../features/intake/index.ts'
import { purgeLookups } from '../features/products/index.ts'
import type { ScheduledJob } from '../platform/jobs/job-queue.ts'

/** What the clock does, in Warsaw's time. */
export const SCHEDULE: readonly ScheduledJob[] = [
  { job: purgeExpired, cron: '17 * * * *' },
  { job: purgePictures, cron: '47 * * * *' },
  { job: purgeEnded, cron: '27 3 * * *' },
  { job: purgeSessions, cron: '37 3 * * *' },
  { job: purgeLookups, cron: '47 3 * * *' },
]
