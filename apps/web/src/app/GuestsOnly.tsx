import { Navigate, Outlet, useLocation } from 'react-router'
import { returnPath } from '../lib/login-state.ts'
import { useSession } from '../lib/session.ts'

/** Screens that make no sense for someone who is signed in; signing in on one of them goes on to where the visitor came from. */
export function GuestsOnly() {
  const { status } = useSession()
  const { state } = useLocation()
  return status === 'user' ? <Navigate to={returnPath(state)} replace /> : <Outlet />
}
