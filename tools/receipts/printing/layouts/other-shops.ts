import type { Layout } from '../layout.ts'
import { cell, columns, row } from '../row.ts'

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

/** A small shop's narrow till: capitals, the calculation with `szt` glued to the count. */
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
