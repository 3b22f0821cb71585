import type { Nutrition } from '@spizarka/knowledge'
import type { Nutrient } from './nutrients.ts'
import type { Portion } from './portions.ts'

/** Salt that a dish is taken to get where its recipe says no more than "do smaku": grams per gram of dish. */
const SALT_TO_TASTE = 0.008
/** Foods of so much salt per 100 g are there to salt. */
const SALTY_G = 50

/** Share of the dish's weight, water apart, whose figures are known: 0 to 1. */
export function coverageOf(portions: readonly Portion[]): number {
  return knownShare(portions, () => true)
}

/** The same for one nutrient. Salt that is added to taste is missing from the salt, though it weighs next to nothing. */
export function nutrientCoverage(portions: readonly Portion[], nutrient: Nutrient): number {
  const share = knownShare(portions, (nutrition) => nutrition[nutrient] !== null)
  return nutrient === 'saltG' ? share * saltStated(portions) : share
}

function knownShare(portions: readonly Portion[], isKnown: (nutrition: Nutrition) => boolean): number {
  let [known, all] = [0, 0]
  for (const { nutrition, weighs } of portions) {
    all += weighs
    if (nutrition !== null && isKnown(nutrition)) known += weighs
  }
  if (all > 0) return known / all
  return portions.length > 0 && portions.every(({ nutrition }) => nutrition !== null && isKnown(nutrition)) ? 1 : 0
}

function saltStated(portions: readonly Portion[]): number {
  if (!portions.some(({ food, nutrition }) => nutrition === null && (food?.nutrition?.saltG ?? 0) >= SALTY_G)) return 1
  const stated = portions.reduce((sum, { nutrition, grams }) => sum + ((nutrition?.saltG ?? 0) * grams) / 100, 0)
  const toTaste = SALT_TO_TASTE * portions.reduce((sum, { grams }) => sum + grams, 0)
  return toTaste > 0 ? stated / (stated + toTaste) : 0
}
