import { expect, test } from 'vitest'
import { aProduct } from '../testing.tsx'
import { countedShelves, initiallyCollapsed, shelvesOf } from './shelves.ts'

const shelf = (name: 'dairy' | 'produce' | 'dry' | 'jars', count: number) => ({ shelf: name, rows: [], count })

test('shelves stand in their order and those not loaded yet keep their counts', () => {
  const rows = [aProduct('mąka', { category: 'dry' }), aProduct('mleko', { category: 'dairy' })]
  expect(
    shelvesOf(
      rows,
      new Map([
        ['dry', 1],
        ['jars', 7],
      ]),
    ).map(({ shelf: name, rows: { length }, count }) => [name, length, count]),
  ).toEqual([
    ['dairy', 1, 1],
    ['dry', 1, 1],
    ['jars', 0, 7],
  ])
})

test('spices are no products of their shelf', () => {
  const categories = [
    { category: 'spices' as const, count: 9 },
    { category: 'dairy' as const, count: 2 },
  ]
  const summary = { products: 2, spices: 9, limit: 50, use_soon: 0, expired: 0, ends_today: 0, categories }
  expect([...countedShelves(summary)]).toEqual([['dairy', 2]])
})

test('shelves after the first twenty or so rows are folded at first', () => {
  expect([...initiallyCollapsed([shelf('dairy', 7), shelf('produce', 9), shelf('dry', 10), shelf('jars', 4)])]).toEqual(['dry', 'jars'])
})

test('the first shelf is open however long it is', () => {
  expect(initiallyCollapsed([shelf('produce', 300)]).size).toBe(0)
})
