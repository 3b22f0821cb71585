import type { Layout } from '../layout.ts'
import { cell, columns, line } from '../row.ts'

const WIDTH = 50

/** The application's document: a table of name, letter, count with three decimals, price and value. */
export const biedronkaEReceipt: Layout = {
  id: 'biedronka-e-receipt',
  shops: [
    { chain: 'Biedronka', head: ['BIEDRONKA "CODZIENNIE NISKIE CENY"', 'Jeronimo Martins Polska S.A.', 'ul. Żniwna 5, 62-025 Kostrzyn'] },
  ],
  width: WIDTH,
  mostProducts: 18,
  paper: 'document',
  totals: ['Suma PLN', 'SUMA PLN'],
  chooseTill: (random) => ({
    headings: [tableRow('Nazwa', 'PTU', 'Ilość x', 'Cena', 'Wartość'), line('-', WIDTH)],
    names: { letters: 'sentence', longest: 20, stop: '.' },
    items: {
      separator: random.pick([',', ',', '.']),
      weightUnit: '',
      countUnit: '',
      longCounts: true,
      discount: { words: ['Rabat', 'Rabat', 'Opust'], place: 'below', netBelow: true, letter: false },
      rowsOf: ({ name, quantity, unitPrice, value, letter }) => [tableRow(name, letter, `${quantity} x`, unitPrice, value)],
    },
  }),
}

function tableRow(name: string, letter: string, quantity: string, price: string, value: string) {
  return columns(cell(name, 0), cell(letter, 4, 'center'), cell(quantity, 9, 'right'), cell(price, 7, 'right'), cell(value, 9, 'right'))
}
