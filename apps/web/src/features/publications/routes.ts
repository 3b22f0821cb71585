import type { RouteHandle } from '../../lib/route-handle.ts'
import type { RouteObject } from '../../lib/router/addresses.ts'

/** What an author sent to the library, and the sending. */
export const publicationsRoutes: RouteObject[] = [
  {
    path: '/recipes/publications',
    handle: { chrome: 'inner' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./list/PublicationsScreen.tsx')).PublicationsScreen }),
  },
  {
    path: '/recipes/:recipeId/publish',
    handle: { chrome: 'task' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./publish/PublishScreen.tsx')).PublishScreen }),
  },
]
