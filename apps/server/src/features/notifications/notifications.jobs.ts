import type { JobBinding } from '../../platform/jobs/binding.ts'
import { fanOutBroadcastJob } from './fan-out-broadcast.handler.ts'
import { purgeOldJob } from './purge-old.job.ts'
import { tellPointsLowJob } from './tell-points-low.job.ts'
import { tellUseSoonJob } from './tell-use-soon.job.ts'

export const jobs: readonly JobBinding[] = [tellUseSoonJob, tellPointsLowJob, fanOutBroadcastJob, purgeOldJob]
