import type { JobBinding } from '../../platform/jobs/binding.ts'
import { purgeOldJob } from './notifications.ts'
import { fanOutBroadcastJob } from './queue-broadcast.ts'
import { tellPointsLowJob } from './tell-points-low.ts'
import { tellUseSoonJob } from './tell-use-soon.ts'

export const jobs: readonly JobBinding[] = [tellUseSoonJob, tellPointsLowJob, fanOutBroadcastJob, purgeOldJob]
