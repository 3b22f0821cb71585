import { expect, test } from 'vitest'
import { aProduct } from '../testing.tsx'
import { amountOf, batchesWithTotal, stepOf, withAmount } from './amounts.ts'

const batch = (id: string, quantity: number, best_before: string | null, added_at = '2026-11-01T10:00:00Z') => ({
  id,
  quantity,
  best_before,
  best_before_estimated: false,
  added_at,
})
const shown = (batches: { id: string; quantity: number }[]) => batches.map(({ id, quantity }) => [id, quantity])

test('what is gone is taken from the batch that expires first', () => {
  const batches = [batch('later', 500, '2026-12-01'), batch('sooner', 300, '2026-11-22'), batch('undated', 200, null)]
  expect(shown(batchesWithTotal(batches, 600))).toEqual([
    ['later', 400],
    ['undated', 200],
  ])
})

test('what turns up belongs to the batch bought last', () => {
  const batches = [batch('old', 500, null, '2026-11-01T10:00:00Z'), batch('new', 300, null, '2026-11-20T10:00:00Z')]
  expect(shown(batchesWithTotal(batches, 1000))).toEqual([
    ['old', 500],
    ['new', 500],
  ])
})

test('amounts stay whole thousandths', () => {
  expect(shown(batchesWithTotal([batch('a', 0.3, null)], 0.1))).toEqual([['a', 0.1]])
})

test('steps are small for small amounts', () => {
  expect([stepOf('grams', 250), stepOf('grams', 800), stepOf('ml', 500), stepOf('ml', 2000), stepOf('pieces', 300)]).toEqual([
    50, 100, 100, 250, 1,
  ])
})

test('an amount stands in the field of its unit alone', () => {
  const eggs = withAmount(aProduct('jajka', { canonical_unit: 'pieces', quantity: 10 }), 9)
  expect([eggs.quantity_grams, eggs.quantity_ml, eggs.quantity, amountOf(eggs)]).toEqual([null, null, 9, 9])
  expect(amountOf(aProduct('nie wiadomo ile'))).toBeNull()
})
