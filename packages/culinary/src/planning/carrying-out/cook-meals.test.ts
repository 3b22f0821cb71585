import { expect, it } from 'vitest'
import { isPoorer } from './cook-meals.ts'

it('sees that a dish, written out of what is left by then, leaves hungry whom it was chosen to fill', () => {
  const supper = { place: 'light' } as const
  const isPoor = (written: number, chosen: number, dayEnergy = 1): boolean =>
    isPoorer({ kcalPerServing: written }, { facts: { kcal: chosen } }, supper, { dayEnergy })
  expect(isPoor(330, 560)).toBe(true)
  expect(isPoor(450, 560)).toBe(false)
  expect(isPoor(330, 335)).toBe(false)
  expect(isPoor(330, 560, 0.8)).toBe(false)
})
