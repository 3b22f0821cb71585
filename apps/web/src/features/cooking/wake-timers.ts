import { starts } from '../../lib/starts.ts'
import { deviceStore } from '../../lib/storage/device-store.ts'
import { KEPT_TIMERS } from './timers/kept-timers.ts'

/** Timers that were started before the page was opened are heard on any screen; their code is fetched only where there are some. */
export function wakeTimers(): void {
  if (deviceStore.find(KEPT_TIMERS) === undefined) return
  starts(async () => {
    const { ringTimers } = await import('./ringing/ring-timers.ts')
    ringTimers()
  })()
}
