import type { JobDefinition } from '../../platform/jobs/define-job.ts'
import { purgeOld } from './notifications.ts'
import { fanOutBroadcast } from './queue-broadcast.ts'
import { tellPointsLow } from './tell-points-low.ts'
import { tellUseSoon } from './tell-use-soon.ts'

export { routes } from './notifications.routes.ts'
export { notify, purgeOld } from './notifications.ts'
export { queueBroadcast, readBroadcasts } from './queue-broadcast.ts'
export { tellPointsLow } from './tell-points-low.ts'
export { tellUseSoon } from './tell-use-soon.ts'

export const jobs: readonly JobDefinition[] = [tellUseSoon, tellPointsLow, fanOutBroadcast, purgeOld]
