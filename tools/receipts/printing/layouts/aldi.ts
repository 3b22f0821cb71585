import type { Layout } from '../layout.ts'
import { row } from '../row.ts'

/** The count stands above its item, the weight too; the letter ends the line. */
export const aldi: Layout = {
  id: 'aldi',
  shops: [{ chain: 'Aldi', head: ['ALDI Sp. z o.o.', 'ul. Niedźwiedziniec 10, Chorzów'] }],
  width: 38,
  mostProducts: 18,
  paper: 'thermal',
  totals: ['SUMA PLN', 'Suma PLN'],
  chooseTill() {
    return {
      names: { letters: 'sentence', longest: 28, stop: '.' },
      items: {
        separator: ',',
        weightUnit: ' kg',
        countUnit: '',
        longCounts: false,
        discount: { words: ['Rabat', 'Cena promocyjna'], place: 'below', netBelow: false, letter: true },
        rowsOf: ({ name, single, weighed, quantity, unitPrice, value, letter }) =>
          single
            ? [row(name, `${value} ${letter}`)]
            : [row(`${quantity} x ${unitPrice}${weighed ? '/kg' : ''}`), row(name, `${value} ${letter}`)],
      },
    }
  },
}
