import { describe, expect, it } from 'vitest'
import { stepParts } from './step-parts.ts'

const times = (text: string) => stepParts(text).flatMap((part) => (part.kind === 'time' ? [[part.text, part.seconds]] : []))

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
    ['Dodaj 200 g sera i 3 szczypiorki.', []],
    ['Piecz 0 minut.', []],
  ])('%s', (text, expected) => expect(times(text)).toEqual(expected))

  it('loses no letter of the text', () => {
    for (const text of ['8 minut', 'Smaż 8 minut.', 'Smaż 8 min, duś 10 min.', ''])
      expect(
        stepParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
  })
})
