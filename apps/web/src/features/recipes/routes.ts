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
  {
    path: '/generate-recipe',
    handle: task,
    lazy: async () => ({ Component: (await import('./generate/GenerateScreen.tsx')).GenerateScreen }),
  },
  {
    path: '/generate-recipe/:sessionId',
    handle: task,
    lazy: async () => ({ Component: (await import('./waiting/ComposingScreen.tsx')).ComposingScreen }),
  },
  {
    path: '/recipes/new',
    handle: task,
    lazy: async () => ({ Component: (await import('./editor/NewRecipeScreen.tsx')).NewRecipeScreen }),
  },
  {
    path: '/recipes/import',
    handle: task,
    lazy: async () => ({ Component: (await import('./import/ImportScreen.tsx')).ImportScreen }),
  },
  {
    path: '/recipes/:recipeId/edit',
    handle: task,
    lazy: async () => ({ Component: (await import('./editor/EditRecipeScreen.tsx')).EditRecipeScreen }),
  },
  { path: '/recipes/:recipeId', handle: task, lazy: async () => ({ Component: (await import('./recipe/RecipeScreen.tsx')).RecipeScreen }) },
]

const forEveryone = { chrome: 'inner', invites: true } satisfies RouteHandle

/** What everyone may open: recipes of Spiżarka, and those that were shared. */
export const sharedRecipeRoutes: RouteObject[] = [
  {
    path: '/published-recipes',
    handle: forEveryone,
    lazy: async () => ({ Component: (await import('./shared/PublishedRecipesScreen.tsx')).PublishedRecipesScreen }),
  },
  {
    path: '/published-recipes/:id',
    handle: forEveryone,
    lazy: async () => ({ Component: (await import('./shared/PublishedRecipeScreen.tsx')).PublishedRecipeScreen }),
  },
  {
    path: '/shared/:token',
    handle: forEveryone,
    lazy: async () => ({ Component: (await import('./shared/SharedRecipeScreen.tsx')).SharedRecipeScreen }),
  },
]
