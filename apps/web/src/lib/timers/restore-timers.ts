import { fireAndForget } from '../fire-and-forget.ts'
import { deviceStore } from '../storage/device-store.ts'
import { TIMERS_KEY } from './timers-key.ts'

/** Timers that were started before the page was opened are heard on any screen; their code is fetched only where there are some. */
export function restoreTimers(): void {
  if (deviceStore.find(TIMERS_KEY) === undefined) return
  fireAndForget(async () => {
    const { ringTimers } = await import('./ring-timers.ts')
    ringTimers()
  })()
}
