import type { Random } from '../../shopping/random.ts'
import type { ItemFields } from '../items.ts'
import type { Layout } from '../layout.ts'
import { cell, columns, line, row, type TextRow } from '../row.ts'

const ARTICLE_NUMBERS_WIDTH = 40

/** A till that prints article numbers or bar codes before the name, and the price before the count. */
export const articleNumbers: Layout = {
  id: 'article-numbers',
  shops: [
    { chain: 'Delikatesy Centrum', head: ['DELIKATESY CENTRUM', 'EUROCASH FRANCZYZA'] },
    { chain: 'Market Zielony', head: ['MARKET ZIELONY', 'Handel Detaliczny s.c.'] },
  ],
  width: ARTICLE_NUMBERS_WIDTH,
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
      names: { letters: 'caps', longest: ARTICLE_NUMBERS_WIDTH - 1 - length, stop: '.' },
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

const WIDE_TABLE_WIDTH = 64

/** A wide printer: numbered rows under headings, with the unit in a column of its own. */
export const wideTable: Layout = {
  id: 'wide-table',
  shops: [
    { chain: 'Hurtownia Smak', head: ['HURTOWNIA SPOŻYWCZA "SMAK"', 'Sprzedaż detaliczna i hurtowa'] },
    { chain: 'Bazarek Ekologiczny', head: ['BAZAREK EKOLOGICZNY'] },
  ],
  width: WIDE_TABLE_WIDTH,
  mostProducts: 18,
  paper: 'document',
  totals: ['SUMA PLN', 'Razem PLN'],
  chooseTill(random) {
    let position = 0
    return {
      headings: [tableRow('Lp', 'Nazwa towaru', 'Ilość', 'J.m.', 'Cena', 'Wartość', 'VAT'), line('-', WIDE_TABLE_WIDTH)],
      names: { letters: 'sentence', longest: 30, stop: '.' },
      items: {
        separator: ',',
        weightUnit: '',
        countUnit: '',
        longCounts: random.chance(0.5),
        discount: { words: ['Rabat %', 'Rabat'], place: 'below', netBelow: false, letter: false },
        rowsOf: ({ name, weighed, quantity, unitPrice, value, letter }) => {
          position += 1
          return [tableRow(`${position}.`, name, quantity, weighed ? 'kg' : 'szt', unitPrice, value, letter)]
        },
      },
    }
  },
}

function tableRow(position: string, name: string, quantity: string, unit: string, price: string, value: string, letter: string) {
  return columns(
    cell(position, 4),
    cell(name, 0),
    cell(quantity, 8, 'right'),
    cell(unit, 5, 'right'),
    cell(price, 8, 'right'),
    cell(value, 9, 'right'),
    cell(letter, 4, 'right'),
  )
}

const WRAPPED_NAMES_WIDTH = 36

/** Whole names, which go on in the next row where they are long; prices with the currency. */
export const wrappedNames: Layout = {
  id: 'wrapped-names',
  shops: [
    { chain: 'Eko Spiżarnia', head: ['EKO SPIŻARNIA', 'ZDROWA ŻYWNOŚĆ'] },
    { chain: 'Chata Polska', head: ['CHATA POLSKA', 'FHU "RODZINNA"'] },
  ],
  width: WRAPPED_NAMES_WIDTH,
  mostProducts: 14,
  paper: 'thermal',
  totals: ['SUMA PLN', 'RAZEM PLN', 'Suma: PLN'],
  chooseTill(random) {
    const currency = random.pick([' zł', 'zł', ' PLN'])
    return {
      names: { letters: random.pick(['caps', 'sentence']), longest: 2 * WRAPPED_NAMES_WIDTH - 16, stop: '.' },
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
  const parts = wrap(name, WRAPPED_NAMES_WIDTH - 12)
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
