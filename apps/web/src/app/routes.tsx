import { lazy, type ReactNode, Suspense } from 'react'
import { guestRoutes, linkRoutes } from '../features/auth/routes.ts'
import { communityRoutes } from '../features/community/routes.ts'
import { publicPlansRoutes } from '../features/plans/routes.ts'
import { landingRoutes, publicRoutes } from '../features/public/routes.ts'
import { sharedRecipeRoutes } from '../features/recipes/shared-routes.ts'
import { findChosenPlan, orderPath } from '../lib/plans/chosen-plan.ts'
import type { RouteHandle } from '../lib/route-handle.ts'
import type { RouteObject } from '../lib/router/addresses.ts'
import { Navigate } from '../lib/router/links.tsx'
import { Outlet, useLocation } from '../lib/router/ScreenRoutes.tsx'
import { returnPath } from '../lib/session/login-state.ts'
import { readSession, useSession } from '../lib/session/session.ts'
import { RootLayout } from './RootLayout.tsx'

/** What a guest may open. A feature exports lazy route objects; `handle` says what the shell puts around each. Features meet here and in `member-routes.ts` alone. */
const guestTree: RouteObject[] = [
  { path: '/', lazy: loadHome, handle: { chrome: 'tab' } satisfies RouteHandle },
  ...publicRoutes,
  ...landingRoutes,
  ...publicPlansRoutes,
  ...communityRoutes,
  ...sharedRecipeRoutes,
  { Component: GuestsOnly, children: guestRoutes },
  ...linkRoutes,
]

/** Where everybody begins; all other addresses are in `fetchAllRoutes`. */
export const routes: RouteObject[] = [{ Component: RootLayout, children: guestTree }]

/** Every address there is, that of nothing included. */
export async function fetchAllRoutes(): Promise<RouteObject[]> {
  const { memberRoutes } = await import('./member-routes.ts')
  return [{ Component: RootLayout, children: [...guestTree, ...memberRoutes] }]
}

const importGuestHome = () => import('../features/public/home/GuestHomeScreen.tsx')
const importMemberHome = () => import('./MemberHome.tsx')
const LazyGuestHome = lazy(async () => ({ default: (await importGuestHome()).GuestHomeScreen }))
const LazyMemberHome = lazy(async () => ({ default: (await importMemberHome()).MemberHome }))

/** Fetches the start of whoever comes, and leaves out the other one: it is asked for when they sign in or out here. */
async function loadHome() {
  if (readSession().status === 'guest') {
    const { GuestHomeScreen } = await importGuestHome()
    return { Component: () => <HomeRoute guestHome={<GuestHomeScreen />} memberHome={<LazyMemberHome />} /> }
  }
  const { MemberHome } = await importMemberHome()
  return { Component: () => <HomeRoute guestHome={<LazyGuestHome />} memberHome={<MemberHome />} /> }
}

/** The start: what Spiżarka is for a guest, what to cook today for everyone else. */
function HomeRoute({ guestHome, memberHome }: { guestHome: ReactNode; memberHome: ReactNode }) {
  const { status } = useSession()
  return <Suspense>{status === 'guest' ? guestHome : status === 'user' && memberHome}</Suspense>
}

/** Screens that make no sense for someone who is signed in; signing in on one of them goes on to where the visitor came from. */
export function GuestsOnly() {
  const { status } = useSession()
  const { state, search } = useLocation()
  const chosen = findChosenPlan(search)
  return status === 'user' ? <Navigate to={chosen ? orderPath(chosen) : returnPath(state)} replace /> : <Outlet />
}
