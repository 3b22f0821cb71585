import type { Layout } from '../layout.ts'
import { row } from '../row.ts'

/** Name, then the reckoning on an indented line of its own, or both in one line. */
export const lidl: Layout = {
  id: 'lidl',
  shops: [{ chain: 'Lidl', head: ['Lidl sp. z o.o. sp. k.'] }],
  width: 40,
  mostProducts: 16,
  paper: 'thermal',
  totals: ['Suma PLN', 'Razem', 'SUMA PLN'],
  chooseTill(random) {
    const oneLine = random.chance(0.35)
    return {
      names: { letters: 'sentence', longest: oneLine ? 17 : 26, stop: '.' },
      items: {
        separator: random.pick([',', '.']),
        weightUnit: 'kg',
        countUnit: '',
        longCounts: false,
        discount: { words: ['RABAT %', 'Lidl Plus kupon', 'Lidl Plus rabat', 'Rabat'], place: 'below', netBelow: false, letter: false },
        rowsOf: ({ name, weighed, quantity, unitPrice, value, letter }) => {
          const reckoning = `${quantity} ${weighed ? 'x' : '*'} ${unitPrice}`
          return oneLine
            ? [row(name, `${reckoning.padStart(14)} ${value.padStart(6)} ${letter}`)]
            : [row(name), row(`    ${reckoning}`, `${value} ${letter}`)]
        },
      },
    }
  },
}
