import type { RouteHandle } from '../../lib/route-handle.ts'
import type { RouteObject } from '../../lib/router/addresses.ts'

const task = { chrome: 'task' } satisfies RouteHandle

/** The screens of shopping: a plan that is ordered, all lists, one list with its plan, in the shop, on paper and put away. */
export const shoppingRoutes: RouteObject[] = [
  {
    path: '/shopping-lists',
    handle: { chrome: 'tab' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./lists/ListsScreen.tsx')).ListsScreen }),
  },
  {
    path: '/shopping-lists/:id',
    handle: task,
    lazy: async () => ({ Component: (await import('./list/ListScreen.tsx')).ListScreen }),
  },
  {
    path: '/shopping-lists/:id/shop',
    handle: task,
    lazy: async () => ({ Component: (await import('./store/StoreScreen.tsx')).StoreScreen }),
  },
  {
    path: '/shopping-lists/:id/print',
    handle: task,
    lazy: async () => ({ Component: (await import('./list/PrintListScreen.tsx')).PrintListScreen }),
  },
  {
    path: '/generate-shopping-list',
    handle: task,
    lazy: async () => ({ Component: (await import('./generate/GenerateListScreen.tsx')).GenerateListScreen }),
  },
  {
    path: '/generate-shopping-list/:sessionId',
    handle: { chrome: 'inner' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./generate/PlanningScreen.tsx')).PlanningScreen }),
  },
  {
    path: '/shopping-lists/:id/to-pantry',
    handle: task,
    lazy: async () => ({ Component: (await import('./to-pantry/ToPantryScreen.tsx')).ToPantryScreen }),
  },
  { path: '/shopping-lists/:id/plan', handle: task, lazy: async () => ({ Component: (await import('./plan/PlanScreen.tsx')).PlanScreen }) },
]
