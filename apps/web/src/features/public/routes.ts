import { LANDING_SLUGS } from '@spizarka/contract/landing-pages'
import { createElement } from 'react'
import { paths } from '../../lib/paths.ts'
import type { RouteHandle } from '../../lib/route-handle.ts'
import type { RouteObject } from '../../lib/router/addresses.ts'

/** Static pages. */
export const publicRoutes: RouteObject[] = [
  { path: '/regulamin', lazy: async () => ({ Component: (await import('./legal/TermsScreen.tsx')).TermsScreen }) },
  { path: '/polityka-prywatnosci', lazy: async () => ({ Component: (await import('./legal/PrivacyScreen.tsx')).PrivacyScreen }) },
  { path: paths.notices, lazy: async () => ({ Component: (await import('./legal/NoticesScreen.tsx')).NoticesScreen }) },
  {
    path: '/pomoc',
    handle: { chrome: 'inner', invites: true } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./help/HelpScreen.tsx')).HelpScreen }),
  },
  { path: '/pomoc-premium', lazy: async () => ({ Component: (await import('./help/PremiumHelpScreen.tsx')).PremiumHelpScreen }) },
]

export const landingRoutes: RouteObject[] = LANDING_SLUGS.map((slug) => ({
  path: paths.landing(slug),
  lazy: async () => {
    const [{ loadLanding }, { LandingScreen }] = await Promise.all([
      import('./landing/load-landing.ts'),
      import('./landing/LandingScreen.tsx'),
    ])
    const landing = await loadLanding(slug)
    return { Component: () => createElement(LandingScreen, landing) }
  },
}))
