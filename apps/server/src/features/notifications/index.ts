import type { JobDefinition } from '../../platform/jobs/define-job.ts'
import { purgeOld } from './notifications.ts'
import { notifyMealMissing } from './notify-meal-missing.ts'
import { notifyPointsLow } from './notify-points-low.ts'
import { notifyUseSoon } from './notify-use-soon.ts'
import { pushNotice, sendPush } from './push/push-notice.ts'
import { fanOutBroadcast } from './queue-broadcast.ts'

export { routes } from './notifications.routes.ts'
export { notify, notifyAll, purgeOld, takeNoticeBack } from './notifications.ts'
export { notifyMealMissing } from './notify-meal-missing.ts'
export { notifyPointsLow } from './notify-points-low.ts'
export { notifyUseSoon } from './notify-use-soon.ts'
export { queueBroadcast, readBroadcasts } from './queue-broadcast.ts'

export const jobs: readonly JobDefinition[] = [
  notifyUseSoon,
  notifyPointsLow,
  notifyMealMissing,
  fanOutBroadcast,
  purgeOld,
  pushNotice,
  sendPush,
]
