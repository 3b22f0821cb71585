import { expect, it } from 'vitest'
import { parseGroceries } from '../parse-groceries.ts'

function read(text: string): string[] {
  return parseGroceries(text).map(({ productName, quantityGrams, quantityMl, quantityPieces }) =>
    [productName, quantityGrams ?? quantityMl ?? quantityPieces].filter((part) => part !== null).join(' '),
  )
}

it.each([
  ['1. mleko 2. chleb 3. 10 jajek', ['mleko', 'chleb', 'jajka 10']],
  ['1) masło 2) 2 kg ziemniaków', ['masło', 'ziemniaki 2000']],
  ['1 - mleko\n2 - chleb', ['mleko', 'chleb']],
  ['1 mleko\n2 chleb\n3 masło\n4 ser żółty', ['mleko', 'chleb', 'masło', 'ser żółty']],
])('takes no number of a list for an amount: %j', (text, items) => expect(read(text)).toEqual(items))

it.each([
  ['1 mleko\n2 jogurty naturalne', ['mleko 1', 'jogurt naturalny 2']],
  ['mąka 1.5 kg', ['mąka 1500']],
  ['2. mleko 1 l', ['mleko 1000']],
])('takes no amount for a number of a list: %j', (text, items) => expect(read(text)).toEqual(items))

it.each([
  ['BANANY LUZ 0,845 x 5,99 5,06C', ['banany 845']],
  ['Ziemniaki\n2,035 x 2,49 5,07C', ['ziemniaki 2035']],
  ['Kajzerka 5.000 x 0.45 2.25C', ['kajzerki 5']],
  ['BANANY KG 1,234 x 5,99 7,39C', ['banany 1234']],
  ['Filet z kurcz kg  0.846 x 21,99  18,60 C', ['filet z kurczaka 846']],
  ['jabłka kg 1,5', ['jabłka 1500']],
  // What a kilogram costs is no weight.
  ['jabłka kg 3,49', ['jabłka 1000']],
])('keeps what a till weighed or counted: %j', (text, items) => expect(read(text)).toEqual(items))

it.each([
  ['mleko 2*330', ['mleko 660']],
  ['kefir 330 x 2', ['kefir 660']],
  ['jajka 3x10', ['jajka 30']],
])('tells a size among numbers that multiply each other: %s', (text, items) => expect(read(text)).toEqual(items))
