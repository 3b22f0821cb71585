import type { ItemFields } from '../items.ts'
import type { Layout } from '../layout.ts'
import { row, type TextRow } from '../row.ts'

const WIDTH = 36

/** Whole names, which go on in the next row where they are long; prices with the currency. */
export const wrappedNames: Layout = {
  id: 'wrapped-names',
  shops: [
    { chain: 'Eko Spiżarnia', head: ['EKO SPIŻARNIA', 'ZDROWA ŻYWNOŚĆ'] },
    { chain: 'Chata Polska', head: ['CHATA POLSKA', 'FHU "RODZINNA"'] },
  ],
  width: WIDTH,
  mostProducts: 14,
  paper: 'thermal',
  totals: ['SUMA PLN', 'RAZEM PLN', 'Suma: PLN'],
  chooseTill(random) {
    const currency = random.pick([' zł', 'zł', ' PLN'])
    return {
      names: { letters: random.pick(['caps', 'sentence']), longest: 2 * WIDTH - 16, stop: '.' },
      items: {
        separator: ',',
        weightUnit: ' kg',
        countUnit: random.pick([' szt', ' szt.', ' op.']),
        longCounts: false,
        discount: { words: ['Rabat', 'Opust %', 'Promocja'], place: 'below', netBelow: false, letter: true },
        rowsOf: (item) => itemRows(item, currency),
      },
    }
  },
}

function itemRows({ name, single, quantity, unitPrice, value, letter }: ItemFields, currency: string): TextRow[] {
  const parts = wrap(name, WIDTH - 12)
  const price = `${value}${currency} ${letter}`
  if (!single) return [...parts.map((part) => row(part)), row(`  ${quantity} x ${unitPrice}`, price)]
  return parts.map((part, index) => (index === parts.length - 1 ? row(part, price) : row(part)))
}

function wrap(name: string, width: number): string[] {
  const rows: string[] = []
  for (const word of name.split(' ')) {
    const last = rows.at(-1)
    if (last !== undefined && last.length + word.length < width) rows[rows.length - 1] = `${last} ${word}`
    else rows.push(word)
  }
  return rows
}
