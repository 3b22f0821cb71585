import { expect, it } from 'vitest'
import { peopleOf } from '../wish-of-days.ts'
import { isPoorer, sayManyErrands, sayMorePeople } from './cook-meals.ts'

it('sees that a dish, written out of what is left by then, leaves hungry whom it was chosen to fill', () => {
  const supper = { place: 'light' } as const
  const isPoor = (written: number, chosen: number, dayEnergy = 1): boolean =>
    isPoorer({ kcalPerServing: written }, { facts: { kcal: chosen } }, supper, { dayEnergy })
  expect(isPoor(330, 560)).toBe(true)
  expect(isPoor(450, 560)).toBe(false)
  expect(isPoor(330, 335)).toBe(false)
  expect(isPoor(330, 560, 0.8)).toBe(false)
})

it('tells who wished to buy little when it is for more than a third of the dishes', () => {
  expect(sayManyErrands(8, 21)).toBe('Małe zakupy nie wystarczą: do 8 z 21 dań trzeba coś dokupić.')
  expect([sayManyErrands(7, 21), sayManyErrands(1, 2), sayManyErrands(0, 9)]).toEqual([null, null, null])
})

const said = (wish: string, people = 2): string | null => sayMorePeople(peopleOf(wish), people)

it('tells that a plan is made for fewer than a wish says will eat', () => {
  expect(said('w sobotę przychodzą znajomi, będzie nas 6 osób')).toMatch(/\(2\): na 6 osób trzeba/u)
  expect(said('w niedzielę 4 osoby na obiedzie')).toMatch(/na 4 osoby trzeba/u)
  expect([said('2 osoby bez glutenu', 4), said('80 zł, 30 minut'), said('jedna osoba nie je mięsa')]).toEqual([null, null, null])
})
