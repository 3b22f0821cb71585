import type { ItemFields } from '../items.ts'
import type { Layout } from '../layout.ts'
import { row, type TextRow } from '../row.ts'

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
