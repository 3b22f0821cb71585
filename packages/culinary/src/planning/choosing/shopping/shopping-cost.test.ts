import { describe, expect, it } from 'vitest'
import { stocked } from '../../../compose/kitchen.fixture.ts'
import { indexStock, type StockedProduct } from '../../../stock/index.ts'
import type { DishNeed } from '../../plan-request.ts'
import { Purchases } from './purchases.ts'
import { ShoppingCost } from './shopping-cost.ts'

const need = (food: string, grams: number): DishNeed => ({ food, name: food, grams })

function costWith(pantry: readonly StockedProduct[]): ShoppingCost {
  return new ShoppingCost(new Purchases(indexStock(pantry), { thrift: 1, headWeeks: 1, startOn: '2026-11-23' }))
}

/** Of a need beside what is held of the same food, in grams. */
function costBeside(food: string, held: number, wanted: number): number {
  return costWith([stocked(food, held)]).of([need(food, wanted)], 1, 0)
}

const on = (startOn: string, grams: number): number =>
  new ShoppingCost(new Purchases(indexStock([]), { thrift: 1, headWeeks: 1, startOn })).of([need('papryka', grams)], 1, 0)

const cocoa = (grams: number): number => costWith([]).of([need('kakao', grams)], 1, 0)

const riceBeside = (thrift: number, held: readonly StockedProduct[]): number =>
  new ShoppingCost(new Purchases(indexStock(held), { thrift, headWeeks: 1, startOn: '2026-11-23' })).of([need('ryz-bialy', 300)], 1, 0)

const groatsBeforeRice = (thrift: number): number => riceBeside(thrift, [stocked('kasza-gryczana', 400)]) - riceBeside(thrift, [])

