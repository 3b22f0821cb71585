import { expect, it } from 'vitest'
import { composeForHouseholds } from './random-households.fixture.ts'

/** `npm run bench -- kitchen-sense` goes through 5,000. */
const HOUSEHOLDS = 60

it('serves random households nothing that a cook objects to or that the gate blocks, read again from its words', {
  timeout: 300_000,
}, () => {
  const { failures, violations, served } = composeForHouseholds(HOUSEHOLDS)
  expect(failures).toEqual([])
  expect(violations).toEqual([])
  expect(served).toBeGreaterThan(HOUSEHOLDS)
})
