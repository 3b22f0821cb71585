import { describe, expect, it } from 'vitest'
import { STAPLES, stocked } from '../compose/kitchen.fixture.ts'
import { pick, randomly } from '../random.fixture.ts'
import type { StockedProduct } from '../stock/index.ts'
import { choresOf } from './carrying-out/chores.ts'
import { isFreshMeat } from './carrying-out/freezable.ts'
import { needsOfPlan, type PlannedDay, type PlanRequest, planMeals } from './index.ts'
import { aPlanRequest } from './plan-request.fixture.ts'

/** A Saturday. */
const START = '2026-11-28'
/** Of what is at home: less is a rest that makes no meal. */
const A_MEAL = 0.6

function planOf(fields: Pick<PlanRequest, 'people' | 'days' | 'maxMinutes' | 'seed'>, pantry: readonly StockedProduct[]) {
  return planMeals(aPlanRequest({ pantry: [...STAPLES, ...pantry], startOn: START, ...fields })).days ?? []
}

/** Meat and fish at home most of which is frozen for no dish of a plan, and what of it is bought all the same. */
function wasted(days: readonly PlannedDay[], pantry: readonly StockedProduct[]): { frozen: string[]; bought: string[] } {
  const cooked = days.flatMap(({ day, meals }) =>
    meals.flatMap(({ dish, leftoversOf }) => (leftoversOf === null ? [{ day, title: dish.title, needs: dish.needs }] : [])),
  )
  const gramsAtHome = (food: string): number =>
    pantry.reduce((sum, { foodId, quantityGrams }) => sum + (foodId === food ? (quantityGrams ?? 0) : 0), 0)
  const { freeze } = choresOf(
    days.map(({ day }) => day),
    cooked,
    pantry.map((product) => ({ ...product, lastDay: product.bestBefore })),
  )
  const foods = new Set(needsOfPlan(days).flatMap(({ food }) => food ?? []))
  return {
    frozen: freeze.flatMap(({ food, grams, for: dishes }) => (dishes.length === 0 && grams >= A_MEAL * gramsAtHome(food) ? food : [])),
    bought: [...foods].filter((food) => isFreshMeat({ foodId: food, isSpice: false }) && gramsAtHome(food) === 0),
  }
}

const OF_THE_HOUSE = ['ziemniaki', 'marchew', 'cebula', 'ryz', 'jajka', 'passata', 'chleb', 'ser-zolty', 'jablka', 'kapusta-kiszona']
const MEAT = ['udko-z-kurczaka', 'piers-z-kurczaka', 'lopatka-wieprzowa', 'schab', 'losos', 'mieso-mielone-wolowe']

function house(people: number): StockedProduct[] {
  return OF_THE_HOUSE.map((food) => stocked(food, 150 * people + 200))
}

describe('meat at home', () => {
  it('is what is cooked, where a dish for two days would be written with other meat', () => {
    const own = [
      stocked('mieso-mielone-wolowe', 700, { bestBefore: '2026-11-29' }),
      stocked('dorsz', 580, { bestBefore: '2026-11-30' }),
      ...['mleko', 'jablka', 'papryka', 'kapusta-kiszona', 'maka-pszenna', 'fasola-czerwona', 'pomidory', 'jajka', 'passata'].map(
        (food) => {
          return stocked(food, 600)
        },
      ),
      stocked('twarog', 300),
      stocked('cukinia', 304),
    ]
    for (const seed of [1, 10]) expect(wasted(planOf({ people: 3, days: 4, maxMinutes: null, seed }, own), own).frozen).toEqual([])
  })

  it('is not frozen for nothing while other meat is bought, where there is the time for it', () => {
    const random = randomly(7)
    for (let seed = 0; seed < 5; seed += 1) {
      const people = 1 + random(4)
      const own = pick(MEAT, 1 + random(2), random).map((food) => {
        return stocked(food, people * (150 + random(150)), { bestBefore: random(2) === 0 ? '2026-11-29' : '2026-11-30' })
      })
      const all = [...pick(house(people), 4 + random(5), random), ...own]
      const { frozen, bought } = wasted(planOf({ people, days: 4, maxMinutes: [null, 90, 120][random(3)] ?? null, seed }, all), all)
      expect({ seed, frozen: bought.length === 0 ? [] : frozen, bought }).toEqual({ seed, frozen: [], bought })
    }
  })
})