describe('what a plan costs to buy', () => {
  it('is nothing for what stands at home, until its day is over', () => {
    const cost = costWith([stocked('jogurt-naturalny', 300, { bestBefore: '2026-11-24' })])
    expect(cost.of([need('jogurt-naturalny', 300)], 1, 1)).toBe(0)
    expect(cost.of([need('jogurt-naturalny', 300)], 1, 2)).toBeGreaterThan(costWith([]).of([need('jogurt-naturalny', 300)], 1, 2))
  })

  it('is nothing for fish of the house on any day: it waits in the freezer', () => {
    const cost = costWith([stocked('losos', 300, { bestBefore: '2026-11-24' })])
    expect(cost.of([need('losos', 300)], 1, 5)).toBe(0)
  })

  it('is more for meat while other that ends stands unused at home, and not once that is cooked', () => {
    const own = stocked('schab', 600, { bestBefore: '2026-11-24' })
    const costOfMince = (meat: readonly string[], cooked: readonly DishNeed[]): number => {
      const stock = indexStock([own])
      const cost = new ShoppingCost(new Purchases(stock, { thrift: 1, headWeeks: 1, startOn: '2026-11-23', meat }))
      cost.add(cooked, 1, 0)
      return cost.of([need('mieso-mielone', 400)], 1, 1)
    }
    const loin = [need('schab', 600)]
    expect(costOfMince(['schab'], [])).toBeGreaterThan(costOfMince([], []) + 10)
    expect(costOfMince(['schab'], loin)).toBeCloseTo(costOfMince([], loin))
  })

  it('is more for a second kind of what does for the first', () => {
    const cost = costWith([])
    const before = cost.of([need('ryz-basmati', 200)], 1, 0)
    cost.add([need('ryz-bialy', 200)], 1, 0)
    expect(cost.of([need('ryz-basmati', 200)], 1, 0)).toBeGreaterThan(before)
    cost.add([need('ryz-bialy', 200)], -1, 0)
    expect(cost.of([need('ryz-basmati', 200)], 1, 0)).toBe(before)
  })

  it('is more for fish that is bought while other fish stands at home, and no more once that is eaten', () => {
    const cost = costWith([stocked('dorsz', 400)])
    const before = cost.of([need('losos', 300)], 1, 0)
    cost.add([need('dorsz', 400)], 1, 0)
    expect(cost.of([need('losos', 300)], 1, 0)).toBeLessThan(before)
  })

  it('minds a twin from a quarter of what is bought, and more the more it could have stood in for', () => {
    const beside = (grams: number): number => costWith([stocked('dorsz', grams)]).of([need('losos', 400)], 1, 0)
    const alone = costWith([]).of([need('losos', 400)], 1, 0)
    expect(beside(90)).toBe(alone)
    expect(beside(200)).toBeGreaterThan(alone)
    expect(beside(400)).toBeGreaterThan(beside(200))
  })

  it('is more for rice where groats stand at home that do as well on the plate', () => {
    const rice = [need('ryz-bialy', 300)]
    expect(costWith([stocked('kasza-gryczana', 400)]).of(rice, 1, 0)).toBeGreaterThan(costWith([]).of(rice, 1, 0) + 15)
  })

  it('is more for what waits in the freezer, and fresh beside fresh is no twin of it', () => {
    const broccoli = [need('brokul', 400)]
    const beside = (food: string): number => costWith([stocked(food, 450)]).of(broccoli, 1, 0)
    expect(beside('brokuly-mrozone')).toBeGreaterThan(beside('kalafior') + 10)
    const cost = costWith([stocked('brokuly-mrozone', 450)])
    cost.add([need('brokuly-mrozone', 450)], 1, 0)
    expect(cost.of(broccoli, 1, 0)).toBeLessThan(beside('brokuly-mrozone') - 10)
  })

  it('is nothing for a sixth of a need that is a quarter of a pack', () => {
    expect(costBeside('makaron-penne', 500, 600)).toBe(0)
    expect(costBeside('makaron-penne', 400, 600)).toBeGreaterThan(0)
  })

  it('is more for what comes from far at that time of the year, most of all for much of it', () => {
    const more = (grams: number): number => on('2026-12-07', grams) - on('2026-08-10', grams)
    expect(more(180)).toBeGreaterThan(0)
    expect(more(900)).toBeGreaterThan(more(180))
    expect(on('2026-12-07', 0)).toBe(0)
  })

  it('is nothing for a remainder under a tenth, nor for a bird that is smaller than the one of the recipe', () => {
    expect(costBeside('mozzarella', 120, 130)).toBe(0)
    expect(costBeside('mozzarella', 120, 160)).toBeGreaterThan(0)
    expect(costBeside('kaczka', 1600, 2200)).toBe(0)
    expect(costBeside('kaczka', 1000, 2200)).toBeGreaterThan(0)
    expect(costBeside('mozzarella', 0, 30)).toBeGreaterThan(0)
  })

  it('is nothing for up to a fifth of what is cut up as it comes, where that is a crumb of a pack', () => {
    expect(costBeside('marchew', 300, 350)).toBe(0)
    expect(costBeside('piers-z-kurczaka', 250, 290)).toBe(0)
    expect(costBeside('piers-z-kurczaka', 250, 330)).toBeGreaterThan(0)
    expect(costBeside('piers-z-kurczaka', 800, 950)).toBeGreaterThan(0)
    expect(costBeside('maka-pszenna', 300, 350)).toBeGreaterThan(0)
  })

  it('is nothing for slices and spoonfuls that can be shared out, and not for what dough is made of', () => {
    expect(costBeside('szynka', 200, 250)).toBe(0)
    expect(costBeside('szynka', 200, 270)).toBeGreaterThan(0)
    expect(costBeside('jogurt-naturalny', 500, 600)).toBe(0)
    expect(costBeside('dzem', 400, 500)).toBe(0)
    expect(costBeside('mleko', 1000, 1200)).toBeGreaterThan(0)
  })

  it('hardly minds a further loaf of bread, which is bought every few days all the same', () => {
    const loaf = [need('chleb', 500)]
    const cost = costWith([stocked('chleb', 500)])
    cost.add(loaf, 1, 0)
    expect(cost.of(loaf, 1, 0)).toBeLessThan(costWith([]).of([need('losos', 400)], 1, 0) / 3)
  })

  it('counts what another dish takes from the shelf as bought', () => {
    const cost = costWith([stocked('piers-z-kurczaka', 400)])
    expect(cost.of([need('piers-z-kurczaka', 300)], 1, 0)).toBe(0)
    cost.add([need('piers-z-kurczaka', 300)], 1, 0)
    expect(cost.of([need('piers-z-kurczaka', 300)], 1, 0)).toBeGreaterThan(0)
  })

  it('is more for a spoon out of a large pack than for most of it', () => {
    expect(costWith([]).of([need('dynia', 100)], 1, 0)).toBeGreaterThanOrEqual(costWith([]).of([need('dynia', 900)], 1, 0))
  })

  it('is more for a spoon of what keeps than for all of its pack by more than what a thing costs', () => {
    expect(cocoa(5)).toBeGreaterThan(cocoa(80) + 8)
  })

  it('minds what stands at home in another kind the more, the less is to be spent', () => {
    expect(groatsBeforeRice(2)).toBeCloseTo(2 * groatsBeforeRice(1))
  })
})
