import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareRoundedDown, shareRoundedHalfUp, toGrosze, toMoney } from './money.ts'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [99, '0.99'],
  [2999, '29.99'],
  [-2899, '-28.99'],
  [49990, '499.90'],
])('%s grosze are written as %s', (grosze, money) => {
  expect(toMoney(grosze)).toBe(money)
  expect(toGrosze(money)).toBe(grosze)
})

test('29 of 30 days of 29,99 zł are 28,99 zł; half of 49,99 zł is 25 zł', () => {
  expect(shareRoundedDown(2999, 29, 30)).toBe(2899)
  expect(shareRoundedHalfUp(4999, 50, 100)).toBe(2500)
})

test('a share is never a grosz too much, and its half-up sister never half a grosz off', () => {
  const grosze = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(grosze, fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 400 }), (amount, part, whole) => {
      const down = shareRoundedDown(amount, part, whole)
      expect(down * whole <= amount * part && (down + 1) * whole > amount * part).toBe(true)
      const near = shareRoundedHalfUp(amount, part, whole)
      expect(2 * near * whole > 2 * amount * part - whole && 2 * near * whole <= 2 * amount * part + whole).toBe(true)
    }),
  )
})
