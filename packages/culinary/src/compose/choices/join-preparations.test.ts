import { expect, test } from 'vitest'
import { joinPreparations } from './join-preparations.ts'

test.each([
  ['Pomidory pokrój w kostkę. Ogórek pokrój w kostkę.', 'Pomidory i ogórek pokrój w kostkę.'],
  [
    'Cebulę posiekaj. [Marchewkę: marchew] obierz i pokrój w drobną kostkę. [Korzeń pietruszki: korzen] obierz i pokrój w drobną kostkę.',
    'Cebulę posiekaj. [Marchewkę: marchew] i [korzeń pietruszki: korzen] obierz i pokrój w drobną kostkę.',
  ],
  ['Paprykę dołóż w połowie i duś. Cukinię dołóż w połowie i duś.', 'Paprykę i cukinię dołóż w połowie i duś.'],
  ['Tuńczyka odsącz. Cebulę posiekaj. Kukurydzę odsącz.', 'Tuńczyka i kukurydzę odsącz. Cebulę posiekaj.'],
])('tells once what is done alike: %s', (written, told) => {
  expect(joinPreparations(written)).toBe(told)
})

test.each([
  'Jagody przebierz i opłucz. Borówki opłucz.',
  'Fasolkę odsącz. Wlej oliwę. Kukurydzę odsącz.',
  'Seler obierz i pokrój go w kostkę. Marchew obierz i pokrój go w kostkę.',
  'Marchewkę i seler obierz. Pora pokrój w kostkę.',
])('leaves alone what is not done alike: %s', (written) => {
  expect(joinPreparations(written)).toBe(written)
})
