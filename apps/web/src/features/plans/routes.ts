import { paths } from '../../lib/paths.ts'
import type { RouteHandle } from '../../lib/route-handle.ts'
import type { RouteObject } from '../../lib/router/addresses.ts'

/** What plans cost, for everybody. */
export const publicPlansRoutes: RouteObject[] = [
  {
    path: paths.plans,
    handle: { chrome: 'inner' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./ComparePlansScreen.tsx')).ComparePlansScreen }),
  },
]

/** Where the paywall leads back to. */
export const paymentRoutes: RouteObject[] = [
  {
    path: '/payment-status/:sessionId?',
    handle: { chrome: 'task' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./PaymentStatusScreen.tsx')).PaymentStatusScreen }),
  },
]
