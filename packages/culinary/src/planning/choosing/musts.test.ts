import { expect, it } from 'vitest'
import { STAPLES, stocked } from '../../compose/kitchen.fixture.ts'
import { tasteOf } from '../plan-kitchen.ts'
import { planDishes, tableOf } from '../plan-meals.ts'
import { aPlanRequest } from '../plan-request.fixture.ts'
import { layOuts } from '../slots.ts'
import { ChosenMeals } from './chosen-meals.ts'
import { Musts } from './musts.ts'
import { Offers } from './offers.ts'
import { PlaceChoice } from './place-choice.ts'

const HOUSE = ['chleb', 'ser-zolty', 'jajka', 'mleko', 'ziemniaki', 'marchew', 'pomidory', 'ryz'].map((food) => stocked(food, 900))
const ENDING = [stocked('schab', 600, { bestBefore: '2026-11-25' }), stocked('dorsz', 400, { bestBefore: '2026-11-25' })]

const request = aPlanRequest({ pantry: [...STAPLES, ...HOUSE, ...ENDING], seed: 7 })
const taste = tasteOf(request, false)
const [slots = []] = layOuts(request)
const dishes = [...planDishes(request, taste, slots)]
const table = { slots, offers: new Offers(dishes, taste), ...tableOf(taste, request, { slots, dishes }) }
const meals = new ChosenMeals(table)
const places = new PlaceChoice(table, meals)
const musts = new Musts(table, meals)
const cooked = slots.flatMap(({ leftoversOf }, place) => (leftoversOf === null ? place : []))
for (const place of cooked) places.choose(place)

it('stays where a meal of it is chosen anew for what it brings back, and is lost where it is chosen for itself alone', () => {
  const outcomes = cooked.map((place) => {
    const [before, there, kept] = [musts.count(), meals.cookedAt(place), musts.kept()]
    // Whatever but the dish that stands there.
    const isAnother = (dish: unknown): boolean => dish !== there
    const chosen = [undefined, kept].map((each) => {
      places.choose(place, isAnother, each && ((slot, around) => musts.bringsBack(each, slot, around)))
      const lost = before - musts.count()
      meals.put(place, there)
      return lost
    })
    return { alone: chosen[0] ?? 0, kept: chosen[1] ?? 0 }
  })
  expect(outcomes.filter(({ alone, kept }) => kept > Math.max(0, alone) + 1e-9)).toEqual([])
  expect(outcomes.some(({ alone, kept }) => alone > 0.2 && kept < alone)).toBe(true)
})

it('is brought back by no dish to more than is said to be the most', () => {
  let isAnyBrought = false
  for (const place of cooked) {
    const [there, kept, slot] = [meals.cookedAt(place), musts.kept(), slots[place]]
    if (!slot) continue
    meals.put(place, null)
    const around = meals.surroundingsOf(place)
    const back = musts.bringsBack(kept, slot, around)
    for (const { dish } of table.offers.for(slot)) {
      isAnyBrought ||= back.by(dish) > 0
      expect(back.by(dish)).toBeLessThanOrEqual(back.most + 1e-9)
    }
    meals.put(place, there)
  }
  expect(isAnyBrought).toBe(true)
})
