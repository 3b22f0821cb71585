import { describe, expect, it } from 'vitest'
import { stocked } from '../kitchen.fixture.ts'
import { findEndingProducts } from './ending-products.ts'

const TODAY = '2026-11-21'
const endsOn = (id: string, bestBefore: string) => findEndingProducts([stocked(id, 400, { bestBefore })], TODAY, 2)

describe('what ends', () => {
  it('is fish that is sold frozen too, once its day is near: it is thawed', () => {
    expect(endsOn('mintaj', TODAY)).toMatchObject([{ days: 0, isMeatOrFish: true, portion: 300 }])
    expect(endsOn('mintaj', '2027-06-01')).toEqual([])
  })

  it('is no tin of fish and no flour, which merely lose a little', () => {
    expect(endsOn('tunczyk-w-sosie-wlasnym', TODAY)).toEqual([])
    expect(endsOn('maka-pszenna', TODAY)).toEqual([])
  })
})
