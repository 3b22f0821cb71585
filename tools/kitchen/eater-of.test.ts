import {
  ALLERGENS,
  type AllergenSlug,
  CONDITION_SLUGS,
  DIET_SLUGS,
  type SafetyProfile,
  STYLE_SLUGS,
  safetyProfileOf,
} from '@spizarka/culinary/safety'
import { expect, it } from 'vitest'
import { eaterOf } from './eater-of.ts'

const ALLERGEN_SLUGS = Object.keys(ALLERGENS).filter((slug): slug is AllergenSlug => Object.hasOwn(ALLERGENS, slug))
const NOTHING: SafetyProfile = { conditions: [], allergens: [], exclusions: [], diet: null, styles: [] }

const PROFILES: readonly Partial<SafetyProfile>[] = [
  {},
  { exclusions: ['orzechy włoskie'] },
  ...CONDITION_SLUGS.map((slug) => ({ conditions: [slug] })),
  ...ALLERGEN_SLUGS.map((slug) => ({ allergens: [slug] })),
  ...DIET_SLUGS.map((diet) => ({ diet })),
  ...STYLE_SLUGS.map((slug) => ({ styles: [slug] })),
]

it.each(PROFILES)('hands on to the gate what a profile says, and nothing else: %j', (fields) => {
  const profile = { ...NOTHING, ...fields }
  expect(safetyProfileOf(eaterOf(profile))).toEqual({ profile, unchecked: [] })
})
