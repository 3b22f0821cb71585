import { fileURLToPath } from 'node:url'
import { isPoland, readNip } from '@spizarka/contract/nip'
import pdfmake from 'pdfmake'
import type { Column, Content, CustomTableLayout, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { polishDay } from '../../platform/clock/polish-day.ts'
import { difference, inWords, printedAmount, printedZloty, type TaxedAmount } from './amounts.ts'
import type { Invoice, Party } from './invoice.ts'

const fontFile = (file: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`))
const FONTS = {
  Nunito: {
    normal: fontFile('nunito-sans/400Regular/NunitoSans_400Regular.ttf'),
    bold: fontFile('nunito-sans/700Bold/NunitoSans_700Bold.ttf'),
  },
  Fraunces: { bold: fontFile('fraunces/700Bold/Fraunces_700Bold.ttf') },
}

// An invoice is made of texts that people typed: nothing of them may lead to a file or an address.
pdfmake.setFonts(FONTS)
const fontFiles = new Set(Object.values(FONTS).flatMap((font) => Object.values(font)))
pdfmake.setLocalAccessPolicy((file) => fontFiles.has(file))
pdfmake.setUrlAccessPolicy(() => false)

const MARGIN = 48.2
const WIDTH = 595.28 - 2 * MARGIN
const PARTIES_GAP = 28
const INK = '#2b1d14'
const MUTED = '#6b5646'
const LINE = '#f2dfd0'
const PAPER = '#fff8ef'

const JAR = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="5" y="10" width="22" height="20" rx="6.5" fill="#c2410c"/>
<rect x="7" y="2.5" width="18" height="6" rx="2.2" fill="#2f6a3c"/><path d="M16 26.5V15.5M16 22.5c-4.2 0-5.7-2.5-5.9-5.6 3.6.1 5.9 1.9 5.9 5.6Z
M16 19.5c4.2 0 5.7-2.3 5.9-5.2-3.6.1-5.9 1.7-5.9 5.2Z" stroke="#fff8ef" stroke-width="1.6" fill="#fff8ef" stroke-linejoin="round"/></svg>`

/** An invoice as a PDF of A4 with both fonts in it, so that it looks the same everywhere and its text can be searched. */
export async function drawInvoice(invoice: Invoice): Promise<Buffer> {
  return pdfmake.createPdf(layOut(invoice)).getBuffer()
}

function layOut(invoice: Invoice): TDocumentDefinitions {
  const title = invoice.corrected ? 'Faktura korygująca' : 'Faktura VAT'
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, 84],
    defaultStyle: { font: 'Nunito', fontSize: 9.6, color: INK, lineHeight: 1.2 },
    styles: {
      muted: { color: MUTED },
      label: { color: MUTED, fontSize: 8.8 },
      heading: { font: 'Fraunces', bold: true, fontSize: 20, lineHeight: 1 },
    },
    info: {
      title: `${title} ${invoice.number}`,
      author: invoice.seller.name,
      creator: 'Spiżarka',
      producer: 'Spiżarka',
      creationDate: new Date(invoice.issuedAt),
    },
    content: [
      heading(title, invoice.number),
      ...band(facts(invoice)),
      {
        columns: [party('Sprzedawca', invoice.seller), party('Nabywca', invoice.buyer)],
        columnGap: PARTIES_GAP,
        margin: [0, 24, 0, 26],
      },
      items(invoice),
      totals(invoice),
      { text: closing(invoice), margin: [0, 26, 0, 0] },
    ],
    footer: (page, pages) => ({
      margin: [MARGIN, 14, MARGIN, 0],
      stack: [
        line(LINE),
        {
          columns: [
            { text: 'Dokument wystawiony elektronicznie, nie wymaga podpisu.', style: 'label' },
            { text: `Strona ${page} z ${pages}`, style: 'label', alignment: 'right', width: 80 },
          ],
          margin: [0, 10, 0, 0],
        },
      ],
    }),
  }
}

function heading(title: string, number: string): Content {
  return {
    columns: [
      { svg: JAR, width: 24, margin: [0, 0, 0, 0] },
      { text: 'Spiżarka', style: 'heading', width: '*', margin: [8, 2, 0, 0] },
      {
        width: 'auto',
        stack: [
          { text: title, style: 'heading', alignment: 'right' },
          { text: number, bold: true, fontSize: 11, alignment: 'right', margin: [0, 3, 0, 0] },
        ],
      },
    ],
    margin: [0, 0, 0, 26],
  }
}

/** A fact of the band under the heading: its name and what it is. */
type Fact = readonly [label: string, value: string]

const PAID_BY = { card: 'karta, Przelewy24', online: 'Przelewy24', none: 'kod rabatowy' } as const

function facts({ issuedOn, paidOn, paidBy, corrected }: Invoice): Fact[] {
  if (corrected)
    return [
      ['Data wystawienia', polishDay(issuedOn)],
      ['Do faktury', corrected.number],
      ['z dnia', polishDay(corrected.issuedOn)],
      ['Zwrócono', polishDay(paidOn)],
    ]
  return [
    ['Data wystawienia', polishDay(issuedOn)],
    ['Data sprzedaży', polishDay(paidOn)],
    ['Sposób zapłaty', PAID_BY[paidBy]],
    ['Zapłacono', polishDay(paidOn)],
  ]
}

