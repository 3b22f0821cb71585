import { LIMITS } from '@spizarka/contract/limits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { absentProduct, type BatchState, type ProductState, totalOf } from './product-state.ts'
import { consume, convertUnit, remove, replaceBatches, restock } from './transitions.ts'

const day = fc.integer({ min: 0, max: 40 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10))
const batch: fc.Arbitrary<BatchState> = fc.record({
  id: fc.integer({ min: 1, max: 1_000_000_000 }),
  amount: fc.integer({ min: 1, max: 900_000 }),
  bestBefore: fc.option(day),
  estimated: fc.boolean(),
  addedAt: day.map((date) => `${date}T10:00:00.000Z`),
})
const product = fc
  .record({
    unit: fc.constantFrom('grams' as const, 'ml' as const, 'pieces' as const),
    batches: fc.uniqueArray(batch, { maxLength: 12, selector: ({ id }) => id }),
  })
  .map(({ unit, batches }): ProductState => ({ ...present, unit, batches }))
const stocked = product.filter(({ batches }) => batches.length > 0)

const present: ProductState = {
  ...absentProduct({ productKey: 'maslo', productName: 'masło', foodId: null, category: 'dairy', unit: 'grams', isSpice: false }),
  removed: false,
  inStock: true,
}
const spice: ProductState = { ...present, unit: null, isSpice: true, category: 'spices' }
const aBatch = (amount: number, bestBefore: string | null = null): BatchState => ({
  id: 1,
  amount,
  bestBefore,
  estimated: false,
  addedAt: '2026-01-01T10:00:00.000Z',
})
const codeOf = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    return error
  }
}

describe('consuming', () => {
  it('takes exactly the amount, or all there is, and leaves no batch empty', () => {
    fc.assert(
      fc.property(stocked, fc.integer({ min: 1, max: 3_000_000 }), (state, amount) => {
        const before = totalOf(state) ?? 0
        const after = consume(state, amount)
        expect(totalOf(after) ?? 0).toBe(Math.max(0, before - amount))
        expect(after.batches.every((left) => left.amount > 0)).toBe(true)
        expect(after.removed).toBe(amount >= before)
      }),
    )
  })

  it('never touches a batch while one that ends earlier is left', () => {
    fc.assert(
      fc.property(stocked, fc.integer({ min: 1, max: 3_000_000 }), (state, amount) => {
        const after = consume(state, amount)
        const left = after.batches.map((each) => each.bestBefore ?? '9999')
        const earliestLeft = left.sort()[0] ?? '9999'
        const wholeBefore = state.batches.filter((each) => (each.bestBefore ?? '9999') > earliestLeft)
        for (const each of wholeBefore) expect(after.batches).toContainEqual(each)
      }),
    )
  })

  it('in two steps comes to the same as in one', () => {
    fc.assert(
      fc.property(stocked, fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 1, max: 500_000 }), (state, one, two) => {
        fc.pre((totalOf(state) ?? 0) > one)
        expect(totalOf(consume(consume(state, one), two))).toBe(totalOf(consume(state, one + two)))
      }),
    )
  })

  it('without an amount uses everything up', () => {
    fc.assert(
      fc.property(product, (state) => {
        expect(consume(state)).toEqual(remove(state))
      }),
    )
  })

  it('of some of an unknown amount leaves it unknown, and of all of it nothing', () => {
    expect(consume(present, 1_000)).toBe(present)
    expect(consume(present).removed).toBe(true)
  })

  it('takes the older of two batches of one day first', () => {
    const older = { ...aBatch(5_000, '2026-02-01'), id: 7 }
    const newer = { ...aBatch(5_000, '2026-02-01'), id: 12, estimated: true }
    expect(consume({ ...present, batches: [newer, older] }, 5_000).batches).toEqual([newer])
  })

  it('marks a spice as out, and it stays in the pantry', () => {
    expect(consume(spice)).toMatchObject({ inStock: false, removed: false })
  })

  it('refuses what is not there', () => {
    for (const gone of [remove(present), { ...spice, inStock: false }])
      expect(codeOf(() => consume(gone, 1))).toMatchObject({ code: 'nothing_to_consume' })
  })
})

