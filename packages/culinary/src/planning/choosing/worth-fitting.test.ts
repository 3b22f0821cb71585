import { FOODS } from '@spizarka/knowledge'
import { describe, expect, it } from 'vitest'
import { baseDishes } from '../../compose/base/index.ts'
import { stocked } from '../../compose/kitchen.fixture.ts'
import { tasteOf } from '../plan-kitchen.ts'
import { aPlanRequest } from '../plan-request.fixture.ts'
import type { PlanRequest } from '../plan-request.ts'
import { layOuts } from '../slots.ts'
import { worthFitting } from './worth-fitting.ts'

/** A pantry for which no dish sends to the shop. */
const ALL = FOODS.filter(({ aisle }) => aisle !== 'household').map(({ id }) => stocked(id, 900))

function fittedFor(fields: Partial<PlanRequest>) {
  const request = aPlanRequest({ meals: ['lunch'], ...fields })
  return worthFitting(baseDishes(), layOuts(request)[0] ?? [], tasteOf(request, false))
}

describe('dishes that are worth fitting', () => {
  it('are few of those that are all at home, more for more days, and all that take meat that ends', () => {
    const [three, week] = [3, 7].map((days) => fittedFor({ days, pantry: ALL }))
    expect(week?.size).toBeGreaterThan(three?.size ?? 0)
    expect(three?.size).toBeLessThan(70)
    const ending = fittedFor({ days: 3, pantry: [...ALL, stocked('watrobka-drobiowa', 500, { bestBefore: '2026-11-24' })] })
    const takers = baseDishes().filter(
      ({ recipe: { meals }, ingredients }) => meals.includes('lunch') && ingredients.some(({ row }) => row.id === 'watrobka-drobiowa'),
    )
    expect(takers.length).toBeGreaterThan(0)
    expect(takers.filter((dish) => !ending.has(dish))).toEqual([])
  })

  it('suit their place: nothing for a workday takes hours', () => {
    const dishes = [...fittedFor({ days: 3, pantry: ALL })]
    expect(dishes.filter(({ recipe }) => recipe.totalMinutes > 120).map(({ recipe }) => recipe.title)).toEqual([])
  })
})
