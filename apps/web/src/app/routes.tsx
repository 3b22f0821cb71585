import { lazy, Suspense } from 'react'
import { Navigate, Outlet, type RouteObject, useLocation } from 'react-router'
import { adminRoutes } from '../features/admin/routes.ts'
import { guestRoutes, linkRoutes } from '../features/auth/routes.ts'
import { memberSoonRoutes, publicSoonRoutes } from '../features/coming-soon/routes.tsx'
import { consumptionRoutes } from '../features/consumption/routes.ts'
import { cookingRoutes } from '../features/cooking/routes.ts'
import { intakeRoutes } from '../features/intake/routes.ts'
import { pantryRoutes } from '../features/pantry/routes.ts'
import { pointsRoutes } from '../features/points/routes.ts'
import { onboardingRoutes, profileSettingsRoutes } from '../features/profile/routes.ts'
import { GuestHomeScreen } from '../features/public/home/GuestHomeScreen.tsx'
import { publicRoutes } from '../features/public/routes.ts'
import { recipesRoutes } from '../features/recipes/routes.ts'
import { sharedRecipeRoutes } from '../features/recipes/shared-routes.ts'
import { settingsRoutes } from '../features/settings/routes.ts'
import { shoppingRoutes } from '../features/shopping/routes.ts'
import type { RouteHandle } from '../lib/route-handle.ts'
import { returnPath } from '../lib/session/login-state.ts'
import { useSession } from '../lib/session/session.ts'
import { ErrorScreen, RootLayout } from './RootLayout.tsx'

/** The only place where features meet. A feature exports lazy route objects; `handle` says what the shell puts around each. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    children: [
      { path: '/', Component: HomeRoute, handle: { chrome: 'tab' } satisfies RouteHandle },
      ...publicRoutes,
      ...sharedRecipeRoutes,
      ...publicSoonRoutes,
      { Component: GuestsOnly, children: guestRoutes },
      ...linkRoutes,
      {
        lazy: async () => ({ Component: (await import('./MembersOnly.tsx')).MembersOnly }),
        children: [
          {
            path: '/pantry',
            handle: { chrome: 'tab' } satisfies RouteHandle,
            lazy: async () => ({ Component: (await import('./PantryWithQuickAdd.tsx')).PantryWithQuickAdd }),
          },
          ...pantryRoutes,
          ...intakeRoutes,
          ...recipesRoutes,
          ...cookingRoutes,
          ...consumptionRoutes,
          ...shoppingRoutes,
          ...pointsRoutes,
          ...onboardingRoutes,
          ...settingsRoutes(profileSettingsRoutes, async () => ({ Component: (await import('./SettingsHome.tsx')).SettingsHome })),
          { lazy: async () => ({ Component: (await import('./MembersOnly.tsx')).AdminsOnly }), children: adminRoutes },
          ...memberSoonRoutes,
        ],
      },
      { path: '*', lazy: async () => ({ Component: (await import('./NotFoundScreen.tsx')).NotFoundScreen }) },
    ],
  },
]

/** Public pages that are written as HTML at build time. */
export const prerenderPaths = ['/', '/login', '/register', '/regulamin', '/polityka-prywatnosci', '/pomoc']

const MemberHome = lazy(async () => ({ default: (await import('./MemberHome.tsx')).MemberHome }))

/** The start: what Spiżarka is for a guest, what to cook today for everyone else. */
function HomeRoute() {
  const { status } = useSession()
  if (status === 'guest') return <GuestHomeScreen />
  return <Suspense>{status === 'user' && <MemberHome />}</Suspense>
}

/** Screens that make no sense for someone who is signed in; signing in on one of them goes on to where the visitor came from. */
export function GuestsOnly() {
  const { status } = useSession()
  const { state } = useLocation()
  return status === 'user' ? <Navigate to={returnPath(state)} replace /> : <Outlet />
}
