import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTypedLine } from './read-typed-line.ts'

const told = (text: string) =>
  readTypedLine(text).products.map(({ item, amount, doubt }) =>
    [item.productName, amount ? `${amount.quantity} ${amount.unit}` : '-', doubt ?? 'certain'].join(' | '),
  )

const written = (text: string) => readTypedLine(text).products.map((product) => product.written)

describe('a line that is being typed', () => {
  it('is read product by product, as far as it goes', () => {
    const line = '10 jajek, ser gouda 150g, kalarepa, chleb żytni, masło, 3 jog'
    expect(told(line)).toEqual([
      'jajka | 10 pieces | certain',
      'ser gouda | 150 grams | certain',
      'kalarepa | 1 pieces | amount',
      'chleb żytni | 1 pieces | certain',
      'masło | 200 grams | certain',
    ])
    expect(readTypedLine(line).unfinished).toMatchObject({ written: '3 jog' })
    expect(readTypedLine(line).unfinished?.suggestion).toMatch(/^jog/)
  })

  it('keeps what each product was read from', () => {
    expect(written('2x mleko 1,5 l, xylofonek,\nsól; 10 jajek')).toEqual(['2x mleko 1,5 l', 'xylofonek', 'sól', '10 jajek'])
    // What is read from two parts together belongs to both.
    expect(written('mleko, 2 l')).toEqual(['mleko, 2 l'])
  })

  it('asks about a word that it does not know once the word is done, and about nothing else that is no product', () => {
    expect(told('xylofonek, ')).toEqual(['xylofonek | - | name'])
    expect(told('xylofonek')).toEqual([])
    expect(readTypedLine('xylofonek').unfinished).toEqual({ written: 'xylofonek', suggestion: null })
    expect(told('sól, ')).toEqual(['sól | - | certain'])
    expect(readTypedLine('')).toEqual({ products: [], unfinished: null })
  })

  it('sums nothing, so that each product stays where it was typed', () => {
    expect(told('2 jajka\n3 jajka')).toEqual(['jajka | 2 pieces | certain', 'jajka | 3 pieces | certain'])
  })

  it('never throws, and never makes an amount that no shelf holds', () => {
    const words = fc.constantFrom('mleko', '2', '1,5', 'l', ',', ';', '\n', 'kg', 'x', 'jajka', 'zzzz', '½', '•', '3,2%', ' i ', '-')
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
        const { products } = readTypedLine(parts.join(' '))
        expect(products.filter((product) => product.written === '' || (product.amount?.quantity ?? 1) <= 0)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
