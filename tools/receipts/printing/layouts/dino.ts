import type { Layout } from '../layout.ts'
import { row } from '../row.ts'

/** Capitals; name with value and letter, counts above one on a second line. */
export const dino: Layout = {
  id: 'dino',
  shops: [
    { chain: 'Dino', head: ['DINO POLSKA S.A.', 'MARKET DINO'] },
    { chain: 'Polomarket', head: ['POLOMARKET SP. Z O.O.'] },
    { chain: 'Intermarché', head: ['INTERMARCHE SUPER', 'MUSZKIETEROWIE'] },
  ],
  width: 40,
  mostProducts: 18,
  paper: 'thermal',
  totals: ['SUMA PLN'],
  chooseTill(random) {
    const times = random.pick(['x', 'X', '*', '×'])
    const unit = random.pick([' szt.', ' SZT', ''])
    return {
      names: { letters: 'caps', longest: 26, stop: '.' },
      items: {
        separator: ',',
        weightUnit: random.pick([' kg', ' KG', 'kg']),
        countUnit: unit,
        longCounts: false,
        discount: { words: ['Rabat', 'OBNIŻKA', 'RABAT -%'], place: 'below', netBelow: false, letter: random.chance(0.5) },
        rowsOf: ({ name, single, quantity, unitPrice, value, letter }) =>
          single ? [row(name, `${value} ${letter}`)] : [row(name), row(`  ${quantity} ${times} ${unitPrice}`, `${value} ${letter}`)],
      },
    }
  },
}
