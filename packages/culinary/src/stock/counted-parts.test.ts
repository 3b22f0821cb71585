import { FOODS } from '@spizarka/knowledge'
import { expect, it } from 'vitest'
import { asDishesTakeIt, indexStock, type StockedProduct } from './index.ts'

function counted(foodId: string, pieces: number, fields: Partial<StockedProduct> = {}): StockedProduct {
  return {
    name: foodId,
    foodId,
    quantityGrams: null,
    quantityMl: null,
    quantityPieces: pieces,
    gramsPerPiece: null,
    gramsPerMl: null,
    isSpice: false,
    bestBefore: null,
    ...fields,
  }
}

const gramsOf = (product: StockedProduct): number | null => {
  const [supply] = indexStock([product]).suppliesOf({ food: product.foodId, name: product.name })
  return supply?.amount && supply.gramsPerUnit !== null ? supply.amount.quantity * supply.gramsPerUnit : null
}

it('counts slices, bags and not loaves or packs, where so many of these nobody keeps', () => {
  expect(gramsOf(counted('chleb-tostowy', 12))).toBe(300)
  expect(gramsOf(counted('chleb', 10))).toBe(350)
  expect(gramsOf(counted('ryz', 4))).toBe(400)
  expect(gramsOf(counted('szynka', 8))).toBe(160)
})

it('counts loaves and packs as far as people keep them, and what is bought by the piece however much of it there is', () => {
  expect(gramsOf(counted('chleb', 2))).toBe(1000)
  expect(gramsOf(counted('ryz', 2))).toBe(2000)
  expect(gramsOf(counted('szynka', 2))).toBe(200)
  expect(gramsOf(counted('jajka', 60))).toBeGreaterThan(3000)
  expect(gramsOf(counted('chleb-tostowy', 12, { gramsPerPiece: 500 }))).toBe(6000)
})

it('counts fruit, vegetables and meat as they grow and are sold, however many there are', () => {
  const whole = FOODS.filter(({ aisle, unit }) => ['fruit', 'vegetables', 'meat', 'fish'].includes(aisle) && unit === 'pieces')
  expect(whole.length).toBeGreaterThan(50)
  for (const { id } of whole) expect([id, asDishesTakeIt(counted(id, 20)).gramsPerPiece]).toEqual([id, null])
})

it('goes on counting slices when most of them are eaten', () => {
  expect(gramsOf({ ...asDishesTakeIt(counted('chleb-tostowy', 12)), quantityPieces: 4 })).toBe(100)
})
