import { lazy, Suspense, useSyncExternalStore } from 'react'
import { deviceStore } from '../storage/device-store.ts'
import { TIMERS_KEY } from './timers-key.ts'

const RunningTimers = lazy(async () => ({ default: (await import('./RunningTimers.tsx')).RunningTimers }))
const ReaderTimers = lazy(async () => ({ default: (await import('./RunningTimers.tsx')).ReaderTimers }))

/** The timers that run; their code comes where there are some. A reader has no cooking mode that they lead to: they are in a bar, and are switched off there. */
export function Timers({ forReader = false }: { forReader?: boolean }) {
  const some = useSyncExternalStore(
    deviceStore.subscribe,
    () => deviceStore.find(TIMERS_KEY) !== undefined,
    () => false,
  )
  return <Suspense>{some && (forReader ? <ReaderTimers /> : <RunningTimers />)}</Suspense>
}
