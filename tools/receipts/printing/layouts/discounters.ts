import type { ItemFields } from '../items.ts'
import type { Layout } from '../layout.ts'
import { cell, columns, line, row, type TextRow } from '../row.ts'

/** One line an item: name, quantity, price, value with its letter; discounts below with the price that is left. */
export const biedronka: Layout = {
  id: 'biedronka',
  shops: [{ chain: 'Biedronka', head: ['BIEDRONKA', 'JERONIMO MARTINS POLSKA S.A.'] }],
  width: 42,
  mostProducts: 22,
  paper: 'thermal',
  totals: ['SUMA PLN', 'SUMA PLN='],
  chooseTill: (random) => ({
    names: random.chance(0.4) ? { letters: 'glued', longest: 20, stop: '' } : { letters: 'sentence', longest: 20, stop: '.' },
    items: {
      separator: ',',
      weightUnit: '',
      countUnit: '',
      longCounts: false,
      discount: { words: ['Rabat', 'RABAT', 'Rabat'], place: 'below', netBelow: true, letter: false },
      rowsOf: ({ name, weighed, quantity, unitPrice, value, letter }) => [
        columns(
          cell(weighed && !name.endsWith('kg') ? `${name} kg` : name, 0),
          cell(`${quantity} x${unitPrice}`, 13, 'right'),
          cell(`${value}${letter}`, 8, 'right'),
        ),
      ],
    },
  }),
}

const WIDTH = 50

/** The application's document: a table of name, letter, count with three decimals, price and value. */
export const biedronkaEReceipt: Layout = {
  id: 'biedronka-e-receipt',
  shops: [
    { chain: 'Biedronka', head: ['BIEDRONKA "CODZIENNIE NISKIE CENY"', 'Jeronimo Martins Polska S.A.', 'ul. Żniwna 5, 62-025 Kostrzyn'] },
  ],
  width: WIDTH,
  mostProducts: 18,
  paper: 'document',
  totals: ['Suma PLN', 'SUMA PLN'],
  chooseTill: (random) => ({
    headings: [tableRow('Nazwa', 'PTU', 'Ilość x', 'Cena', 'Wartość'), line('-', WIDTH)],
    names: { letters: 'sentence', longest: 20, stop: '.' },
    items: {
      separator: random.pick([',', ',', '.']),
      weightUnit: '',
      countUnit: '',
      longCounts: true,
      discount: { words: ['Rabat', 'Rabat', 'Opust'], place: 'below', netBelow: true, letter: false },
      rowsOf: ({ name, quantity, unitPrice, value, letter }) => [tableRow(name, letter, `${quantity} x`, unitPrice, value)],
    },
  }),
}

function tableRow(name: string, letter: string, quantity: string, price: string, value: string) {
  return columns(cell(name, 0), cell(letter, 4, 'center'), cell(quantity, 9, 'right'), cell(price, 7, 'right'), cell(value, 9, 'right'))
}

/** Name, then the calculation on an indented line of its own, or both in one line. */
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

const OTHERS = 'ART. SPOŻYWCZE'

/** Headings of departments between the items, counts on a second line, promotions in a block at the end. */
export const kaufland: Layout = {
  id: 'kaufland',
  shops: [{ chain: 'Kaufland', head: ['Kaufland Polska Markety', 'Sp. z o.o. Sp.k.'] }],
  width: 38,
  mostProducts: 16,
  paper: 'thermal',
  totals: ['SUMA PLN', 'Suma PLN'],
  departments: {
    dairy: 'NABIAŁ',
    produce: 'OWOCE I WARZYWA',
    meat: 'MIĘSO I RYBY',
    bakery: 'PIECZYWO',
    drinks: 'NAPOJE',
    frozen: 'MROŻONKI',
    household: 'CHEMIA I KOSMETYKI',
    sweets: 'SŁODYCZE',
    dry: OTHERS,
    jars: OTHERS,
    spices: OTHERS,
  },
  chooseTill(random) {
    const secondLine = random.chance(0.5)
    return {
      names: { letters: 'sentence', longest: 24, stop: '.' },
      items: {
        separator: ',',
        weightUnit: ' KG',
        countUnit: '',
        longCounts: false,
        discount: { words: ['Kup 2 płać za 1', 'Rabat %', 'K-Card rabat', 'Promocja'], place: 'block', netBelow: false, letter: false },
        rowsOf: (item) => itemRows(item, secondLine),
      },
    }
  },
}

function itemRows({ name, weighed, single, quantity, unitPrice, value, letter }: ItemFields, secondLine: boolean): TextRow[] {
  if (single) return [row(name, `${value} ${letter}`)]
  if (weighed) return [row(name), row(`  ${quantity} x ${unitPrice}`, `${value} ${letter}`)]
  if (secondLine) return [row(name), row(`  ${quantity} * ${unitPrice}`, `${value} ${letter}`)]
  return [row(name, `${quantity} * ${unitPrice} ${value} ${letter}`)]
}

/** The count is above its item, the weight too; the letter ends the line. */
export const aldi: Layout = {
  id: 'aldi',
  shops: [{ chain: 'Aldi', head: ['ALDI Sp. z o.o.', 'ul. Niedźwiedziniec 10, Chorzów'] }],
  width: 38,
  mostProducts: 18,
  paper: 'thermal',
  totals: ['SUMA PLN', 'Suma PLN'],
  chooseTill() {
    return {
      names: { letters: 'sentence', longest: 28, stop: '.' },
      items: {
        separator: ',',
        weightUnit: ' kg',
        countUnit: '',
        longCounts: false,
        discount: { words: ['Rabat', 'Cena promocyjna'], place: 'below', netBelow: false, letter: true },
        rowsOf: ({ name, single, weighed, quantity, unitPrice, value, letter }) =>
          single
            ? [row(name, `${value} ${letter}`)]
            : [row(`${quantity} x ${unitPrice}${weighed ? '/kg' : ''}`), row(name, `${value} ${letter}`)],
      },
    }
  },
}

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
