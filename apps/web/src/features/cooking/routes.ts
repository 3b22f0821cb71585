import type { RouteHandle } from '../../lib/route-handle.ts'
import type { RouteObject } from '../../lib/router/addresses.ts'

const bare = { chrome: 'bare' } satisfies RouteHandle

export const cookingRoutes: RouteObject[] = [
  {
    path: '/recipes/:recipeId/cook',
    handle: bare,
    lazy: async () => ({ Component: (await import('./cook/CookingScreen.tsx')).CookingScreen }),
  },
  {
    path: '/recipes/:recipeId/print',
    handle: bare,
    lazy: async () => ({ Component: (await import('./print/PrintScreen.tsx')).PrintScreen }),
  },
]
