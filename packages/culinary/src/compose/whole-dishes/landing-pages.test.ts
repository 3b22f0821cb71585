import { RECIPES } from '@spizarka/knowledge/recipes'
import { expect, it } from 'vitest'
import { CONDITION_SLUGS, checkRecipe, type SafetyProfile } from '../../safety/index.ts'

/** What a landing page promises. */
const LEAST_DISHES = 25
const NOBODY: SafetyProfile = { conditions: [], allergens: [], exclusions: [], diet: null, styles: [] }

function clearFor(profile: SafetyProfile): number {
  return RECIPES.filter(({ ingredients, servings }) => checkRecipe(ingredients, profile, servings).verdict === 'clear').length
}

it.each(CONDITION_SLUGS)('the base has dishes with nothing to say against them: %s', (condition) => {
  expect(clearFor({ ...NOBODY, conditions: [condition] })).toBeGreaterThanOrEqual(LEAST_DISHES)
})

it('the base has dishes for a child with the commonest allergies at once', () => {
  expect(clearFor({ ...NOBODY, allergens: ['mleko', 'jaja', 'orzeszki-ziemne', 'orzechy', 'gluten'] })).toBeGreaterThanOrEqual(LEAST_DISHES)
})

it.each(['thermomix', 'lidlomix'] as const)('the base has dishes for the %s', (device) => {
  const written = RECIPES.filter(({ variants = [] }) => variants.some(({ devices }) => devices.includes(device)))
  expect(written.length).toBeGreaterThanOrEqual(LEAST_DISHES)
})
