import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { difference, inWords, printedZloty, taxOutOfGross } from './amounts.ts'

const grosze = fc.integer({ min: 0, max: 1_000_000_000_00 })

describe('value added tax out of a gross amount', () => {
  test.each([
    [1999, 1625, 374],
    [2999, 2438, 561],
    [4999, 4064, 935],
    [29_990, 24_382, 5608],
    [49_990, 40_642, 9348],
    [123, 100, 23],
    [1, 1, 0],
    [0, 0, 0],
  ])('of %i grosze leaves %i net and %i of tax', (gross, net, vat) => {
    expect(taxOutOfGross(gross)).toEqual({ gross, net, vat })
  })

  it('is the nearest grosz of the exact share, half up, and both parts give the whole', () => {
    fc.assert(
      fc.property(grosze, (gross) => {
        const { net, vat } = taxOutOfGross(gross)
        expect(net + vat).toBe(gross)
        // |net − gross·100/123| ≤ ½, in whole numbers; the half itself goes up.
        const twice = 246n * BigInt(net) - 200n * BigInt(gross)
        expect(twice > -123n && twice <= 123n).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('never gives back more than was taken: what stays after a partial refund is taxed as if it alone had been paid', () => {
    fc.assert(
      fc.property(grosze, fc.double({ min: 0, max: 1, noNaN: true }), (gross, share) => {
        const before = taxOutOfGross(gross)
        const after = taxOutOfGross(Math.floor(gross * share))
        const change = difference(after, before)
        expect(change.net + change.vat).toBe(change.gross)
        expect(Math.max(change.gross, change.net, change.vat)).toBeLessThanOrEqual(0)
      }),
    )
  })

  test.each([-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('refuses %d, which is no amount', (gross) => {
    expect(() => taxOutOfGross(gross)).toThrow(RangeError)
  })
})

describe('an amount', () => {
  test.each([
    [2999, '29,99\u00a0zł'],
    [-2999, '\u221229,99\u00a0zł'],
    [5, '0,05\u00a0zł'],
    [123_456_789, '1\u00a0234\u00a0567,89\u00a0zł'],
    [0, '0,00\u00a0zł'],
  ])('of %i grosze is %s', (amount, printed) => {
    expect(printedZloty(amount)).toBe(printed)
  })

  test.each([
    [2999, 'dwadzieścia dziewięć złotych 99/100'],
    [29_990, 'dwieście dziewięćdziesiąt dziewięć złotych 90/100'],
    [100, 'jeden złoty 00/100'],
    [203, 'dwa złote 03/100'],
    [1200, 'dwanaście złotych 00/100'],
    [2200, 'dwadzieścia dwa złote 00/100'],
    [99, 'zero złotych 99/100'],
    [100_000, 'tysiąc złotych 00/100'],
    [213_419, 'dwa tysiące sto trzydzieści cztery złote 19/100'],
    [1_234_567_89, 'milion dwieście trzydzieści cztery tysiące pięćset sześćdziesiąt siedem złotych 89/100'],
    [-2999, 'minus dwadzieścia dziewięć złotych 99/100'],
  ])('of %i grosze is said %s', (amount, words) => {
    expect(inWords(amount)).toBe(words)
  })

  it('is said in different words than any other', () => {
    const seen = new Map(Array.from({ length: 3000 }, (_, zloty) => [inWords(zloty * 100), zloty]))
    expect(seen.size).toBe(3000)
  })
})
