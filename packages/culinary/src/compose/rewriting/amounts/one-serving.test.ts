import { describe, expect, it } from 'vitest'
import { forOneServing, inPlainWater } from './one-serving.ts'

it.each([
  ['Kaszę wsyp na osolony wrzątek.', 'Kaszę wsyp na wrzątek.'],
  ['Ugotuj osobno w lekko osolonej wodzie.', 'Ugotuj osobno w wodzie.'],
  ['Zagotuj duży garnek osolonej wody.', 'Zagotuj duży garnek wody.'],
])('a step for who must do with little salt says of "%s" "%s"', (text, said) => expect(inPlainWater({ text }).text).toBe(said))

describe('a step for one person', () => {
  it.each([
    ['Nalej do misek i posyp koperkiem.', 'Nalej do miski i posyp koperkiem.'],
    ['Kefir rozlej do kubków.', 'Kefir nalej do kubka.'],
    ['Rozłóż na talerze. Na talerzach dodaj śmietanę.', 'Nałóż na talerz. Na talerzu dodaj śmietanę.'],
    ['Nałóż porcje na talerze, a jajka na wierzch.', 'Nałóż na talerz, a jajka na wierzch.'],
    ['Wlej tyle masy, ile przypada na jedną osobę, i smaż.', 'Wlej masę i smaż.'],
    ['Dorsza osusz, podziel na porcje, posyp solą.', 'Dorsza osusz, posyp solą.'],
    ['Przykryj drugą połową; podziel na porcje.', 'Przykryj drugą połową.'],
    ['Wlej masę, po porcji na osobę, i smaż.', 'Wlej masę i smaż.'],
    ['Przełóż do miski i wymieszaj.', 'Przełóż do miski i wymieszaj.'],
  ])('says of "%s" "%s"', (text, said) => expect(forOneServing({ text }).text).toBe(said))

  it('keeps its amounts at their words', () => {
    const text = 'Rozlej do kubków i dodaj po wierzchu 20 g masła.'
    const start = text.indexOf('20 g')
    const { text: said, amounts } = forOneServing({
      text,
      amounts: [{ start, end: start + 4, quantity: 20, measure: 'g', food: 'maslo' }],
    })
    expect(amounts?.map((each) => said.slice(each.start, each.end))).toEqual(['20 g'])
  })
})
