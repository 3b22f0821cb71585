import type { Layout } from '../layout.ts'
import { cell, columns } from '../row.ts'

/** One line an item: name, quantity, price, value with its letter; discounts below with the price that is left. */
export const biedronka: Layout = {
  id: 'biedronka',
  shops: [{ chain: 'Biedronka', head: ['BIEDRONKA', 'JERONIMO MARTINS POLSKA S.A.'] }],
  width: 42,
  mostProducts: 22,
  paper: 'thermal',
  totals: ['SUMA PLN', 'SUMA PLN='],
  chooseTill: (random) => ({
    names: random.chance(0.4) ? { letters: 'glued', longest: 20, stop: '' } : { letters: 'sentence', longest: 20, stop: '.' },
    items: {
      separator: ',',
      weightUnit: '',
      countUnit: '',
      longCounts: false,
      discount: { words: ['Rabat', 'RABAT', 'Rabat'], place: 'below', netBelow: true, letter: false },
      rowsOf: ({ name, weighed, quantity, unitPrice, value, letter }) => [
        columns(
          cell(weighed && !name.endsWith('kg') ? `${name} kg` : name, 0),
          cell(`${quantity} x${unitPrice}`, 13, 'right'),
          cell(`${value}${letter}`, 8, 'right'),
        ),
      ],
    },
  }),
}
