import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { LoginState } from '../lib/login-state.ts'
import { paths } from '../lib/paths.ts'
import { type Session, useSession } from '../lib/session.ts'
import { starts } from '../lib/starts.ts'

/** Leads to /login from whatever screen the session expired on, public ones too (SPEC section 4), and back to it afterwards. */
export function useExpiredSession(): void {
  const session = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const led = useRef<Session>(undefined)
  useEffect(() => {
    // Once for each end: whoever is led to /login may go on as a guest.
    if (session.ended !== 'expired' || led.current === session) return
    led.current = session
    starts(() => navigate(paths.login, { replace: true, state: { from: pathname + search } satisfies LoginState }))()
  }, [session, pathname, search, navigate])
}
