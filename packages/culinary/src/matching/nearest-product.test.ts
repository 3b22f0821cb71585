import { expect, it } from 'vitest'
import { nearestProduct } from './nearest-product.ts'

it('finds the food that a misspelt line comes nearest to, with its amount', () => {
  expect(nearestProduct('pomidpry 500 g')).toMatchObject({ productName: 'pomidory', quantityGrams: 500 })
  expect(nearestProduct('2x zjemnaki')).toMatchObject({ productName: 'ziemniaki' })
})

it('proposes nothing for what resembles nothing', () => {
  for (const line of ['asdfghjkl qwrtp', '', '12345', 'abc', 'x'.repeat(500)]) expect(nearestProduct(line)).toBeNull()
})
