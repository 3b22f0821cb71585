import type { Layout } from '../layout.ts'
import { row } from '../row.ts'

/** Name, then count with three decimals, price and value behind an equals sign. */
export const netto: Layout = {
  id: 'netto',
  shops: [
    { chain: 'Netto', head: ['NETTO SP. Z O.O.', 'Motaniec 30, 73-108 Kobylanka'] },
    { chain: 'Stokrotka', head: ['STOKROTKA SP. Z O.O.', 'SUPERMARKET'] },
    { chain: 'Topaz', head: ['PHU TOPAZ', 'Supermarket'] },
  ],
  width: 40,
  mostProducts: 15,
  paper: 'thermal',
  totals: ['SUMA PLN', 'SUMA: PLN'],
  chooseTill(random) {
    const equals = random.pick([' = ', '= ', '   '])
    const times = random.pick(['x', '*', '×'])
    return {
      names: { letters: random.pick(['caps', 'sentence']), longest: 30, stop: '.' },
      items: {
        separator: random.pick([',', ',', '.']),
        weightUnit: random.pick(['', ' kg']),
        countUnit: '',
        longCounts: true,
        discount: { words: ['Opust', 'RABAT', 'Opust kwotowy', 'Obniżka %'], place: 'below', netBelow: false, letter: false },
        rowsOf: ({ name, quantity, unitPrice, value, letter }) => [
          row(name),
          row(` ${quantity} ${times} ${unitPrice}${equals}`, `${value} ${letter}`),
        ],
      },
    }
  },
}
