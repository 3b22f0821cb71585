import { expect, it } from 'vitest'
import { aPlanRequest } from '../plan-request.fixture.ts'
import { layOuts, type MealSlot } from '../slots.ts'
import { sweetOf } from './likeness.ts'

it('minds a second sweet breakfast on the next day, and no other sweet meal', () => {
  const slots = layOuts(aPlanRequest(), {}).at(-1) ?? []
  const at = (day: number, meal: MealSlot['meal']): MealSlot => {
    const found = slots.find((slot) => slot.day === day && slot.meal === meal)
    if (!found) throw new Error(`no ${meal} on day ${day}`)
    return found
  }
  expect(sweetOf(at(0, 'breakfast'), at(1, 'breakfast'))).toBeGreaterThan(0)
  expect(sweetOf(at(0, 'breakfast'), at(2, 'breakfast'))).toBe(0)
  expect(sweetOf(at(0, 'breakfast'), at(1, 'dinner'))).toBe(0)
})