describe('restocking', () => {
  it('adds exactly the amount and keeps every batch that was there', () => {
    fc.assert(
      fc.property(product, batch, (state, more) => {
        const after = restock(state, more)
        expect(totalOf(after)).toBe((totalOf(state) ?? 0) + more.amount)
        for (const each of state.batches) expect(after.batches.some((left) => left.amount >= each.amount)).toBe(true)
        expect(after.batches.length - state.batches.length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('and consuming the same leaves the total as it was', () => {
    fc.assert(
      fc.property(stocked, batch, (state, more) => {
        expect(totalOf(consume(restock(state, more), more.amount))).toBe(totalOf(state))
      }),
    )
  })

  it('joins amounts of one best-before day, whether it was given or estimated', () => {
    const state = restock(restock(present, aBatch(1_000, '2026-02-01')), aBatch(2_000, '2026-02-01'))
    expect(state.batches).toEqual([aBatch(3_000, '2026-02-01')])
    expect(restock(state, { ...aBatch(1, '2026-02-01'), estimated: true }).batches).toHaveLength(2)
  })

  it('never keeps more batches than the limit, and loses nothing', () => {
    let state = present
    for (let number = 0; number < LIMITS.batches + 10; number++) {
      const date = new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10)
      state = restock(state, aBatch(1_000, date))
    }
    expect(state.batches).toHaveLength(LIMITS.batches)
    expect(totalOf(state)).toBe((LIMITS.batches + 10) * 1_000)
  })

  it('brings back what was used up, without what was there before', () => {
    expect(restock({ ...present, removed: true, inStock: false }, aBatch(7))).toEqual({ ...present, batches: [aBatch(7)] })
    expect(restock(remove(present), undefined)).toEqual(present)
  })

  it('marks a spice as in stock and gives it no amount', () => {
    expect(restock({ ...spice, inStock: false }, aBatch(1))).toEqual(spice)
  })

  it('refuses more than 50 000 in all', () => {
    const full = restock(present, aBatch(LIMITS.quantity * 1_000))
    expect(codeOf(() => restock(full, aBatch(1, '2026-02-01')))).toMatchObject({ code: 'pantry_quantity_too_big' })
  })
})

describe('restating in another unit', () => {
  it('keeps every batch with its date, and no amount vanishes by rounding', () => {
    fc.assert(
      fc.property(stocked, fc.double({ min: 0.000_001, max: 3, noNaN: true }), (state, perUnit) => {
        const after = convertUnit(state, 'pieces', perUnit)
        expect(after.unit).toBe('pieces')
        expect(after.batches.map(({ bestBefore, addedAt }) => [bestBefore, addedAt])).toEqual(
          state.batches.map(({ bestBefore, addedAt }) => [bestBefore, addedAt]),
        )
        for (const [index, each] of after.batches.entries()) {
          const exact = (state.batches[index]?.amount ?? 0) * perUnit
          expect(Number.isInteger(each.amount) && each.amount > 0).toBe(true)
          expect(Math.abs(each.amount - Math.max(1, exact))).toBeLessThanOrEqual(0.5 + 1e-6)
        }
      }),
    )
  })

  it('and back comes to the same within a thousandth of the coarser unit', () => {
    fc.assert(
      fc.property(stocked, fc.integer({ min: 2, max: 500 }), (state, perPiece) => {
        const back = convertUnit(convertUnit(state, 'pieces', 1 / perPiece), 'grams', perPiece)
        for (const [index, each] of back.batches.entries())
          expect(Math.abs(each.amount - (state.batches[index]?.amount ?? 0))).toBeLessThanOrEqual(perPiece)
      }),
    )
  })

  it('refuses what would be more than 50 000', () => {
    const state = { ...present, batches: [aBatch(2_000_000)] }
    expect(codeOf(() => convertUnit(state, 'grams', 30))).toMatchObject({ code: 'pantry_quantity_too_big' })
  })
})

describe('setting the batches', () => {
  it('to none leaves the product there in an unknown amount', () => {
    fc.assert(
      fc.property(stocked, (state) => {
        expect(replaceBatches(state, [])).toEqual({ ...state, batches: [] })
      }),
    )
    expect(totalOf(replaceBatches(present, []))).toBeNull()
  })
})
