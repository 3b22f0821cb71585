import type { RouteObject } from 'react-router'
import { GuestHomeScreen } from './GuestHomeScreen.tsx'

export const publicRoutes: RouteObject[] = [{ path: '/', Component: GuestHomeScreen }]
