import { describe, expect, it } from 'vitest'
import { STAPLES, stocked } from '../../compose/kitchen.fixture.ts'
import { tasteOf } from '../plan-kitchen.ts'
import { planDishes, tableOf } from '../plan-meals.ts'
import { aPlanRequest } from '../plan-request.fixture.ts'
import type { PlanRequest } from '../plan-request.ts'
import { layOuts } from '../slots.ts'
import { ChosenMeals } from './chosen-meals.ts'
import { Offers } from './offers.ts'

const HOUSE = ['chleb', 'ser-zolty', 'jajka', 'mleko', 'ziemniaki', 'marchew', 'jablka', 'pomidory', 'ryz', 'passata', 'fasola-czerwona']

const OF_THE_HOUSE = HOUSE.map((food) => stocked(food, 900))

function aRequest(pantry: PlanRequest['pantry']): PlanRequest {
  return aPlanRequest({ pantry: [...STAPLES, ...OF_THE_HOUSE, ...pantry], days: 5, seed: 7 })
}

/** Meals of a household with meat that ends, every second one chosen. */
function aTable(wish: string | null = null) {
  const own = [stocked('schab', 600, { bestBefore: '2026-11-25' }), stocked('dorsz', 400, { bestBefore: '2026-11-27' })]
  const request = { ...aRequest(own), wish }
  const taste = tasteOf(request, false)
  const [slots = []] = layOuts(request)
  const dishes = [...planDishes(request, taste, slots)]
  const table = { slots, offers: new Offers(dishes, taste), ...tableOf(taste, request, { slots, dishes }) }
  const meals = new ChosenMeals(table)
  for (const [place, slot] of slots.entries())
    if (place % 2 === 0 && slot.leftoversOf === null) meals.put(place, table.offers.for(slot)[place]?.dish ?? null)
  const open = slots.flatMap((slot, place) => (place % 2 === 1 && slot.leftoversOf === null ? { slot, place } : []))
  return { table, meals, open }
}

const { table, meals, open } = aTable()

describe('what an offer may come to at the most', () => {
  it('is never less than what it comes to: else a meal would be passed over that should have been chosen', () => {
    let compared = 0
    for (const { slot, place } of open) {
      const around = meals.surroundingsOf(place)
      for (const { dish, points, mostUse } of table.offers.for(slot)) {
        compared += 1
        const isBounded = points + meals.worthBeside(dish, around) <= points + mostUse + meals.mostMissed
        expect([dish.facts.title, place, isBounded]).toEqual([dish.facts.title, place, true])
      }
    }
    expect(compared).toBeGreaterThan(500)
  })

  it('is known of all behind it', () => {
    for (const { slot } of open) {
      const offers = table.offers.for(slot)
      for (const [place, { mostFromHere }] of offers.entries())
        expect(mostFromHere).toBe(Math.max(...offers.slice(place).map(({ points, mostUse }) => points + mostUse)))
    }
  })
})

describe('what a dish is worth beside others', () => {
  it('is the same where no more than a floor is asked for, unless it is below that', () => {
    let below = 0
    for (const { slot, place } of open) {
      const around = meals.surroundingsOf(place)
      for (const { dish } of table.offers.for(slot)) {
        const worth = meals.worthBeside(dish, around)
        for (const floor of [worth - 5, worth + 5]) {
          const asked = meals.worthBeside(dish, around, floor)
          below += Number(asked < floor)
          expect(asked < floor ? worth < floor : asked === worth).toBe(true)
        }
      }
    }
    expect(below).toBeGreaterThan(500)
  })
})

describe('a dish that was asked for so many times', () => {
  it('costs as much as it was worth once there are as many', () => {
    const asked = aTable('dwie zupy w tygodniu')
    const [counting, careless] = [asked.table, { ...asked.table, wished: [] }].map((each) => new ChosenMeals(each))
    const places = asked.table.slots.flatMap(({ place, leftoversOf, batchFor }, at) =>
      place === 'light' && leftoversOf === null && batchFor === null ? at : [],
    )
    const soups = places.map((at, rank) => {
      const slot = asked.table.slots[at]
      return slot && asked.table.offers.for(slot).filter(({ dish }) => dish.facts.kind === 'soup')[rank]?.dish
    })
    const costs = places.map((at, rank) => {
      const soup = soups[rank]
      if (!soup || !counting || !careless) throw new Error('no soup')
      const cost = careless.worthBeside(soup, careless.surroundingsOf(at)) - counting.worthBeside(soup, counting.surroundingsOf(at))
      for (const each of [counting, careless]) each.put(at, soup)
      return Math.round(cost)
    })
    expect(costs.slice(0, 3)).toEqual([0, 0, 45])
  })
})

describe('a dish that eats up in time what ends', () => {
  it('is forgiven a reason against it, but not that nobody is full after it', () => {
    const loin = table.ending.findIndex(({ isMeatOrFish, days }) => isMeatOrFish && days <= 2)
    const slot = table.slots.find(({ place }) => place === 'light')
    if (!slot) throw new Error('no supper')
    const using = table.offers.using(loin, slot).filter(({ dish }) => dish.uses.some(({ at, share }) => at === loin && share >= 0.6))
    const pointsOf = (kcal: number): number[] =>
      using.map(({ dish }) => table.offers.ownPoints({ ...dish, facts: { ...dish.facts, kcal } }, slot))
    const [full, hungry] = [pointsOf(500), pointsOf(320)]
    expect(full.length).toBeGreaterThan(0)
    for (const [at, points] of full.entries()) expect(points - (hungry[at] ?? 0)).toBeGreaterThan(20)
  })
})

describe('dishes that a house may have', () => {
  it('take what few dishes take, though carrots do as well', () => {
    const request = aRequest(['mieszanka-chinska', 'makaron-spaghetti', 'sos-sojowy'].map((food) => stocked(food, 900)))
    const dishes = [...planDishes(request, tasteOf(request, false), layOuts(request)[0] ?? [])]
    expect(dishes.filter(({ needs }) => needs.some(({ food }) => food === 'mieszanka-chinska')).length).toBeGreaterThan(1)
  })
})
