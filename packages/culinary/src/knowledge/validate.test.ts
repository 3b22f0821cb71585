import { expect, it } from 'vitest'
import { FOODS } from './index.ts'
import { ambiguousForms, validateFoods } from './validate.ts'

it('holds a sound food table', () => {
  expect(validateFoods(FOODS)).toEqual([])
})

it('leaves no form to chance between two foods', () => {
  expect(ambiguousForms()).toEqual([])
})

it('finds what is wrong with a row', () => {
  const [food] = FOODS
  if (!food?.nutrition) throw new Error('the first row has no nutrition')
  const origin = ['plant' as const]
  const broken = {
    ...food,
    id: 'Zły Id',
    name: 'ser z niczego',
    packs: [0],
    allergens: ['eggs' as const],
    origin,
    nutrition: { ...food.nutrition, sugarsG: 99, carbsG: 1, kcal: 900 },
  }
  const faults = validateFoods([broken, { ...food, id: 'twin' }]).join('\n')
  for (const fault of ['only 2 foods', 'malformed id', 'pack 0', 'more sugars', 'energy 900', 'is claimed by', 'origin egg', 'after milk'])
    expect(faults).toContain(fault)
})