function band(shown: readonly Fact[]): Content[] {
  const height = 49
  return [
    { canvas: [{ type: 'rect', x: 0, y: 0, w: WIDTH, h: height, r: 8, color: PAPER }] },
    {
      columns: shown.map(([label, value]) => ({
        stack: [
          { text: label, style: 'label' },
          { text: value, bold: true },
        ],
      })),
      columnGap: 8,
      relativePosition: { x: 12, y: 11 - height },
    },
  ]
}

function party(role: string, { name, contact, nip, address, country }: Party): Column {
  return {
    width: (WIDTH - PARTIES_GAP) / 2,
    stack: [
      { text: role, style: 'label', margin: [0, 0, 0, 3] },
      { text: name, bold: true, fontSize: 11 },
      ...[contact ?? '', ...address].filter((text) => text !== '').map((text) => below(text)),
      ...(isPoland(country) ? [] : [below(country)]),
      ...(nip ? [below(`NIP ${printedNip(nip)}`)] : []),
    ],
  }
}

function below(text: string, style = ''): Content {
  return { text, style, margin: [0, 1.5, 0, 0] }
}

const HEADERS = ['Lp.', 'Nazwa usługi', 'Ilość', 'Cena netto', 'VAT', 'Netto', 'Kwota VAT', 'Brutto']

function items(invoice: Invoice): Content {
  const { item, before, after, vatPercent, corrected } = invoice
  const row = (number: number, about: readonly string[], amount: TaxedAmount): TableCell[] => [
    { text: String(number) },
    { stack: [{ text: item.name, bold: true }, ...about.map((text) => below(text, 'muted'))] },
    right('1'),
    right(printedAmount(amount.net)),
    right(`${vatPercent}%`),
    right(printedAmount(amount.net)),
    right(printedAmount(amount.vat)),
    right(printedAmount(amount.gross), true),
  ]
  const rows = corrected
    ? [row(1, [item.detail, 'stan przed korektą'], before), row(2, [item.detail, 'stan po korekcie'], after)]
    : [row(1, [item.detail], after)]
  return {
    table: {
      headerRows: 1,
      widths: [14, '*', 'auto', 'auto', 'auto', 'auto', 'auto', 'auto'],
      body: [
        HEADERS.map((text, at) => ({ text, color: MUTED, bold: true, fontSize: 8.8, noWrap: true, alignment: at < 2 ? 'left' : 'right' })),
        ...rows,
      ],
    },
    layout: ROWS,
  }
}

/** A dark line under the head, light ones under the rows; the text is at the margins of the page. */
const ROWS: CustomTableLayout = {
  hLineWidth: (at) => (at === 0 ? 0 : 0.8),
  vLineWidth: () => 0,
  hLineColor: (at) => (at === 1 ? INK : LINE),
  paddingLeft: (at) => (at === 0 ? 0 : 7),
  paddingRight: (at, node) => (at === (node.table.widths?.length ?? 0) - 1 ? 0 : 1),
  paddingTop: () => 7,
  paddingBottom: () => 7,
}

function right(text: string, bold = false): TableCell {
  return { text, bold, alignment: 'right', noWrap: true }
}

function totals({ before, after, vatPercent, corrected }: Invoice): Content {
  const due = difference(after, before)
  const sums: TableCell[][] = [
    sumRow('Razem netto', printedZloty(due.net)),
    sumRow(`VAT ${vatPercent}%`, printedZloty(due.vat)),
    [
      { text: 'Razem brutto', bold: true, fontSize: 11, margin: [0, 3, 0, 0] },
      { text: printedZloty(due.gross), bold: true, fontSize: 16, alignment: 'right', noWrap: true },
    ],
    sumRow(corrected ? 'Zwrócono' : 'Zapłacono', printedZloty(Math.abs(due.gross))),
    sumRow(corrected ? 'Do zwrotu' : 'Do zapłaty', printedZloty(0)),
  ]
  return {
    columns: [
      { text: '', width: '*' },
      { width: 240, table: { widths: ['*', 'auto'], body: sums }, layout: SUMS },
    ],
    margin: [0, 8, 0, 0],
  }
}

const SUMS: CustomTableLayout = {
  hLineWidth: (at, node) => (at === 0 || at === node.table.body.length ? 0 : 0.8),
  vLineWidth: () => 0,
  hLineColor: (at) => (at === 2 ? INK : LINE),
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 6,
  paddingBottom: () => 6,
}

function sumRow(label: string, amount: string): TableCell[] {
  return [
    { text: label, style: 'muted', fontSize: 10.6 },
    { text: amount, bold: true, alignment: 'right', fontSize: 10.6, noWrap: true },
  ]
}

function closing({ before, after, orderNumber, corrected }: Invoice): string {
  const words = `Słownie: ${inWords(difference(after, before).gross)}.`
  const reason = corrected ? ` Przyczyna korekty: ${corrected.reason}.` : ''
  const order = orderNumber === null ? '' : ` Nr\u00a0zamówienia ${orderNumber}.`
  return words + reason + order
}

function line(color: string): Content {
  return { canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.8, lineColor: color }] }
}

/** `525-224-84-81`, as NIP is written; whatever else it is stays as it was typed. */
function printedNip(nip: string): string {
  const digits = readNip(nip)
  return digits ? [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)].join('-') : nip
}
