import type { RouteObject } from 'react-router'

/** Settings, of someone who is signed in. */
export const settingsRoutes: RouteObject[] = []
