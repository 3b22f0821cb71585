import { Navigate, Outlet, useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'

/** Screens of a person who is signed in; others go to /login and come back afterwards. */
export function MembersOnly() {
  const { status } = useSession()
  const location = useLocation()
  if (status === 'guest') return <Navigate to={paths.login} replace state={{ from: location.pathname + location.search }} />
  return status === 'user' ? <Outlet /> : null
}

/** Screens that make no sense for someone who is signed in. */
export function GuestsOnly() {
  const { status } = useSession()
  return status === 'user' ? <Navigate to={paths.home} replace /> : <Outlet />
}
