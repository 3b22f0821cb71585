import { describe, expect, it } from 'vitest'
import { indexStock, matchIndexedStock } from '../../stock/index.ts'
import { stocked } from '../kitchen.fixture.ts'
import { findEndingProducts, portionsTaken, shareTaken } from './ending-products.ts'

const TODAY = '2026-11-21'
const endsOn = (id: string, bestBefore: string) => findEndingProducts([stocked(id, 400, { bestBefore })], TODAY, 2)

describe('what ends', () => {
  it('is fish that is sold frozen too, once its day is near: it is thawed', () => {
    expect(endsOn('mintaj', TODAY)).toMatchObject([{ days: 0, isMeatOrFish: true, portion: 300 }])
    expect(endsOn('mintaj', '2027-06-01')).toEqual([])
  })

  it('is meat also where it lies among cold cuts and is fried', () => {
    expect(endsOn('kaszanka', TODAY)).toMatchObject([{ isMeatOrFish: true, portion: 300 }])
    expect(endsOn('szynka', TODAY)).toMatchObject([{ isMeatOrFish: false }])
  })

  it('is no tin of fish and no flour, which merely lose a little', () => {
    expect(endsOn('tunczyk-w-sosie-wlasnym', TODAY)).toEqual([])
    expect(endsOn('maka-pszenna', TODAY)).toEqual([])
  })

  it('is as many portions as there are, of which a dish that takes more than one counts as more', () => {
    const [chicken] = findEndingProducts([stocked('piers-z-kurczaka', 600, { bestBefore: TODAY })], TODAY, 2)
    if (!chicken) throw new Error('chicken ends')
    expect(chicken).toMatchObject({ portion: 300, portions: 2 })
    const stock = matchIndexedStock(
      [{ food: 'piers-z-kurczaka', name: 'pierś z kurczaka', grams: 450 }],
      indexStock([stocked('piers-z-kurczaka', 600)], []),
      1,
    )
    expect(portionsTaken(chicken, stock)).toBe(1.5)
    expect(shareTaken(chicken, stock)).toBe(1)
  })
})
