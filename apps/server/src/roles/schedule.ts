import { purgeExpired } from '../app/system/index.ts'
import { purgeDeleted, purgeEnded } from '../features/accounts/index.ts'
import { reconcilePayments, runBilling } from '../features/billing/index.ts'
import { purgeReports } from '../features/community/index.ts'
import { purgeRecipeSessions } from '../features/compose/index.ts'
import { purgeExports } from '../features/data-exports/index.ts'
import { purgeDiary, purgeMealSessions } from '../features/diary/index.ts'
import { purgeIntakeSessions, purgePictures } from '../features/intake/index.ts'
import { purgeInvoices, sendWaitingToKsef } from '../features/invoices/index.ts'
import { announceDocuments } from '../features/legal/index.ts'
import { notifyMealMissing, notifyPointsLow, notifyUseSoon, purgeOld } from '../features/notifications/index.ts'
import { purgeOrphans } from '../features/pictures/index.ts'
import { purgeLookups } from '../features/products/index.ts'
import { drawCards } from '../features/recipes/index.ts'
import { purgeShoppingLists } from '../features/shopping/index.ts'
import type { ScheduledJob } from '../platform/jobs/job-queue.ts'

/** What the clock does, in Warsaw's time. */
export const SCHEDULE: readonly ScheduledJob[] = [
  { job: drawCards, cron: '*/2 * * * *' },
  { job: runBilling, cron: '12 * * * *' },
  { job: purgeExpired, cron: '17 * * * *' },
  { job: sendWaitingToKsef, cron: '27 * * * *' },
  { job: purgeExports, cron: '37 * * * *' },
  { job: purgePictures, cron: '47 * * * *' },
  { job: notifyPointsLow, cron: '7 * * * *' },
  { job: notifyMealMissing, cron: '0 * * * *' },
  { job: announceDocuments, cron: '0 9 * * *' },
  { job: notifyUseSoon, cron: '0 17 * * *' },
  { job: purgeDeleted, cron: '7 3 * * *' },
  { job: purgeEnded, cron: '27 3 * * *' },
  { job: purgeIntakeSessions, cron: '37 3 * * *' },
  { job: purgeLookups, cron: '47 3 * * *' },
  { job: purgeRecipeSessions, cron: '7 4 * * *' },
  { job: purgeShoppingLists, cron: '12 4 * * *' },
  { job: purgeDiary, cron: '22 4 * * *' },
  { job: purgeMealSessions, cron: '32 4 * * *' },
  // After the accounts': their recipes' pictures go with them.
  { job: purgeOrphans, cron: '17 4 * * *' },
  // After the accounts': it deletes what their notices said.
  { job: reconcilePayments, cron: '52 4 * * *' },
  { job: purgeInvoices, cron: '42 4 * * *' },
  { job: purgeReports, cron: '2 5 * * *' },
  { job: purgeOld, cron: '57 3 * * *' },
]
