import type { RouteHandle } from '../../lib/route-handle.ts'
import type { RouteObject } from '../../lib/router/addresses.ts'

/** The screens behind the pantry; the pantry itself is put together by the app, which gives it the ways of adding. */
export const pantryRoutes: RouteObject[] = [
  {
    path: '/pantry/history',
    handle: { chrome: 'inner' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./history/HistoryScreen.tsx')).HistoryScreen }),
  },
]
