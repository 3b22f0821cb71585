import { Navigate, Outlet, useLocation } from 'react-router'
import type { LoginState } from '../lib/login-state.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { ScreenSkeleton } from './shell/ScreenSkeleton.tsx'

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
