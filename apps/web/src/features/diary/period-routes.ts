import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../../lib/route-handle.ts'

const tab = { chrome: 'tab' } satisfies RouteHandle
const task = { chrome: 'task' } satisfies RouteHandle

/** The target of a day, and the diary over a week, a month and a year, on the screen and on paper. */
export const periodRoutes: RouteObject[] = [
  {
    path: '/calories/fitness-setup',
    handle: task,
    lazy: async () => ({ Component: (await import('./target/TargetScreen.tsx')).TargetScreen }),
  },
  { path: '/calories/week', handle: tab, lazy: async () => ({ Component: (await import('./weeks/WeekScreen.tsx')).WeekScreen }) },
  { path: '/calories/trend', handle: tab, lazy: async () => ({ Component: (await import('./weeks/TrendScreen.tsx')).TrendScreen }) },
  {
    path: '/calories/print',
    handle: task,
    lazy: async () => ({ Component: (await import('./weeks/PrintDiaryScreen.tsx')).PrintDiaryScreen }),
  },
]
