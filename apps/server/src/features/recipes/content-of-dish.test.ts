import { expect, test } from 'vitest'
import { contentOfDish } from './index.ts'

test('a dish of the kitchen keeps what is bought of a food beside what goes into it, and where each step takes it', () => {
  const { ingredients, steps, variants } = contentOfDish({
    ingredients: [
      { food: 'sol', grams: 6, line: '1 łyżeczka soli' },
      { food: 'cebula', grams: 90, line: '1 cebula' },
    ],
    steps: [{ text: 'Smaż cebulę 1,5 minuty.', uses: ['cebula'], timer: { minutes: 1.5, label: 'Cebula' } }],
    variants: [{ devices: ['thermomix'], totalMinutes: 5, steps: [{ text: 'Posól.', uses: ['sol'] }] }],
    equipment: ['hob'],
  })
  expect(ingredients).toMatchObject([
    { food: 'sol', grams: 6, bought: 6, quantity: 1, measure: 'łyżeczka' },
    { food: 'cebula', grams: 90, bought: 100, quantity: 1, measure: 'szt.', linked: true, optional: false },
  ])
  expect(steps).toEqual([{ text: 'Smaż cebulę 1,5 minuty.', ingredients: [1], timer: { seconds: 90, label: 'Cebula' }, machine: null }])
  expect(variants[0]).toMatchObject({ devices: ['thermomix'], steps: [{ ingredients: [0], timer: null }] })
})

test('a food that no table knows stays as its line was read', () => {
  const { ingredients } = contentOfDish({
    ingredients: [{ name: 'frobnikator', food: null, grams: null, line: '2 frobnikatory' }],
    steps: [],
    variants: [],
    equipment: [],
  })
  expect(ingredients[0]).toMatchObject({ line: '2 frobnikatory', food: null, grams: null, linked: false })
})
