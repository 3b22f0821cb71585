import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, Outlet, type RouteObject, useLocation } from 'react-router'
import { guestRoutes, linkRoutes } from '../features/auth/routes.ts'
import { communityRoutes } from '../features/community/routes.ts'
import { publicPlansRoutes } from '../features/plans/routes.ts'
import { landingPaths, landingRoutes, publicRoutes } from '../features/public/routes.ts'
import { sharedRecipeRoutes } from '../features/recipes/shared-routes.ts'
import type { RouteHandle } from '../lib/route-handle.ts'
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

/** A public page that is written as HTML at build time. */
interface PrerenderedPage {
  /** The module of its screen. */
  screen: string
  /** It is only read, and needs no script until somebody presses a button; the others ask for theirs once they are painted. */
  isStill?: true
}

export const prerenderedPages: Readonly<Record<string, PrerenderedPage>> = {
  '/': { screen: 'src/features/public/home/GuestHomeScreen.tsx', isStill: true },
  '/login': { screen: 'src/features/auth/login/LoginScreen.tsx' },
  '/register': { screen: 'src/features/auth/register/RegisterScreen.tsx' },
  '/regulamin': { screen: 'src/features/public/legal/TermsScreen.tsx', isStill: true },
  '/polityka-prywatnosci': { screen: 'src/features/public/legal/PrivacyScreen.tsx', isStill: true },
  '/licencje': { screen: 'src/features/public/legal/NoticesScreen.tsx', isStill: true },
  '/pomoc': { screen: 'src/features/public/help/HelpScreen.tsx', isStill: true },
  '/pomoc-premium': { screen: 'src/features/public/help/PremiumHelpScreen.tsx', isStill: true },
  ...Object.fromEntries(landingPaths.map((path) => [path, { screen: 'src/features/public/landing/LandingScreen.tsx', isStill: true }])),
}

/** An address that no page has: what is prerendered for it is answered with status 404. */
export const notFoundPage = '/nie-znaleziono'

/** Pages that the server finishes, by the file they are built into, with the module of their screen: it knows title, picture and content. */
export const finishedPages: Readonly<Record<string, string>> = {
  'published-recipe': 'src/features/recipes/shared/GuestRecipeScreens.tsx',
  'published-recipes': 'src/features/community/library/LibraryScreen.tsx',
}

const importGuestHome = () => import('../features/public/home/GuestHomeScreen.tsx')
const importMemberHome = () => import('./MemberHome.tsx')
const LateGuestHome = lazy(async () => ({ default: (await importGuestHome()).GuestHomeScreen }))
const LateMemberHome = lazy(async () => ({ default: (await importMemberHome()).MemberHome }))

/** Fetches the start of whoever comes, and leaves out the other one: it is asked for when they sign in or out here. */
async function loadHome() {
  if (readSession().status === 'guest') {
    const { GuestHomeScreen } = await importGuestHome()
    return { Component: () => <HomeRoute guestHome={<GuestHomeScreen />} memberHome={<LateMemberHome />} /> }
  }
  const { MemberHome } = await importMemberHome()
  return { Component: () => <HomeRoute guestHome={<LateGuestHome />} memberHome={<MemberHome />} /> }
}

/** The start: what Spiżarka is for a guest, what to cook today for everyone else. */
function HomeRoute({ guestHome, memberHome }: { guestHome: ReactNode; memberHome: ReactNode }) {
  const { status } = useSession()
  return <Suspense>{status === 'guest' ? guestHome : status === 'user' && memberHome}</Suspense>
}

/** Screens that make no sense for someone who is signed in; signing in on one of them goes on to where the visitor came from. */
export function GuestsOnly() {
  const { status } = useSession()
  const { state } = useLocation()
  return status === 'user' ? <Navigate to={returnPath(state)} replace /> : <Outlet />
}
