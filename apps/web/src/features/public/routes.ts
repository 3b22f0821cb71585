import type { RouteObject } from 'react-router'
import type { RouteHandle } from '../../lib/route-handle.ts'

/** Static pages. */
export const publicRoutes: RouteObject[] = [
  { path: '/regulamin', lazy: async () => ({ Component: (await import('./legal/TermsScreen.tsx')).TermsScreen }) },
  { path: '/polityka-prywatnosci', lazy: async () => ({ Component: (await import('./legal/PrivacyScreen.tsx')).PrivacyScreen }) },
  {
    path: '/pomoc',
    handle: { chrome: 'inner', invites: true } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./help/HelpScreen.tsx')).HelpScreen }),
  },
]
