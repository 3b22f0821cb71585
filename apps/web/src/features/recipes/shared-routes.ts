import type { RouteHandle } from '../../lib/route-handle.ts'
import type { RouteObject } from '../../lib/router/addresses.ts'

const forEveryone = { chrome: 'inner', invites: true } satisfies RouteHandle

/** What everyone may open: a published recipe, and one that was shared. */
export const sharedRecipeRoutes: RouteObject[] = [
  {
    path: '/published-recipes/:id',
    handle: forEveryone,
    lazy: async () => ({ Component: (await import('./shared/GuestRecipeScreens.tsx')).PublishedRecipeScreen }),
  },
  {
    path: '/shared/:token',
    handle: forEveryone,
    lazy: async () => ({ Component: (await import('./shared/GuestRecipeScreens.tsx')).SharedRecipeScreen }),
  },
]
