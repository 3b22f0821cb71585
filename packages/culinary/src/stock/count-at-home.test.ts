import { expect, it } from 'vitest'
import { countAtHome, type HeldIngredient } from './index.ts'

function held(food: string | null, status: HeldIngredient['stock']['status'], staple: string | null = null): HeldIngredient {
  return { food, stock: { status, staple } }
}

it('counts neither staples nor spices nor water, be they there or not', () => {
  const dish = [held('ziemniaki', 'have'), held('marchew', 'partly'), held('sol', 'assumed', 'sol'), held('olej', 'have', 'olej')]
  expect(countAtHome([...dish, held('cynamon', 'missing'), held('woda', 'assumed', 'woda')])).toEqual({ have: 1, total: 2 })
})

it('counts what is there in an amount that nobody knows, and what no table knows', () => {
  expect(countAtHome([held('ser-zolty', 'uncertain'), held(null, 'have'), held(null, 'missing')])).toEqual({ have: 2, total: 3 })
})

it('leaves out what a dish does without', () => {
  expect(countAtHome([held('ziemniaki', 'have'), { ...held('boczek', 'missing'), optional: true }])).toEqual({ have: 1, total: 1 })
})
