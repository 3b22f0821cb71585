import { expect, it } from 'vitest'
import { stocked } from '../kitchen.fixture.ts'
import { holdAgainstPantry } from './explain-stock.ts'

const TODAY = '2026-11-21'
const potatoes = { food: 'ziemniaki', name: 'ziemniaki', grams: 600 }
const salt = { food: 'sol', name: 'sól', grams: 5 }

it('says what of a dish is at home, by weight, and what is missing', () => {
  const carrots = { food: 'marchew', name: 'marchew', grams: 200 }
  const held = holdAgainstPantry([potatoes, carrots, { food: 'woda', name: 'woda', grams: 1000 }], [stocked('ziemniaki', 2000)], TODAY)
  expect(held).toEqual({ missing: ['marchew'], coverage: 0.75, why: ['Masz 1 z 2 składników.', 'Brakuje: marchew.'] })
})

it('takes salt for granted, unless its owner marked it as used up', () => {
  const withSalt = (isOut: boolean) =>
    holdAgainstPantry([potatoes, salt], [stocked('ziemniaki', 2000), stocked('sol', null, { isSpice: true, isOut })], TODAY).missing
  expect(holdAgainstPantry([potatoes, salt], [stocked('ziemniaki', 2000)], TODAY).missing).toEqual([])
  expect([withSalt(false), withSalt(true)]).toEqual([[], ['sól']])
})

it.each([
  ['2026-11-19', 'po terminie, sprawdź'],
  ['2026-11-21', 'do dziś'],
  ['2026-11-22', 'do jutra'],
  ['2026-11-23', 'jeszcze 2 dni'],
  ['2026-11-24', 'jeszcze 3 dni'],
])('says of what ends on %s that it is used: %s', (bestBefore, words) => {
  const { why } = holdAgainstPantry([potatoes], [stocked('ziemniaki', 2000, { bestBefore })], TODAY)
  expect(why[0]).toBe(`Zużywa to, co się kończy: ziemniaki (${words}).`)
})

it('says nothing of what keeps for longer', () => {
  const { why } = holdAgainstPantry([potatoes], [stocked('ziemniaki', 2000, { bestBefore: '2026-11-25' })], TODAY)
  expect(why).toEqual(['Masz 1 z 1 składników.'])
})
