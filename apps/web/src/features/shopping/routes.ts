import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../../lib/route-handle.ts'

/** The screens of shopping: all lists, one list. */
export const shoppingRoutes: RouteObject[] = [
  {
    path: '/shopping-lists',
    handle: { chrome: 'tab' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./lists/ListsScreen.tsx')).ListsScreen }),
  },
  {
    path: '/shopping-lists/:id',
    handle: { chrome: 'inner' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./list/ListScreen.tsx')).ListScreen }),
  },
]
