import { expect, it } from 'vitest'
import { confirmConsumption } from './consumption.ts'

const body = { servings: 2, deductions: [], portion_percent: 100, meal_type: 'lunch' }

function takes(portions: number): boolean {
  const leftovers = { product_name: 'zupa – porcja', portions, best_before: null }
  return confirmConsumption.body.safeParse({ ...body, leftovers }).success
}

it('takes left-over portions in the decimals that the pantry keeps, and not a trace of one', () => {
  expect([1.5, 0.125, 12].map(takes)).toEqual([true, true, true])
  expect([0, 0.0001, 12.5].map(takes)).toEqual([false, false, false])
})
