import { lazy, Suspense } from 'react'
import { paths } from '../lib/paths.ts'
import { Navigate } from '../lib/router/links.tsx'
import { Outlet, useLocation } from '../lib/router/ScreenRoutes.tsx'
import type { LoginState } from '../lib/session/login-state.ts'
import { useSession } from '../lib/session/session.ts'
import { Skeleton, SkeletonRows } from '../ui/feedback/Skeleton.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'

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

const NotFoundScreen = lazy(async () => ({ default: (await import('./NotFoundScreen.tsx')).NotFoundScreen }))

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

/** A screen whose user is not known yet. */
function ScreenSkeleton() {
  return (
    <>
      <PageHeader
        title={
          <>
            <span className="sr-only">Ładowanie…</span>
            <Skeleton className="h-8 w-44" />
          </>
        }
      />
      <div className="page page-narrow">
        <SkeletonRows />
      </div>
    </>
  )
}
