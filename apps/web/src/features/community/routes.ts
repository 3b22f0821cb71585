import type { RouteHandle } from '../../lib/route-handle.ts'
import type { RouteObject } from '../../lib/router/addresses.ts'

/** What people publish, for everyone; one recipe is a screen of recipes (`features/recipes/shared-routes.ts`). */
export const communityRoutes: RouteObject[] = [
  {
    path: '/published-recipes',
    handle: { chrome: 'tab', invites: true } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./library/LibraryScreen.tsx')).LibraryScreen }),
  },
]
