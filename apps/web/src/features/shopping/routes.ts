import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../../lib/route-handle.ts'

/** The screens of shopping: all lists, one list, the list in the shop and on paper. */
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
  {
    path: '/shopping-lists/:id/shop',
    handle: { chrome: 'task' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./list/StoreScreen.tsx')).StoreScreen }),
  },
  {
    path: '/shopping-lists/:id/print',
    handle: { chrome: 'task' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./list/PrintListScreen.tsx')).PrintListScreen }),
  },
]
