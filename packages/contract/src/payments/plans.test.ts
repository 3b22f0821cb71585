import { describe, expect, it, test } from 'vitest'
import { type PlanFeature, planOf } from './plans.ts'

const FEATURES: readonly PlanFeature[] = ['custom_prompt', 'calories_input', 'device_selection', 'macros', 'premium_support']

describe('a plan', () => {
  it.each(FEATURES)('has %s from Premium on', (feature) => {
    expect((['free', 'premium', 'premium_super'] as const).map((plan) => planOf(plan).allows(feature))).toEqual([false, true, true])
  })

  it('of nothing holds 50 products; the others as many as there are', () => {
    expect([50, 51].map((much) => planOf('free').allows('pantry_products', much))).toEqual([true, false])
    expect(planOf('premium').allows('pantry_products', 1_000_000)).toBe(true)
    expect([planOf('free').most('pantry_products'), planOf('premium_super').most('pantry_products')]).toEqual([50, null])
  })

  it('of nothing plans for two people and four days, the others for ten and fourteen', () => {
    expect([2, 3].map((much) => planOf('free').allows('shopping_people', much))).toEqual([true, false])
    expect([4, 5].map((much) => planOf('free').allows('shopping_days', much))).toEqual([true, false])
    expect([10, 11].map((much) => planOf('premium').allows('shopping_people', much))).toEqual([true, false])
    expect([14, 15].map((much) => planOf('premium').allows('shopping_days', much))).toEqual([true, false])
  })

  test('is above those that give less', () => {
    expect(planOf('premium_super').isAbove('premium')).toBe(true)
    expect(planOf('premium').isAbove('premium')).toBe(false)
    expect(planOf('free').isAbove('premium')).toBe(false)
  })

  it('brings the points that are sold', () => {
    expect((['free', 'premium', 'premium_super'] as const).map((plan) => planOf(plan).monthlyPoints)).toEqual([0, 2000, 5000])
  })
})
