import { describe, expect, it } from 'vitest'
import { stocked } from '../../compose/kitchen.fixture.ts'
import { choresOf, type DatedProduct } from './chores.ts'

const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']

function held(food: string, grams: number, lastDay: string | null): DatedProduct {
  return { ...stocked(food, grams), lastDay }
}

function cooked(day: string, food: string, grams: number) {
  return { day, title: `${food} ${day}`, needs: [{ food, name: food, grams }] }
}

describe('what a plan asks for beside cooking', () => {
  it('is to freeze the meat that no dish takes by its day, all of it where there is none', () => {
    const pantry = [held('udko-z-kurczaka', 1600, '2026-11-24')]
    const [whole] = choresOf(DAYS, [], pantry).freeze
    expect(whole).toMatchObject({ grams: 1600, by: '2026-11-24', for: [] })
    const [rest] = choresOf(DAYS, [cooked('2026-11-23', 'udko-z-kurczaka', 1000)], pantry).freeze
    expect(rest).toMatchObject({ grams: 600, for: [] })
  })

  it('names the dishes that take it thawed', () => {
    const dishes = [cooked('2026-11-23', 'udko-z-kurczaka', 1000), cooked('2026-11-26', 'udko-z-kurczaka', 500)]
    const { freeze } = choresOf(DAYS, dishes, [held('udko-z-kurczaka', 1600, '2026-11-24')])
    expect(freeze.map(({ grams, for: later }) => [grams, later.map(({ day }) => day)])).toEqual([[600, ['2026-11-26']]])
  })

  it('gives dishes first what ends first', () => {
    const pantry = [held('mieso-mielone', 500, '2026-11-27'), held('mieso-mielone', 500, '2026-11-23')]
    expect(choresOf(DAYS, [cooked('2026-11-23', 'mieso-mielone', 500)], pantry).freeze.map(({ by }) => by)).toEqual(['2026-11-27'])
  })

  it('is nothing for what outlasts the plan, for a bite, and for what is used', () => {
    const dishes = [cooked('2026-11-23', 'dorsz', 450), cooked('2026-11-24', 'kefir', 300)]
    const pantry = [held('dorsz', 500, '2026-11-24'), held('schab', 800, '2026-12-04'), held('kefir', 400, '2026-11-25')]
    expect(choresOf(DAYS, dishes, pantry)).toEqual({ freeze: [], left: [], buy: [] })
  })

  it('tells what ends and is hardly used, but no flour', () => {
    const pantry = [held('kefir', 400, '2026-11-25'), held('pierogi-ruskie', 600, '2026-11-24'), held('maka-pszenna', 900, '2026-11-24')]
    const { left } = choresOf(DAYS, [cooked('2026-11-23', 'kefir', 100)], pantry)
    expect(left.map(({ quantity, by }) => [quantity, by])).toEqual([
      [600, '2026-11-24'],
      [300, '2026-11-25'],
    ])
  })

  it('tells an open jar and what nobody knows the food of, and nothing that was not said how much there is of', () => {
    const pantry = [
      held('pesto', 150, '2026-11-25'),
      { ...held('chleb', 300, '2026-11-25'), foodId: null, name: 'coś od sąsiadki' },
      { ...stocked('kefir', null), foodId: null, name: 'słoik bez wagi', lastDay: '2026-11-25' },
      { ...held('chleb', 300, '2026-12-25'), foodId: null, name: 'coś na święta' },
    ]
    expect(choresOf(DAYS, [], pantry).left.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['pesto', 150],
      ['coś od sąsiadki', 300],
    ])
  })

  it('tells every helping that is left, and of a head no more than there is of it', () => {
    const pantry = [held('tofu', 360, '2026-11-27'), { ...stocked('kapusta-pekinska', null, { quantityPieces: 1 }), lastDay: '2026-11-26' }]
    const dishes = [cooked('2026-11-23', 'tofu', 200), cooked('2026-11-24', 'kapusta-pekinska', 280)]
    const { left } = choresOf(DAYS, dishes, pantry)
    expect(left.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [0.5, 'pieces'],
      [160, 'grams'],
    ])
  })

  it('is to buy fresh what would spoil until it is cooked, as far as it is not at home', () => {
    const dishes = [cooked('2026-11-24', 'dorsz', 400), cooked('2026-11-27', 'dorsz', 500), cooked('2026-11-27', 'kapusta-biala', 900)]
    const bought = choresOf(DAYS, dishes, [held('dorsz', 600, null)]).buy
    expect(bought.map(({ on, grams }) => [on, grams])).toEqual([['2026-11-26', 300]])
  })

  it('is to buy raw meat no sooner than the day before it is cooked, and bread as far as that of the house does not do', () => {
    const dishes = [cooked('2026-11-24', 'schab', 400), cooked('2026-11-26', 'schab', 500), cooked('2026-11-23', 'chleb', 300)]
    expect(choresOf(DAYS, dishes, []).buy.map(({ on, name, grams }) => [on, name, grams])).toEqual([['2026-11-25', 'schab', 500]])
  })

  it('is to freeze bread for the dish that takes it after its day, and to eat it beside where none does', () => {
    const bread = [held('chleb', 400, '2026-11-24')]
    const later = choresOf(DAYS, [cooked('2026-11-26', 'chleb', 300)], bread)
    expect([later.freeze.map(({ for: dishes }) => dishes.length), later.left]).toEqual([[1], []])
    expect(choresOf(DAYS, [], bread)).toMatchObject({ freeze: [], left: [{ quantity: 400 }] })
  })

  it('takes a product for what is needed by its own name before what is needed by that of its kind', () => {
    const dishes = [cooked('2026-11-23', 'mieso-mielone', 300), cooked('2026-11-24', 'mieso-mielone-wieprzowo-wolowe', 500)]
    const { freeze, buy } = choresOf(DAYS, dishes, [held('mieso-mielone-wieprzowo-wolowe', 500, '2026-11-24')])
    expect([freeze, buy]).toEqual([[], []])
  })
})
