import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../../lib/route-handle.ts'

export const pantryRoutes: RouteObject[] = [
  {
    path: '/pantry',
    handle: { chrome: 'tab' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./PantryScreen.tsx')).PantryScreen }),
  },
  {
    path: '/pantry/history',
    handle: { chrome: 'inner' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./history/HistoryScreen.tsx')).HistoryScreen }),
  },
]
