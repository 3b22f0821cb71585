import type { Layout } from '../layout.ts'
import { cell, columns, line } from '../row.ts'

const WIDTH = 64

/** A wide printer: numbered rows under headings, with the unit in a column of its own. */
export const wideTable: Layout = {
  id: 'wide-table',
  shops: [
    { chain: 'Hurtownia Smak', head: ['HURTOWNIA SPOŻYWCZA "SMAK"', 'Sprzedaż detaliczna i hurtowa'] },
    { chain: 'Bazarek Ekologiczny', head: ['BAZAREK EKOLOGICZNY'] },
  ],
  width: WIDTH,
  mostProducts: 18,
  paper: 'document',
  totals: ['SUMA PLN', 'Razem PLN'],
  chooseTill(random) {
    let position = 0
    return {
      headings: [tableRow('Lp', 'Nazwa towaru', 'Ilość', 'J.m.', 'Cena', 'Wartość', 'VAT'), line('-', WIDTH)],
      names: { letters: 'sentence', longest: 30, stop: '.' },
      items: {
        separator: ',',
        weightUnit: '',
        countUnit: '',
        longCounts: random.chance(0.5),
        discount: { words: ['Rabat %', 'Rabat'], place: 'below', netBelow: false, letter: false },
        rowsOf: ({ name, weighed, quantity, unitPrice, value, letter }) => {
          position += 1
          return [tableRow(`${position}.`, name, quantity, weighed ? 'kg' : 'szt', unitPrice, value, letter)]
        },
      },
    }
  },
}

function tableRow(position: string, name: string, quantity: string, unit: string, price: string, value: string, letter: string) {
  return columns(
    cell(position, 4),
    cell(name, 0),
    cell(quantity, 8, 'right'),
    cell(unit, 5, 'right'),
    cell(price, 8, 'right'),
    cell(value, 9, 'right'),
    cell(letter, 4, 'right'),
  )
}
