import type { RouteObject } from 'react-router'

export const recipesRoutes: RouteObject[] = []

/** What everyone may open: shared recipes. */
export const sharedRecipeRoutes: RouteObject[] = []
