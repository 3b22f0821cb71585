import type { Layout } from '../layout.ts'
import { row } from '../row.ts'

/** Short receipts: the count before the name, or the name with count and price behind it. */
export const zabka: Layout = {
  id: 'zabka',
  shops: [{ chain: 'Żabka', head: ['ŻABKA POLSKA SP. Z O.O.', 'Sklep Z4821'] }],
  width: 36,
  mostProducts: 9,
  paper: 'thermal',
  totals: ['SUMA PLN'],
  chooseTill(random) {
    const countFirst = random.chance(0.5)
    return {
      names: { letters: 'caps', longest: 22, stop: '.' },
      items: {
        separator: ',',
        weightUnit: 'kg',
        countUnit: '',
        longCounts: false,
        discount: { words: ['RABAT ŻAPPKA', 'Rabat', 'PROMOCJA'], place: 'below', netBelow: false, letter: true },
        rowsOf: ({ name, single, weighed, quantity, unitPrice, value, letter }) => {
          if (countFirst && !weighed) return [row(`${quantity} ${name}`, `${value} ${letter}`)]
          return single ? [row(name, `1 x ${value} ${letter}`)] : [row(name), row(`   ${quantity} x ${unitPrice}`, `${value} ${letter}`)]
        },
      },
    }
  },
}
