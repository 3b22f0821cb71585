import { expect, test } from 'vitest'
import { amountsInText } from './typed-amounts.ts'

const FOODS = ['pomidory-krojone', 'jajka', 'cebula', 'papryka-wedzona', 'woda', 'olej', 'maka', 'szpinak']

test.each<[string, [string, number, string, string][]]>([
  ['Wlej 400 g pomidorów i duś 10 minut.', [['400 g', 400, 'g', 'pomidory-krojone']]],
  [
    'Smaż na 2 łyżkach oleju. Wbij 3 jajka.',
    [
      ['2 łyżkach', 2, 'łyżka', 'olej'],
      ['3 jajka', 3, 'szt.', 'jajka'],
    ],
  ],
  [
    'Wlej pół szklanki wody i dodaj ok. 100 g szpinaku.',
    [
      ['pół szklanki', 0.5, 'szklanka', 'woda'],
      ['100 g', 100, 'g', 'szpinak'],
    ],
  ],
  ['Wsyp po łyżeczce papryki wędzonej, do każdej porcji wbij 1 jajko.', []],
  ['Cebulę pokrój w piórka, jajka ugotuj.', []],
  ['Piecz 25 minut w 180°C, na 2 blachach.', []],
])('%s', (text, amounts) => {
  expect(
    amountsInText(text, FOODS).map(({ start, end, quantity, measure, food }) => [text.slice(start, end), quantity, measure, food]),
  ).toEqual(amounts)
})

test('what is longer than a step, or a list than a recipe, is not read', () => {
  expect(amountsInText(`Wlej 400 g pomidorów. ${'Mieszaj. '.repeat(80)}`, FOODS)).toEqual([])
  expect(amountsInText('Wlej 400 g pomidorów.', [...FOODS, ...Array.from({ length: 40 }, (_, number) => `nieznane-${number}`)])).toEqual([])
})
