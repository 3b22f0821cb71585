import type { RecipeStep } from '@spizarka/contract/recipe-parts'
import { describe, expect, it } from 'vitest'
import { stepParts } from './step-parts.ts'

const times = (text: string) => stepParts({ text }, 1).flatMap((part) => (part.kind === 'time' ? [[part.text, part.seconds]] : []))

describe('the times of a step', () => {
  it.each([
    ['Smaż 8 minut na łyżce oleju.', [['8 minut', 480]]],
    [
      'Duś 10–15 minut, potem jeszcze 2 minuty.',
      [
        ['10–15 minut', 600],
        ['2 minuty', 120],
      ],
    ],
    ['Piecz 1,5 godziny w 180°C.', [['1,5 godziny', 5400]]],
    ['Odstaw na pół godziny.', [['pół godziny', 1800]]],
    ['Blanszuj 30 sekund.', [['30 sekund', 30]]],
    ['Piecz godzinę.', [['godzinę', 3600]]],
    ['Mieszaj co 5 minut.', []],
    ['Po 10 minutach odwróć.', []],
    ['Wyjmij mięso 30 minut wcześniej.', []],
    ['Gotuj makaron o 2 minuty krócej, niż podaje opakowanie, zwykle 8 minut.', [['8 minut', 480]]],
    ['Piecz minutę dłużej.', []],
    ['Dodaj 200 g sera i 3 szczypiorki.', []],
    ['Piecz 0 minut.', []],
  ])('%s', (text, expected) => expect(times(text)).toEqual(expected))

  it('loses no letter of the text', () => {
    for (const text of ['8 minut', 'Smaż 8 minut.', 'Smaż 8 min, duś 10 min.', ''])
      expect(
        stepParts({ text }, 1)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
  })
})

describe('the amounts of a step', () => {
  const amounts = [
    { start: 5, end: 12, quantity: 2, measure: 'szt.', food_id: 'jajka', forms: ['jajko', 'jajka', 'jajek', 'jajka'], bare: false },
    { start: 15, end: 20, quantity: 100, measure: 'g', food_id: 'ser', forms: null, bare: false },
  ] satisfies RecipeStep['amounts']
  const told = (factor: number) => stepParts({ text: 'Wbij 2 jajka i 100 g sera, smaż 2 minuty.', amounts }, factor)

  it('follow the servings, and leave the times alone', () => {
    expect(
      told(1)
        .map(({ text }) => text)
        .join(''),
    ).toBe('Wbij 2 jajka i 100 g sera, smaż 2 minuty.')
    expect(
      told(3)
        .map(({ text }) => text)
        .join(''),
    ).toBe('Wbij 6 jajek i 300 g sera, smaż 2 minuty.')
    expect(told(3).flatMap(({ kind, text }) => (kind === 'amount' ? text : []))).toEqual(['6 jajek', '300 g'])
  })
})
