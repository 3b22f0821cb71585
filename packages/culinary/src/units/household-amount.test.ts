import { MEASURES } from '@spizarka/knowledge/measures'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount, scaleAmount } from './index.ts'
import { UNIT_ENTRIES } from './read-unit.ts'

const quantity = fc.double({ min: 0.05, max: 2000, noNaN: true })
const measure = fc.constantFrom('g', 'ml', 'szt.', 'łyżka', 'łyżeczka', 'szklanka', 'ząbek', 'puszka', 'pęczek', 'szczypta')
const factor = fc.integer({ min: 1, max: 144 }).map((twelfths) => twelfths / 12)

describe('scaling an amount', () => {
  it.each([
    [2, 'szt.', 0.25, null, 0.5],
    [3, 'szt.', 0.5, 'jajka', 2],
    [1, 'szt.', 0.25, 'jajka', 1],
    [1, 'łyżka', 1.5, null, 1.5],
    [1, 'łyżeczka', 0.25, null, 0.25],
    [1, 'łyżeczka', 4, null, 4],
    [1, 'łyżeczka', 5, null, 4.5],
    [1, 'łyżeczka', 7, null, 7.5],
    [200, 'g', 1.5, null, 300],
    [71, 'g', 2, null, 140],
    [333, 'g', 2, null, 650],
    [1, 'szklanka', 1 / 3, null, 1 / 3],
    [1, 'szczypta', 0.5, null, 1],
    [2, 'ząbek', 3, null, 6],
    [1, 'ząbek', 0.5, null, 1],
    [1, 'ząbek', 2.5, null, 3],
  ])('of %d %s by %d (%s) gives %d', (amount, unit, by, food, scaled) => expect(scaleAmount(amount, unit, by, food)).toBe(scaled))

  it('by 1 changes nothing', () => {
    fc.assert(
      fc.property(quantity, measure, (amount, unit) => {
        expect(scaleAmount(amount, unit, 1)).toBe(amount)
      }),
    )
  })

  it('never comes to nothing', () => {
    fc.assert(
      fc.property(quantity, measure, factor, (amount, unit, by) => {
        expect(scaleAmount(amount, unit, by)).toBeGreaterThan(0)
      }),
    )
  })

  it('stays within a fifth of what is meant from the smallest part up, cloves and parts of a piece within a third', () => {
    fc.assert(
      fc.property(quantity, measure, factor, (amount, unit, by) => {
        const meant = amount * by
        fc.pre(meant >= (unit === 'szczypta' ? 2 : unit === 'ząbek' ? 0.75 : unit === 'g' || unit === 'ml' ? 0.5 : 0.25))
        // One and a half cloves are one or two; an amount halfway between two marks may be off by all of it, and the last bit of a double.
        const most = unit === 'ząbek' || (unit === 'szt.' && meant < 1) ? 1 / 3 : 1 / 5
        expect(Math.abs(scaleAmount(amount, unit, by) - meant)).toBeLessThanOrEqual(meant * (most + 1e-12))
      }),
    )
  })
})

describe('writing an amount', () => {
  it.each([
    [150, 'g', '150 g'],
    [1500, 'g', '1,5 kg'],
    [1000, 'ml', '1 l'],
    [0.5, 'łyżka', '½ łyżki'],
    [1.5, 'szklanka', '1½ szklanki'],
    [1, 'łyżka', '1 łyżka'],
    [2, 'łyżka', '2 łyżki'],
    [5, 'łyżka', '5 łyżek'],
    [4, 'łyżeczka', '4 łyżeczki'],
    [4.5, 'łyżeczka', '1½ łyżki'],
    [7.5, 'łyżeczka', '2½ łyżki'],
    [6, 'łyżeczka', '2 łyżki'],
    [12, 'łyżka', '12 łyżek'],
    [22, 'ząbek', '22 ząbki'],
    [2, 'szt.', '2 szt.'],
    [1 / 3, 'szklanka', '⅓ szklanki'],
    [1.4, 'łyżka', '1,4 łyżki'],
    [3, 'puszka', '3 puszki'],
    [2, 'talerz', '2 talerze'],
    [0.5, 'sztuka', '½ sztuki'],
  ])('says %d %s as "%s"', (amount, unit, text) => expect(formatAmount(amount, unit)).toBe(text))

  it('has the forms of every measure that a line may state', () => {
    const measures = UNIT_ENTRIES.flatMap(({ unit }) =>
      unit.kind === 'spoon' ? [unit.measure] : unit.kind === 'count' || unit.kind === 'container' ? [unit.name] : [],
    )
    expect(measures.filter((name) => name !== 'sztuka' && !(name in MEASURES.forms))).toEqual([])
  })
})
