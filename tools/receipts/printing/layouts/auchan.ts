import type { Layout } from '../layout.ts'
import { cell, columns } from '../row.ts'

/** One line an item in capitals, a subtotal before the sums. */
export const auchan: Layout = {
  id: 'auchan',
  shops: [{ chain: 'Auchan', head: ['AUCHAN POLSKA SP. Z O.O.', 'HIPERMARKET'] }],
  width: 44,
  mostProducts: 22,
  paper: 'thermal',
  totals: ['SUMA PLN'],
  chooseTill: (random) => ({
    names: { letters: 'caps', longest: 20, stop: '.' },
    items: {
      separator: ',',
      weightUnit: '',
      countUnit: '',
      longCounts: false,
      discount: { words: ['Rabat', 'RABAT %', 'Rabat 2 ZA 8,34 zl', 'Rabat Skarbonka'], place: 'below', netBelow: false, letter: true },
      rowsOf: ({ name, quantity, unitPrice, value, letter }) => [
        columns(cell(name, 0), cell(`${quantity} x${unitPrice}`, 14, 'right'), cell(`${value}${letter}`, 9, 'right')),
      ],
    },
    ...(random.chance(0.7) ? { subtotal: random.pick(['Podsuma:', 'Podsuma']) } : {}),
  }),
}
