import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../../lib/route-handle.ts'

const task = { chrome: 'task' } satisfies RouteHandle

export const recipesRoutes: RouteObject[] = [
  {
    path: '/recipes',
    handle: { chrome: 'tab' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./list/RecipesScreen.tsx')).RecipesScreen }),
  },
  {
    path: '/favorites',
    handle: { chrome: 'inner' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./list/FavoritesScreen.tsx')).FavoritesScreen }),
  },
  { path: '/recipes/:recipeId', handle: task, lazy: async () => ({ Component: (await import('./recipe/RecipeScreen.tsx')).RecipeScreen }) },
]

/** What everyone may open: shared recipes. */
export const sharedRecipeRoutes: RouteObject[] = []
