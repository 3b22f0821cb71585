import { toMoney } from '@spizarka/contract/money'
import { isPoland, readNip } from '@spizarka/contract/nip'
import { difference, type TaxedAmount } from './amounts.ts'
import type { Invoice, Party } from './invoice.ts'

/** An element of XML: its name and what is in it. */
type Element = readonly [name: string, content: string | readonly Element[], attributes?: Readonly<Record<string, string>>]

const NAMESPACE = 'http://crd.gov.pl/wzor/2025/06/25/13775/'
/** "No" to a question that takes 1 or 2. */
const NO = '2'
const YES = '1'

/**
 * An invoice for a business as a file that KSeF takes: the structure FA(3), schema 1-0E, in the order of its published XSD.
 * `correctedKsefNumber`: what KSeF calls the invoice that a correction is of, where it has that one.
 */
export function writeKsefFile(invoice: Invoice, correctedKsefNumber: string | null = null): string {
  const root: Element = [
    'Faktura',
    [
      header(invoice),
      ['Podmiot1', identity(invoice.seller)],
      ['Podmiot2', buyer(invoice.buyer)],
      ['Fa', body(invoice, correctedKsefNumber)],
    ],
    { xmlns: NAMESPACE },
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${serialize(root)}\n`
}

function header({ issuedAt }: Invoice): Element {
  return [
    'Naglowek',
    [
      ['KodFormularza', 'FA', { kodSystemowy: 'FA (3)', wersjaSchemy: '1-0E' }],
      ['WariantFormularza', '3'],
      ['DataWytworzeniaFa', `${issuedAt.slice(0, 19)}Z`],
      ['SystemInfo', 'Spiżarka'],
    ],
  ]
}

function identity({ name, nip, address }: Party): Element[] {
  const [first, ...others] = address
  const number = readNip(nip ?? '')
  return [
    ['DaneIdentyfikacyjne', [number === undefined ? ['BrakID', YES] : ['NIP', number], ['Nazwa', name]]],
    ...(first === undefined ? [] : [place(first, others.join(', '))]),
  ]
}

function place(first: string, second: string): Element {
  return ['Adres', [['KodKraju', 'PL'], ['AdresL1', first], ...(second === '' ? [] : [['AdresL2', second] as const])]]
}

function buyer(party: Party): Element[] {
  // Who is no business in Poland has no duty here: the address may say any country in words, KSeF wants its code.
  const shown = isPoland(party.country) ? party : { ...party, address: [] }
  return [...identity(shown), ['JST', NO], ['GV', NO]]
}

function body(invoice: Invoice, correctedKsefNumber: string | null): Element[] {
  const { issuedOn, paidOn, number, before, after } = invoice
  const due = difference(after, before)
  return [
    ['KodWaluty', 'PLN'],
    ['P_1', issuedOn],
    ['P_2', number],
    ...(paidOn === issuedOn ? [] : [['P_6', paidOn] as const]),
    ['P_13_1', toMoney(due.net)],
    ['P_14_1', toMoney(due.vat)],
    ['P_15', toMoney(due.gross)],
    NOTES,
    ['RodzajFaktury', invoice.corrected ? 'KOR' : 'VAT'],
    ...correction(invoice, correctedKsefNumber),
    ...rows(invoice),
    ...payment(invoice),
  ]
}

/** Nothing of what the law has an invoice say applies: no cash method, no self-billing, no reverse charge, no split payment, … */
const NOTES: Element = [
  'Adnotacje',
  [
    ['P_16', NO],
    ['P_17', NO],
    ['P_18', NO],
    ['P_18A', NO],
    ['Zwolnienie', [['P_19N', YES]]],
    ['NoweSrodkiTransportu', [['P_22N', YES]]],
    ['P_23', NO],
    ['PMarzy', [['P_PMarzyN', YES]]],
  ],
]

function correction({ corrected }: Invoice, ksefNumber: string | null): Element[] {
  if (!corrected) return []
  const known: Element[] =
    ksefNumber === null
      ? [['NrKSeFN', YES]]
      : [
          ['NrKSeF', YES],
          ['NrKSeFFaKorygowanej', ksefNumber],
        ]
  return [
    ['PrzyczynaKorekty', corrected.reason],
    // It counts in the books on the day of the correction.
    ['TypKorekty', '2'],
    ['DaneFaKorygowanej', [['DataWystFaKorygowanej', corrected.issuedOn], ['NrFaKorygowanej', corrected.number], ...known]],
  ]
}

function rows({ item, before, after, vatPercent, corrected }: Invoice): Element[] {
  // The tax is counted out of the gross amount, so the row states gross ones (art. 106e sec. 7 of the VAT act).
  const row = (rowNumber: number, amount: TaxedAmount, isBefore: boolean): Element => [
    'FaWiersz',
    [
      ['NrWierszaFa', String(rowNumber)],
      ['P_7', `${item.name}, ${item.detail}`],
      ['P_8A', 'usługa'],
      ['P_8B', '1'],
      ['P_9B', toMoney(amount.gross)],
      ['P_11A', toMoney(amount.gross)],
      ['P_12', String(vatPercent)],
      ...(isBefore ? [['StanPrzed', YES] as const] : []),
    ],
  ]
  return corrected ? [row(1, before, true), row(2, after, false)] : [row(1, after, false)]
}

function payment({ corrected, paidBy, paidOn, orderNumber }: Invoice): Element[] {
  if (corrected || paidBy === 'none') return []
  const form: Element[] =
    paidBy === 'card'
      ? [['FormaPlatnosci', '2']]
      : [
          ['PlatnoscInna', YES],
          ['OpisPlatnosci', 'Przelewy24'],
        ]
  const order: Element[] = orderNumber === null ? [] : [['WarunkiTransakcji', [['Zamowienia', [['NrZamowienia', orderNumber]]]]]]
  return [['Platnosc', [['Zaplacono', YES], ['DataZaplaty', paidOn], ...form]], ...order]
}

function serialize([name, content, attributes = {}]: Element, indent = ''): string {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`)
  const open = `${indent}<${name}${attributeTexts.join('')}>`
  if (typeof content === 'string') return `${open}${escape(content)}</${name}>`
  return [open, ...content.map((child) => serialize(child, `${indent}  `)), `${indent}</${name}>`].join('\n')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text of XML 1.0, which has no control characters; spaces as the schema's tokens have them. */
function escape(text: string): string {
  const clean = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return clean.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
}
