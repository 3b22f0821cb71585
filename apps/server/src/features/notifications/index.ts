import type { JobDefinition } from '../../platform/jobs/define-job.ts'
import { purgeOld } from './notifications.ts'
import { pushNotice, sendPush } from './push/push-notice.ts'
import { fanOutBroadcast } from './queue-broadcast.ts'
import { notifyMealMissing, notifyPointsLow, notifyUseSoon } from './reminders.ts'

export { routes } from './notifications.routes.ts'
export { notify, notifyAll, purgeOld, takeNoticeBack } from './notifications.ts'
export { queueBroadcast, readBroadcasts } from './queue-broadcast.ts'
export { notifyMealMissing, notifyPointsLow, notifyUseSoon } from './reminders.ts'

export const jobs: readonly JobDefinition[] = [
  notifyUseSoon,
  notifyPointsLow,
  notifyMealMissing,
  fanOutBroadcast,
  purgeOld,
  pushNotice,
  sendPush,
]
