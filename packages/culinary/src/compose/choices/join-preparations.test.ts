import { expect, test } from 'vitest'
import { isOnlyPreparation, joinPreparations } from './join-preparations.ts'

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

test.each([
  ['Dorsza osusz i pokrój na porcje. Posól i popieprz.', 'Dorsza osusz, pokrój na porcje, posól i popieprz.'],
  [
    '[Pierś: piers] pokrój w plastry grubości 1,5 cm. [Posól: sol] i [popieprz: pieprz].',
    '[Pierś: piers] pokrój w plastry grubości 1,5 cm, [posól: sol] i [popieprz: pieprz].',
  ],
  ['Kapustę odciśnij. Popieprz.', 'Kapustę odciśnij i popieprz.'],
  ['Wlej śmietankę i gotuj 3 minuty. Posól i popieprz.', 'Wlej śmietankę i gotuj 3 minuty. Posól i popieprz.'],
])('seasons in the sentence of what is prepared: %s', (written, told) => {
  expect(joinPreparations(written)).toBe(told)
})

test('knows what only a knife does', () => {
  expect(isOnlyPreparation('Cebulę pokrój w piórka. [Boczek: boczek] pokrój w kostkę.')).toBe(true)
  expect(isOnlyPreparation('Ziemniaki obierz i gotuj [8 minut: Ziemniaki].')).toBe(false)
  expect(isOnlyPreparation('Cebulę posiekaj. Wlej oliwę.')).toBe(false)
})
