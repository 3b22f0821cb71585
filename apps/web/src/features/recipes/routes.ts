import type { RouteHandle } from '../../lib/route-handle.ts'
import type { RouteObject } from '../../lib/router/addresses.ts'

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
    lazy: async () => ({ Component: (await import('./editor/RecipeEditor.tsx')).NewRecipeScreen }),
  },
  {
    path: '/recipes/import',
    handle: task,
    lazy: async () => ({ Component: (await import('./import/ImportScreen.tsx')).ImportScreen }),
  },
  {
    path: '/recipes/:recipeId/edit',
    handle: task,
    lazy: async () => ({ Component: (await import('./editor/RecipeEditor.tsx')).EditRecipeScreen }),
  },
  { path: '/recipes/:recipeId', handle: task, lazy: async () => ({ Component: (await import('./recipe/RecipeScreen.tsx')).RecipeScreen }) },
]
