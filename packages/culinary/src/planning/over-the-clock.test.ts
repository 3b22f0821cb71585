import { expect, it } from 'vitest'
import { STAPLES, stocked } from '../compose/kitchen.fixture.ts'
import { kitchenFor, tasteOf } from './plan-kitchen.ts'
import { planDishes } from './plan-meals.ts'
import { aPlanRequest } from './plan-request.fixture.ts'
import { layOuts } from './slots.ts'

it('offers what takes a little longer than there is time for, where ready food that ends would be lost otherwise, and says so', () => {
  const maxMinutes = 20
  const house = ['ziemniaki', 'marchew', 'jablka', 'ryz', 'cebula', 'ogorki-kiszone'].map((food) => stocked(food, 1500))
  const chops = stocked('kotlety-mielone', 900, { bestBefore: '2026-11-25' })
  const longerOf = (product: typeof chops) => {
    const request = aPlanRequest({ pantry: [...STAPLES, ...house, product], maxMinutes, days: 2, meals: ['lunch'] })
    const taste = tasteOf(request, false)
    const [slots = []] = layOuts(request, { isAhead: false, isAway: () => false, hasFish: false, hasSundayMeat: false })
    const dishes = [...planDishes(request, taste, slots)].filter(({ facts }) => facts.totalMinutes > maxMinutes)
    return dishes.map((dish) => ({ facts: dish.facts, made: dish.cook(kitchenFor(request, request.pantry, request.people, false))?.dish }))
  }
  const ending = longerOf(chops)
  expect(ending.length).toBeGreaterThan(0)
  for (const { facts, made } of ending) {
    expect(facts.totalMinutes).toBeLessThanOrEqual(1.25 * maxMinutes)
    expect(made?.unmet).toBe(
      `Zajmie ${made?.totalMinutes} min, a masz 20, ale szybciej nie da się zużyć tego, co się kończy: „kotlety mielone”.`,
    )
  }
  expect(longerOf({ ...chops, bestBefore: '2027-05-01' })).toEqual([])
})
