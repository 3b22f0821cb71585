import type { RouteObject } from 'react-router'

export const consumptionRoutes: RouteObject[] = []
