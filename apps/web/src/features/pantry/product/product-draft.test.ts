import { expect, test } from 'vitest'
import { aProduct } from '../testing.tsx'
import { draftErrors, draftInUnit, draftOf, newBatch, updateOf } from './product-draft.ts'

const potatoes = aProduct('ziemniaki', { quantity_grams: 2000, best_before: '2026-12-01' })
const batchId = potatoes.batches[0]?.id

test('an untouched draft changes nothing', () => {
  expect(updateOf(potatoes, draftOf(potatoes))).toEqual({})
})

test('only what has changed is sent', () => {
  expect(updateOf(potatoes, { ...draftOf(potatoes), name: ' pyry ', shelf: 'other' })).toEqual({ product_name: 'pyry', category: 'other' })
})

test('a new unit alone leaves the batches to the server', () => {
  const draft = draftInUnit(draftOf(potatoes), 'pieces', { name: 'grams_per_piece', value: 100 })
  expect(draft.batches[0]?.quantity).toBe(20)
  expect(updateOf(potatoes, draft)).toEqual({ canonical_unit: 'pieces', grams_per_piece: 100 })
})

test('batches changed after a new unit are sent in that unit', () => {
  const draft = draftInUnit(draftOf(potatoes), 'pieces', { name: 'grams_per_piece', value: 100 })
  const [first] = draft.batches
  const edited = { ...draft, batches: first ? [{ ...first, quantity: 18, bestBefore: '' }] : [] }
  expect(updateOf(potatoes, edited)).toEqual({
    canonical_unit: 'pieces',
    grams_per_piece: 100,
    batches: [{ id: batchId, quantity: 18, best_before: null }],
  })
})

test('millilitres become grams by what 100 ml weigh', () => {
  const oil = aProduct('oliwa', { canonical_unit: 'ml', quantity_ml: 500 })
  expect(draftInUnit(draftOf(oil), 'grams', { name: 'grams_per_ml', value: 0.92 }).batches[0]?.quantity).toBe(460)
})

test('an added batch needs an amount, a product needs a name', () => {
  const batch = newBatch()
  const draft = draftOf(potatoes)
  expect(draftErrors({ ...draft, name: '  ', batches: [...draft.batches, batch] })).toEqual({
    name: 'Podaj nazwę produktu.',
    [batch.key]: 'Podaj ilość większą od zera.',
  })
})
