import { expect, it } from 'vitest'
import { matchStock, type StockedProduct } from '../../stock/index.ts'
import { stocked } from '../kitchen.fixture.ts'
import { holdAgainstPantry } from './explain-stock.ts'
import { explainRest } from './use-soon.ts'

const hold = (dish: Parameters<typeof holdAgainstPantry>[0], pantry: readonly StockedProduct[]) =>
  holdAgainstPantry(dish, { pantry, staples: ['sol'], today: '2026-11-21' })
const potatoes = { food: 'ziemniaki', name: 'ziemniaki', grams: 600 }
const salt = { food: 'sol', name: 'sól', grams: 5 }

it('says what of a dish is at home, by weight, and what is missing', () => {
  const carrots = { food: 'marchew', name: 'marchew', grams: 200 }
  const held = hold([potatoes, carrots, { food: 'woda', name: 'woda', grams: 1000 }], [stocked('ziemniaki', 2000)])
  expect(held).toEqual({ missing: ['marchew'], coverage: 0.75, why: ['Masz 1 z 2 składników.', 'Brakuje: marchew.'] })
})

it('takes a staple for there, and says nothing of a seasoning that is not', () => {
  const butter = { food: 'maslo', name: 'masło', grams: 200 }
  expect(hold([potatoes, salt], [stocked('ziemniaki', 2000)])).toEqual({ missing: [], coverage: 1, why: ['Masz 1 z 1 składników.'] })
  const out = [stocked('ziemniaki', 2000), stocked('sol', null, { isSpice: true, isOut: true })]
  expect(hold([potatoes, salt], out)).toMatchObject({ missing: [], coverage: 600 / 605 })
  expect(hold([potatoes, butter], out).missing).toEqual(['masło'])
})

it.each([
  ['2026-11-19', 'po terminie, sprawdź'],
  ['2026-11-21', 'do dziś'],
  ['2026-11-22', 'do jutra'],
  ['2026-11-23', 'jeszcze 2 dni'],
  ['2026-11-24', 'jeszcze 3 dni'],
])('says of what ends on %s that it is used: %s', (bestBefore, words) => {
  const { why } = hold([potatoes], [stocked('ziemniaki', 2000, { bestBefore })])
  expect(why[0]).toBe(`Zużywa to, co się kończy: ziemniaki (${words}).`)
})

it('says nothing of what keeps for longer', () => {
  const { why } = hold([potatoes], [stocked('ziemniaki', 2000, { bestBefore: '2026-11-25' })])
  expect(why).toEqual(['Masz 1 z 1 składników.'])
})

const left = (food: string, taken: number, there: number) => {
  const pantry = [stocked(food, there, { bestBefore: '2026-11-22' })]
  return explainRest(matchStock([{ food, name: food, grams: taken }], pantry, 1, []), pantry, '2026-11-21').join(' ')
}

it('tells what is left of sausage and of a bought dish by tomorrow, as of meat', () => {
  expect(left('kielbasa', 250, 400)).toContain('Zostaje:')
  expect(left('kurczak-z-rozna', 130, 250)).toContain('Zostaje:')
  expect(left('szynka', 60, 100)).toBe('')
})
