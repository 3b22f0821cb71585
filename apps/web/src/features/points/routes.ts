import type { RouteHandle } from '../../lib/route-handle.ts'
import type { RouteObject } from '../../lib/router/addresses.ts'

export const pointsRoutes: RouteObject[] = [
  {
    path: 'points',
    handle: { chrome: 'inner' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./PointsScreen.tsx')).PointsScreen }),
  },
]
