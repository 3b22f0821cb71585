import type { Layout } from '../layout.ts'
import { row } from '../row.ts'

/** A small shop's narrow till: capitals, the reckoning with `szt` glued to the count. */
export const smallShop: Layout = {
  id: 'small-shop',
  shops: [
    { chain: 'Sklep spożywczy Jagoda', head: ['SKLEP SPOŻYWCZY "JAGODA"', 'Firma Handlowo-Usługowa'] },
    { chain: 'Delikatesy u Basi', head: ['DELIKATESY U BASI', 'SKLEP SPOŻYWCZO-PRZEMYSŁOWY'] },
    { chain: 'Lewiatan', head: ['LEWIATAN', 'P.H.U. "KŁOS" SPÓŁKA JAWNA'] },
    { chain: 'Społem', head: ['"SPOŁEM" PSS', 'SKLEP NR 14'] },
  ],
  width: 32,
  mostProducts: 14,
  paper: 'thermal',
  totals: ['SUMA PLN'],
  chooseTill(random) {
    const spaced = random.chance(0.5) ? ' ' : ''
    return {
      names: { letters: 'caps', longest: 24, stop: '.' },
      items: {
        separator: ',',
        weightUnit: 'kg',
        countUnit: random.pick(['szt', 'szt.', ' szt.']),
        longCounts: false,
        discount: { words: ['OPUST', 'RABAT', 'UPUST %', 'OBNIŻKA'], place: 'below', netBelow: random.chance(0.4), letter: true },
        rowsOf: ({ name, quantity, unitPrice, value, letter }) => [
          row(name),
          row('', `${quantity}${spaced} x${spaced}${unitPrice}   ${value}${letter}`),
        ],
      },
    }
  },
}
