import { describe, expect, it } from 'vitest'
import { STAPLES, stocked } from '../compose/kitchen.fixture.ts'
import type { StockedProduct } from '../stock/index.ts'
import type { PlanDish } from './plan-dish.ts'
import { tasteOf } from './plan-kitchen.ts'
import { planDishes } from './plan-meals.ts'
import { aPlanRequest } from './plan-request.fixture.ts'
import { layOuts } from './slots.ts'

/** What a recipe is as a part of a plan for so many, with this and the usual things at home. */
function dishesOf(id: string, pantry: readonly StockedProduct[], people = 2): PlanDish[] {
  const request = aPlanRequest({ pantry: [...STAPLES, ...pantry], people })
  const [slots = []] = layOuts(request)
  return [...planDishes(request, tasteOf(request, false), slots)].filter((dish) => dish.id === id)
}

/** Frozen dumplings with so many grams of them at home, for four. */
const dumplings = (grams: number): PlanDish | undefined =>
  dishesOf('pierogi-z-patelni', [stocked('pierogi-ruskie-mrozone', grams), stocked('cebula', 500), stocked('maslo', 200)], 4)[0]

describe('a dish of a plan', () => {
  it('is sent for nothing where so little is short that nobody goes for it: 900 g of dumplings for a kilo', () => {
    expect(dumplings(900)?.errands).toBe(dumplings(1000)?.errands)
    expect((dumplings(1000)?.points ?? 0) - (dumplings(900)?.points ?? 0)).toBeLessThan(2)
    expect((dumplings(1000)?.points ?? 0) - (dumplings(300)?.points ?? 0)).toBeGreaterThan(20)
  })

  it('is hardly worth it where somebody would be sent for what only who likes it has', () => {
    const [bought] = dishesOf('kanapki-z-gotowa-pasta', [stocked('chleb', 1000), stocked('pomidory', 800)])
    const [own] = dishesOf('kanapki-z-gotowa-pasta', [stocked('chleb', 1000), stocked('pomidory', 800), stocked('hummus', 300)])
    expect((own?.points ?? 0) - (bought?.points ?? 0)).toBeGreaterThan(20)
  })
})

describe('fresh broccoli where a dish names the frozen one', () => {
  it.each(['paski-w-szybkim-sosie', 'zupa-z-klopsikami', 'ser-z-patelni-z-warzywami'])(
    'is cut up in %s, so that the dish can be written out',
    (id) => {
      const pantry = ['brokul', 'mieso-mielone', 'piers-z-kurczaka', 'halloumi', 'smietana-18', 'ziemniaki', 'jajka', 'cebula'].map(
        (food) => stocked(food, 1500),
      )
      const request = aPlanRequest({ pantry: [...STAPLES, ...pantry], people: 5 })
      const taste = tasteOf(request, false)
      const [slots = []] = layOuts(request)
      const made = [...planDishes(request, taste, slots)]
        .filter((dish) => dish.id === id)
        .map((dish) => dish.cook(taste.kitchen)?.dish.title)
      expect(made).toContainEqual(expect.stringContaining('brokułem'))
      expect(made).not.toContain(undefined)
    },
  )
})
