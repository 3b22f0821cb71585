import { lazy, Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { type LoginState, returnPath } from '../lib/login-state.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { ScreenSkeleton } from './shell/ScreenSkeleton.tsx'

const NotFoundScreen = lazy(async () => ({ default: (await import('./NotFoundScreen.tsx')).NotFoundScreen }))

/** Screens of a person who is signed in; others go to /login and come back afterwards. */
export function MembersOnly() {
  const { status, ended } = useSession()
  const location = useLocation()
  if (status === 'guest') {
    // Whoever signed out has left; nobody comes back to where they were.
    if (ended === 'signed-out') return <Navigate to={paths.home} replace />
    return <Navigate to={paths.login} replace state={{ from: location.pathname + location.search } satisfies LoginState} />
  }
  return status === 'user' ? <Outlet /> : <ScreenSkeleton />
}

/** Screens that make no sense for someone who is signed in; signing in on one of them goes on to where the visitor came from. */
export function GuestsOnly() {
  const { status } = useSession()
  const { state } = useLocation()
  return status === 'user' ? <Navigate to={returnPath(state)} replace /> : <Outlet />
}

/** Screens of administrators, inside those of members; for everyone else they do not exist. */
export function AdminsOnly() {
  const { user } = useSession()
  if (user?.is_admin) return <Outlet />
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <NotFoundScreen />
    </Suspense>
  )
}
