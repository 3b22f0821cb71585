import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../../lib/route-handle.ts'

export const pointsRoutes: RouteObject[] = [
  {
    path: 'points',
    handle: { chrome: 'inner' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./PointsScreen.tsx')).PointsScreen }),
  },
]
