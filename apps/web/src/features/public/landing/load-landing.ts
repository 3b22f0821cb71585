import type { LandingDay } from './landing-day.ts'
import type { LandingPage, LandingSlug } from './pages/landing-page.ts'

type Landing = () => Promise<[{ page: LandingPage }, { default: LandingDay }]>

/** What each page says and what was cooked for it; a visitor fetches one of them. */
const LANDINGS: Readonly<Record<LandingSlug, Landing>> = {
  cukrzyca: () => Promise.all([import('./pages/cukrzyca.ts'), import('./generated/cukrzyca.json')]),
  celiakia: () => Promise.all([import('./pages/celiakia.ts'), import('./generated/celiakia.json')]),
  hashimoto: () => Promise.all([import('./pages/hashimoto.ts'), import('./generated/hashimoto.json')]),
  nadcisnienie: () => Promise.all([import('./pages/nadcisnienie.ts'), import('./generated/nadcisnienie.json')]),
  'dna-moczanowa': () => Promise.all([import('./pages/dna-moczanowa.ts'), import('./generated/dna-moczanowa.json')]),
  'low-fodmap': () => Promise.all([import('./pages/low-fodmap.ts'), import('./generated/low-fodmap.json')]),
  'choroby-nerek': () => Promise.all([import('./pages/choroby-nerek.ts'), import('./generated/choroby-nerek.json')]),
  'alergie-dzieci': () => Promise.all([import('./pages/alergie-dzieci.ts'), import('./generated/alergie-dzieci.json')]),
  thermomix: () => Promise.all([import('./pages/thermomix.ts'), import('./generated/thermomix.json')]),
  lidlomix: () => Promise.all([import('./pages/lidlomix.ts'), import('./generated/lidlomix.json')]),
}

/** What a landing page says, and what was cooked for it. */
export async function loadLanding(slug: LandingSlug): Promise<{ page: LandingPage; day: LandingDay }> {
  const [{ page }, { default: day }] = await LANDINGS[slug]()
  return { page, day }
}
