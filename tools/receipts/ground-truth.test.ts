import { expect, it } from 'vitest'
import { groundTruthOf } from './ground-truth.ts'
import { LAYOUTS } from './printing/layouts/index.ts'
import { readStockLine } from './shopping/stock.ts'

it('accepts a product that is sold in slices with and without them', () => {
  const item = readStockLine('salami | Salami plastry | 100g | 4,49-7,49 | C', 'meat')
  const line = { item, pack: item.packs[0], quantity: 1, unitGrosze: 499, valueGrosze: 499, discountGrosze: 0, cancelled: false }
  const basket = { lines: [line], bag: null, deposits: [], returnedGrosze: 0 }
  const { items } = groundTruthOf(LAYOUTS[0], LAYOUTS[0].shops[0], basket, { rows: [], sized: [true], decoys: [] })
  expect(items).toMatchObject([{ product_name: 'salami', also: ['salami plastry', 'salami w plastrach'] }])
})
