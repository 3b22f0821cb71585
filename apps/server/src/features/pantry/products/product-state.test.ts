import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  absentProduct,
  type BatchState,
  convertUnit,
  nextBatchId,
  type ProductState,
  remove,
  restock,
  returnBatches,
  takeBatches,
  totalOf,
} from './product-state.ts'

/** Grams in a piece; amounts are multiples of it, so that nothing is rounded. */
const RATE = 200
const amount = fc.integer({ min: 1, max: 3000 }).map((count) => count * RATE)
const bestBefore = fc.constantFrom(null, '2031-01-01', '2031-02-01', '2031-03-01')

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('cook' as const), amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), which: fc.nat() }) },
  fc.record({ kind: fc.constant('restock' as const), amount, bestBefore }),
  fc.record({ kind: fc.constant('convert' as const) }),
  fc.record({ kind: fc.constant('delete' as const) }),
)

interface World {
  state: ProductState
  minute: number
}

function toGrams(thousandths: number, unit: ProductState['unit']): number {
  return unit === 'pieces' ? thousandths * RATE : thousandths
}

function bought(world: World, grams: number, day: string | null): BatchState {
  const now = new Date(Date.UTC(2030, 0, 1, 0, ++world.minute))
  const { unit, batches } = world.state
  const id = nextBatchId(batches, now)
  return {
    id,
    amount: unit === 'pieces' ? grams / RATE : grams,
    bestBefore: day,
    estimated: false,
    addedAt: now.toISOString(),
  }
}

it('what was taken and put back is as if it had never been taken, however often it was restated, refilled or thrown away since', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 20 }), (steps) => {
      const milk = { productKey: 'masło', productName: 'masło', foodId: null, category: 'dairy', unit: 'grams', isSpice: false } as const
      const world: World = { state: absentProduct(milk), minute: 0 }
      world.state = restock(world.state, bought(world, 500 * RATE, '2031-02-01'))
      let [expected, kept] = [500 * RATE, [] as { taken: BatchState[]; unit: ProductState['unit'] }[]]
      const undo = (which: number) => {
        const cooked = kept[which % kept.length]
        if (!cooked) return
        const { unit } = world.state
        world.state = returnBatches(world.state, cooked.taken, cooked.unit === unit ? 1 : unit === 'pieces' ? 1 / RATE : RATE)
        kept = kept.filter((other) => other !== cooked)
      }
      for (const done of steps) {
        const { state } = world
        const there = toGrams(totalOf(state) ?? 0, state.unit)
        if (done.kind === 'cook' && !state.removed) {
          const { after, taken } = takeBatches(state, state.unit === 'pieces' ? done.amount / RATE : done.amount)
          world.state = after
          kept.push({ taken, unit: state.unit })
        }
        if (done.kind === 'undo') undo(done.which)
        if (done.kind === 'restock') {
          world.state = restock(state, bought(world, done.amount, done.bestBefore))
          expected += done.amount
        }
        if (done.kind === 'convert')
          world.state = convertUnit(state, state.unit === 'grams' ? 'pieces' : 'grams', state.unit === 'grams' ? 1 / RATE : RATE)
        if (done.kind === 'delete') {
          world.state = remove(state)
          expected -= there
        }
      }
      while (kept.length > 0) undo(0)
      expect(toGrams(totalOf(world.state) ?? 0, world.state.unit)).toBe(expected)
    }),
    { numRuns: 1000 },
  )
})

it('a part of a batch goes back into the rest of it, also when its day was corrected since', () => {
  const batch = { id: 7, amount: 500, bestBefore: '2031-01-01', estimated: true, addedAt: '2030-01-01T00:00:00.000Z' }
  const product = { productKey: 'x', productName: 'x', foodId: null, category: 'dairy', unit: 'grams', isSpice: false } as const
  const { after, taken } = takeBatches(restock(absentProduct(product), batch), 200)
  const corrected = after.batches.map((rest) => ({ ...rest, bestBefore: '2031-05-05', estimated: false }))

  expect(returnBatches({ ...after, batches: corrected }, taken, 1).batches).toEqual([
    { ...batch, bestBefore: '2031-05-05', estimated: false },
  ])
})

it('some more of an unknown amount is an unknown amount', () => {
  const product = { productKey: 'x', productName: 'x', foodId: null, category: 'dairy', unit: 'grams', isSpice: false } as const
  const unknown = restock(absentProduct(product), undefined)
  const batch = { id: 7, amount: 500, bestBefore: null, estimated: false, addedAt: '2030-01-01T00:00:00.000Z' }

  expect(takeBatches(unknown, 100)).toEqual({ after: unknown, taken: [] })
  expect(returnBatches(unknown, [batch], 1)).toEqual(unknown)
})
