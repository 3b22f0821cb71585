import type { Random } from '../../shopping/random.ts'
import type { Layout } from '../layout.ts'
import { row } from '../row.ts'

const WIDTH = 40

/** A till that prints article numbers or bar codes before the name, and the price before the count. */
export const articleNumbers: Layout = {
  id: 'article-numbers',
  shops: [
    { chain: 'Delikatesy Centrum', head: ['DELIKATESY CENTRUM', 'EUROCASH FRANCZYZA'] },
    { chain: 'Market Zielony', head: ['MARKET ZIELONY', 'Handel Detaliczny s.c.'] },
  ],
  width: WIDTH,
  mostProducts: 14,
  paper: 'thermal',
  totals: ['SUMA PLN'],
  chooseTill(random) {
    const length = random.pick([5, 6, 13])
    const priceFirst = random.chance(0.5)
    const numbers = new Map<string, string>()
    const numberOf = (name: string) => {
      const number = numbers.get(name) ?? articleNumber(random, length)
      numbers.set(name, number)
      return number
    }
    return {
      names: { letters: 'caps', longest: WIDTH - 1 - length, stop: '.' },
      items: {
        separator: ',',
        weightUnit: 'kg',
        countUnit: random.pick(['', 'szt']),
        longCounts: false,
        discount: { words: ['RABAT', 'UPUST', 'Rabat %'], place: 'below', netBelow: false, letter: true },
        rowsOf: ({ name, quantity, unitPrice, value, letter }) => [
          row(`${numberOf(name)} ${name}`),
          row(`  ${priceFirst ? `${unitPrice} x ${quantity}` : `${quantity} x ${unitPrice}`}`, `${value} ${letter}`),
        ],
      },
    }
  },
}

/** Thirteen digits are the bar code of the pack. */
function articleNumber(random: Random, length: number): string {
  return Array.from({ length }, (_, at) => (length === 13 && at < 2 ? '59'.charAt(at) : String(random.whole(0, 9)))).join('')
}
