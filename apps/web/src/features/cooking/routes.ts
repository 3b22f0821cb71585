import type { RouteObject } from 'react-router'

export const cookingRoutes: RouteObject[] = []
