import { describe, expect, test } from 'vitest'
import { type Label, readLabels } from './read-labels.ts'

const NO_AMOUNT = { quantityGrams: null, quantityMl: null, quantityPieces: null }

function read(name: string, brands: string | null = null, quantity = '') {
  return readLabels([label(name, brands, quantity)])[0]
}

function label(name: string, brands: string | null, quantity: string): Label {
  return { name, brands, quantity }
}

describe('the name of a label', () => {
  test.each([
    ['Mleko UHT 3,2% Łaciate', 'Łaciate, Mlekpol', 'mleko uht 3,2%', 'mleko-uht'],
    ['Makaron świderki LUBELLA', 'Lubella', 'makaron świderki', 'makaron-swiderki'],
    ['Żywiec Zdrój Woda gazowana', 'Żywiec Zdrój', 'woda gazowana', 'woda-gazowana'],
    ['Baton proteinowy czekoladowy', 'Olimp', 'baton proteinowy czekoladowy', 'baton-proteinowy'],
    ['Płatki owsiane górskie', null, 'płatki owsiane górskie', 'platki-owsiane-gorskie'],
  ])('%s of %s is %s', (name, brands, productName, foodId) => {
    expect(read(name, brands)).toMatchObject({ productName, foodId, problem: null })
  })

  test('is one product, whatever commas stand in it', () => {
    expect(readLabels([{ name: 'Filet z kurczaka, świeży, bez skóry', brands: null, quantity: '500 g' }])).toHaveLength(1)
  })

  test('keeps a brand that is all there is, or that alone says what it is', () => {
    expect(read('Nutella', 'Nutella, Ferrero')).toMatchObject({ productName: 'Nutella', foodId: 'krem-czekoladowo-orzechowy' })
    expect(read('Coca-Cola Zero', 'Coca-Cola')?.foodId).not.toBeNull()
  })

  test('stays as it is when nobody knows it', () => {
    expect(read('Frobnikator kremowy', 'Acme')).toMatchObject({ productName: 'frobnikator kremowy', foodId: null, problem: null })
  })

  test('without a word is no product', () => {
    for (const name of ['12345', '???', 'a']) expect(read(name)).toMatchObject({ problem: 'not_a_product', isSpice: false })
  })

  test('is cut to 50 characters', () => {
    expect(read('Frobnikator '.repeat(15))?.productName.length).toBeLessThanOrEqual(50)
  })

  test('is kept with its brand in the source line', () => {
    expect(read('Mleko 2%', 'Łaciate, Mlekpol', '1 l')?.sourceLine).toBe('Łaciate · Mleko 2% · 1 l')
    expect(read('Mleko Łaciate 2%', 'ŁACIATE')?.sourceLine).toBe('Mleko Łaciate 2%')
  })
})

describe('the quantity', () => {
  test.each([
    ['2 szt.', { quantityPieces: 2 }],
    ['1 szt', { quantityPieces: 1 }],
    ['500 g', { quantityGrams: 500 }],
    ['0,5 kg', { quantityGrams: 500 }],
    ['1.5 l', { quantityMl: 1500 }],
    ['330ML', { quantityMl: 330 }],
  ])('%s is read exactly', (quantity, amount) => {
    expect(read('Frobnikator kremowy', null, quantity)).toMatchObject({ ...NO_AMOUNT, ...amount })
  })

  test('wins over a size in the name, which counts where there is none', () => {
    expect(read('Masło extra 200 g', null, '3 szt.')).toMatchObject({ quantityPieces: 3, quantityGrams: null })
    expect(read('Masło extra 200 g', null, 'dużo')).toMatchObject({ quantityPieces: null, quantityGrams: 200 })
  })

  test.each(['0 g', '51 kg', '-1 g', '1e3 g', 'szt.', '12'])('%j is none', (quantity) => {
    expect(read('Frobnikator kremowy', null, quantity)).toMatchObject(NO_AMOUNT)
  })

  test('of a spice does not count', () => {
    expect(read('Pieprz czarny mielony', 'Kamis', '20 g')).toMatchObject({ isSpice: true, quantityGrams: null })
  })
})

describe('several labels', () => {
  test('of one product are summed, whatever brand they bear; another unit is another item', () => {
    const items = readLabels([
      label('Mleko UHT 3,2% Łaciate', 'Łaciate', '1000 ml'),
      label('Masło extra', 'Mlekovita', '200 g'),
      label('Mleko UHT 3,2%', 'Wypasione', '1 l'),
      label('Masło extra', 'Mlekovita', '1 szt.'),
    ])
    expect(
      items.map(({ productName, quantityGrams, quantityMl, quantityPieces }) => [productName, quantityGrams, quantityMl, quantityPieces]),
    ).toEqual([
      ['mleko uht 3,2%', null, 2000, null],
      ['masło extra', 200, null, null],
      ['masło extra', null, null, 1],
    ])
  })
})
