import type { Layout } from '../layout.ts'
import { row } from '../row.ts'

/** The VAT letter before the name; counts and weights in the middle, more than one with its price on a line of its own. */
export const carrefour: Layout = {
  id: 'carrefour',
  shops: [{ chain: 'Carrefour', head: ['CARREFOUR POLSKA SP. Z O.O.', 'Carrefour Express'] }],
  width: 40,
  mostProducts: 18,
  paper: 'thermal',
  totals: ['SUMA PLN', 'RAZEM PLN'],
  chooseTill() {
    return {
      names: { letters: 'caps', longest: 22, stop: '.' },
      items: {
        separator: ',',
        weightUnit: 'kg',
        countUnit: 'szt',
        longCounts: false,
        discount: { words: ['OPUST', 'RABAT %', 'PROMOCJA', 'KUPON'], place: 'below', netBelow: false, letter: false },
        rowsOf: ({ name, single, quantity, unitPrice, value, letter }) => {
          const printed = `${letter}_${name}`
          return single ? [row(printed, `1szt ${value.padStart(7)}`)] : [row(printed), row(`     ${quantity} * ${unitPrice}`, value)]
        },
      },
    }
  },
}
