import { WORDS } from '@spizarka/knowledge'
import { expect, it } from 'vitest'
import { parseGroceries } from '../parse-groceries.ts'

function read(text: string): string[] {
  return parseGroceries(text).map(({ productName, quantityGrams, quantityMl, quantityPieces }) =>
    [productName, quantityGrams ?? quantityMl ?? quantityPieces].filter((part) => part !== null).join(' '),
  )
}

it('knows each Polish name that a foreign one stands for', () => {
  const unread = Object.keys(WORDS.foreignNames.foods).filter((name) => {
    const [item, ...others] = parseGroceries(name)
    return others.length > 0 || !item?.sure || (item.foodId === null && !item.isSpice)
  })
  expect(unread).toEqual([])
})

it.each([
  ['2 onions and 500g of chicken breast', ['cebula 2', 'filet z kurczaka 500']],
  ['frozen strawberries, please', ['truskawki mrożone']],
  ['молоко 2 л, яйця 10 шт', ['mleko 2000', 'jajka 10']],
  ['купити картоплю і цибулю', ['ziemniaki', 'cebula']],
  ['moloko 1l', ['mleko 1000']],
  // With a slip put right these would be broccolini, lentilki and muesli.
  ['broccoli, lentils and mussels', ['brokuł', 'soczewica', 'małże']],
])('reads a list in another language: %s', (text, items) => expect(read(text)).toEqual(items))

it.each(['ketchup', 'mango', 'kiwi', 'tofu naturalne', 'ramen', 'pasta pomidorowa', 'serek wiejski light', 'cottage cheese', 'cola zero'])(
  'leaves Polish as it is: %s',
  (name) => expect(read(name)).toEqual([name]),
)
