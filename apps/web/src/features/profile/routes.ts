import type { RouteObject } from 'react-router'

/** The first steps. */
export const onboardingRoutes: RouteObject[] = []

/** The page of the settings about kitchen, health and diet. */
export const profileSettingsRoutes: RouteObject[] = []
