import type { RouteHandle } from '../../lib/route-handle.ts'
import type { RouteObject } from '../../lib/router/addresses.ts'

const inner = { chrome: 'inner' } satisfies RouteHandle

export const consumptionRoutes: RouteObject[] = [
  {
    path: '/confirm-consumption/:recipeId',
    handle: { chrome: 'task' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./confirm/ConfirmScreen.tsx')).ConfirmScreen }),
  },
  {
    path: '/consumptions',
    handle: inner,
    lazy: async () => ({ Component: (await import('./list/ConsumptionsScreen.tsx')).ConsumptionsScreen }),
  },
  {
    path: '/consumptions/:consumptionId',
    handle: inner,
    lazy: async () => ({ Component: (await import('./done/DoneScreen.tsx')).DoneScreen }),
  },
]
