import type { RouteObject } from 'react-router'

/** For administrators. */
export const adminRoutes: RouteObject[] = []
