import { createElement } from 'react'
import type { RouteObject } from 'react-router'
import { paths } from '../../lib/paths.ts'
import type { RouteHandle } from '../../lib/route-handle.ts'
import type { LandingDay } from './landing/landing-day.ts'
import type { LandingPage, LandingSlug } from './landing/pages/landing-page.ts'

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

type Landing = () => Promise<[{ page: LandingPage }, { default: LandingDay }]>

/** What each page says and what was cooked for it; a visitor fetches one of them. */
const LANDINGS: Readonly<Record<LandingSlug, Landing>> = {
  cukrzyca: () => Promise.all([import('./landing/pages/cukrzyca.ts'), import('./landing/generated/cukrzyca.json')]),
  celiakia: () => Promise.all([import('./landing/pages/celiakia.ts'), import('./landing/generated/celiakia.json')]),
  hashimoto: () => Promise.all([import('./landing/pages/hashimoto.ts'), import('./landing/generated/hashimoto.json')]),
  nadcisnienie: () => Promise.all([import('./landing/pages/nadcisnienie.ts'), import('./landing/generated/nadcisnienie.json')]),
  'dna-moczanowa': () => Promise.all([import('./landing/pages/dna-moczanowa.ts'), import('./landing/generated/dna-moczanowa.json')]),
  'low-fodmap': () => Promise.all([import('./landing/pages/low-fodmap.ts'), import('./landing/generated/low-fodmap.json')]),
  'choroby-nerek': () => Promise.all([import('./landing/pages/choroby-nerek.ts'), import('./landing/generated/choroby-nerek.json')]),
  'alergie-dzieci': () => Promise.all([import('./landing/pages/alergie-dzieci.ts'), import('./landing/generated/alergie-dzieci.json')]),
  thermomix: () => Promise.all([import('./landing/pages/thermomix.ts'), import('./landing/generated/thermomix.json')]),
  lidlomix: () => Promise.all([import('./landing/pages/lidlomix.ts'), import('./landing/generated/lidlomix.json')]),
}

export const landingRoutes: RouteObject[] = Object.entries(LANDINGS).map(([slug, load]) => ({
  path: paths.landing(slug),
  lazy: async () => {
    const [[{ page }, { default: day }], { LandingScreen }] = await Promise.all([load(), import('./landing/LandingScreen.tsx')])
    return { Component: () => createElement(LandingScreen, { page, day }) }
  },
}))

/** Addresses of the pages of `/lp/`. */
export const landingPaths: readonly string[] = landingRoutes.flatMap(({ path }) => path ?? [])
