import { describe, expect, it } from 'vitest'
import { aProposal } from '../testing.ts'
import { type ConsumptionForm, portionsLeft, proposedForm, requestBody } from './consumption-form.ts'

const form = (changes: Partial<ConsumptionForm> = {}): ConsumptionForm => ({ ...proposedForm(aProposal()), ...changes })

describe('portions that are left', () => {
  it.each([
    [2, 100, 1],
    [2, 150, 0.5],
    [2, 33, 1.5],
    [4, 110, 2.5],
    [2, 200, 0],
    [1, 500, 0],
  ])('of %i servings after %i%% of one are %d', (servings, portion, left) => {
    expect(portionsLeft(form({ portion }), servings)).toBe(left)
  })

  it('are as many as the cook says', () => {
    const { leftovers } = form()
    expect(portionsLeft(form({ portion: 200, leftovers: { ...leftovers, portions: 3 } }), 2)).toBe(3)
  })
})

describe('what is sent', () => {
  it('keeps the leftovers, and names no day that was not chosen', () => {
    expect(requestBody(form(), 2)).toEqual({
      servings: 2,
      deductions: [
        { product_id: '11', quantity: 400, unit: 'grams' },
        { product_id: '12', quantity: 3, unit: 'pieces' },
      ],
      portion_percent: 100,
      meal_type: 'lunch',
      leftovers: { product_name: 'szakszuka – porcja', portions: 1, best_before: '2030-11-22' },
    })
  })

  it('keeps nothing where nothing is left or nothing is to be kept', () => {
    const { leftovers } = form()
    expect(requestBody(form({ portion: 200 }), 2).leftovers).toBeNull()
    expect(requestBody(form({ leftovers: { ...leftovers, kept: false } }), 2).leftovers).toBeNull()
  })

  it('says that nothing was eaten, and keeps all of it, where no portion is named', () => {
    expect(requestBody(form({ portion: null }), 2)).toMatchObject({ portion_percent: null, leftovers: { portions: 2 } })
  })
})

it('does not propose to keep what does not keep', () => {
  expect(proposedForm(aProposal({ leftovers: { product_name: 'sałatka – porcja', best_before: null } })).leftovers.kept).toBe(false)
})
