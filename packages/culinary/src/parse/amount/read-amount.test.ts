import { describe, expect, it } from 'vitest'
import { parseGroceries } from '../parse-groceries.ts'

function amountOf(line: string): string {
  return parseGroceries(line)
    .map(({ quantityGrams, quantityMl, quantityPieces }) => {
      if (quantityGrams !== null) return `${quantityGrams} g`
      if (quantityMl !== null) return `${quantityMl} ml`
      return quantityPieces === null ? '-' : `${quantityPieces} szt.`
    })
    .join(', ')
}

describe('the amount of a line', () => {
  it.each([
    ['2x mleko 1l', '2000 ml'],
    ['3 puszki tuńczyka 170g', '510 g'],
    ['4 jogurty po 150 g', '600 g'],
    ['1 kg 20 dag mąki', '1200 g'],
    ['kilo dwadzieścia schabu', '1200 g'],
    ['2 opakowania jajek po 10 szt', '20 szt.'],
    ['pół kostki masła', '0.5 szt.'],
    ['trzy ćwierci kilo sera', '750 g'],
    ['dwa i pół kilo cukru', '2500 g'],
    ['2-3 kg jabłek', '2500 g'],
    ['pomidory kilo i pół', '1500 g'],
    ['1 kg i 20 dag szynki', '1200 g'],
    ['1 l mleka i 200 ml śmietany', '1000 ml, 200 ml'],
    ['l mleka', '1000 ml'],
    ['2kgziemniaków', '2000 g'],
    ['trzy czwarte litra oliwy', '750 ml'],
    ['mąka pszenna 1 kg (2 szt)', '2000 g'],
    ['ziemniaki 2 kg (10 szt)', '2000 g'],
    ['wróć z pięcioma cytrynami', '5 szt.'],
    ['6x0,5l piwo', '3000 ml'],
    ['Pepsi 0,33 6-pak', '1980 ml'],
    ['jabłka i gruszki po 1 kg', '1000 g, 1000 g'],
    ['3 litrowe mleka', '3000 ml'],
  ])('%s is %s', (line, amount) => expect(amountOf(line)).toBe(amount))

  it.each([
    'mleko 3,2%',
    'trochę mąki',
    'kilka kilo ziemniaków',
    'masło za 6,99 zł',
    'mąka pszenna typ 500',
    'jajka 0',
    'mąka 100000 kg',
    'sól 1 kg',
    'kawa 12.05.2025',
  ])('%s states none', (line) => expect(amountOf(line)).toBe('-'))

  it('weighs spoons of dry goods and measures those of liquids', () => {
    expect(amountOf('2 łyżki oleju')).toBe('30 ml')
    expect(amountOf('łyżka cukru')).toBe('13 g')
  })

  it('counts household goods, whatever their bottles hold', () => expect(amountOf('płyn do naczyń 900 ml')).toBe('1 szt.'))
})
