import { expect, test } from 'vitest'
import { contentOfDish, timerInText } from './make-content.ts'

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

test.each<[string, number | null]>([
  ['Gotuj 10 minut na małym ogniu.', 10],
  ['Piecz 35–40 min w 180°C.', 35],
  ['Duś 1,5 godziny, potem odparuj 10 minut.', 90],
  ['Zostaw na pół godziny.', 30],
  ['Chłodź 2 h w lodówce.', 120],
  ['Dodaj 2 minipomidory i 3 ząbki czosnku.', null],
  ['Gotuj do miękkości.', null],
  ['Minutę mieszaj.', null],
  ['Ugotuj o 2 minuty krócej, niż podaje opakowanie.', null],
  ['Ugotuj o 2 min. krócej, zwykle 8 minut.', 8],
  ['Wyjmij 30 minut wcześniej.', null],
  ['Piecz 0 minut.', null],
  ['Marynuj 9999 godzin.', null],
])('%s', (text, minutes) => {
  expect(timerInText(text, 3)).toEqual(minutes === null ? null : { seconds: minutes * 60, label: 'Krok 3' })
})
