import { groundTruthOf } from './ground-truth.ts'
import { printItems } from './printing/items.ts'
import type { Layout, Shop } from './printing/layout.ts'
import { centered, line, type Printer, type Printout, type Row, row, startPrinter } from './printing/row.ts'
import type { Truth } from './set-format.ts'
import { amountDue, type Basket, fillBasket, formatGrosze, rateSums, sumOf } from './shopping/basket.ts'
import type { Random } from './shopping/random.ts'
import type { StockItem } from './shopping/stock.ts'

const STREETS = [
  'ul. Lipowa 12',
  'ul. Kościuszki 45',
  'al. Jana Pawła II 7',
  'ul. Długa 101',
  'ul. Polna 3A',
  'os. Słoneczne 18',
  'ul. Rynek 5',
] as const
const TOWNS = [
  '61-245 Poznań',
  '30-002 Kraków',
  '00-876 Warszawa',
  '90-212 Łódź',
  '50-078 Wrocław',
  '80-255 Gdańsk',
  '35-060 Rzeszów',
] as const

/** Logo or name, address, NIP and the title; the date where the till prints it above. */
function printHead(printer: Printer, random: Random, shop: Shop): void {
  if (random.chance(0.6)) printer.add({ kind: 'logo', text: shop.chain })
  printer.add(...shop.head.map((text) => centered(text)))
  printer.add(centered(random.pick(STREETS)), centered(random.pick(TOWNS)))
  printer.add(centered(`NIP ${printNip(random)}`))
  const day = printDay(random)
  if (random.chance(0.6)) printer.add(row(day, `nr wydr.${random.whole(10_000, 999_999)}`))
  printer.add(
    centered(random.pick(['PARAGON FISKALNY', 'PARAGON FISKALNY', 'P A R A G O N   F I S K A L N Y']), { bold: random.chance(0.4) }),
  )
  if (random.chance(0.4)) printer.add({ kind: 'space', text: '' })
}

function printDay(random: Random): string {
  const [year, month, day] = ['2026', random.whole(1, 11), random.whole(1, 28)].map((part) => String(part).padStart(2, '0'))
  return random.pick([`${year}-${month}-${day}`, `${day}.${month}.${year}`, `${day}-${month}-${year}`])
}

function printTime(random: Random): string {
  return `${String(random.whole(7, 21)).padStart(2, '0')}:${String(random.whole(0, 59)).padStart(2, '0')}`
}

function printNip(random: Random): string {
  const digits = Array.from({ length: 10 }, () => random.whole(0, 9)).join('')
  return random.chance(0.5) ? digits : `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6, 8)}-${digits.slice(8)}`
}

const GREETINGS = [
  'DZIĘKUJEMY ZA ZAKUPY',
  'Zapraszamy ponownie!',
  'Zachowaj paragon do reklamacji',
  'Zbieraj punkty w aplikacji',
  'Czynne: pn-sob 6:00-22:00',
  'Znajdź nas w internecie',
  'Zwroty do 30 dni z paragonem',
  'Wygraj bon na 500 zł!',
] as const

/** Till, cashier, date and fiscal number, then loyalty, greetings and codes. */
function printFoot(printer: Printer, random: Random, width: number): void {
  const till = `${String(random.whole(1, 9999)).padStart(5, '0')} #Kasa ${random.whole(1, 12)} Kasjer ${random.whole(1, 60)}`
  const when = `${printDay(random)} ${printTime(random)}`
  // A narrow till has no room for both.
  if (till.length + when.length < width) printer.add(row(till, when))
  else printer.add(row(till), row(when))
  if (random.chance(0.6)) printer.add(centered(`${randomCode(random, 8)}-${randomCode(random, 8)}-${randomCode(random, 6)}`))
  printer.add(
    centered(`${random.pick(['PL', 'EAZ', 'BEK', 'ZBF', 'CCK'])} ${random.whole(1_000_000_000, 2_000_000_000)}`, {
      bold: random.chance(0.3),
    }),
  )
  if (random.chance(0.4)) printer.add(row('Nr sys.', String(random.whole(10_000, 99_999_999))))
  if (random.chance(0.3))
    printer.add(row('Karta stałego klienta', `***${random.whole(1000, 9999)}`), row('Punkty', String(random.whole(3, 400))))
  for (let left = random.whole(0, 3); left > 0; left -= 1) printer.add(centered(random.pick(GREETINGS)))
  const code = random.next()
  if (code < 0.35) printer.add({ kind: 'barcode', text: String(random.whole(1_000_000_000, 9_999_999_999)) })
  else if (code < 0.55) printer.add({ kind: 'qr', text: 'e-paragon' })
}

function randomCode(random: Random, length: number): string {
  return Array.from({ length }, () => '0123456789ABCDEF'.charAt(random.whole(0, 15))).join('')
}

/** The least products of a receipt. */
const MIN_PRODUCTS = 4

export interface ComposedReceipt {
  rows: Row[]
  truth: Omit<Truth, 'id' | 'class'>
}

/** A receipt as printed, and what is on it. */
export function composeReceipt(random: Random, stock: readonly StockItem[], layout: Layout): ComposedReceipt {
  const shop = random.pick(layout.shops)
  const filled = fillBasket(random, stock, random.whole(MIN_PRODUCTS, layout.mostProducts))
  const basket = layout.departments ? groupByDepartment(filled) : filled
  const printout = printReceipt(random, basket, shop, layout)
  return { rows: printout.rows, truth: groundTruthOf(layout, shop, basket, printout) }
}

function groupByDepartment(basket: Basket): Basket {
  return { ...basket, lines: basket.lines.toSorted((one, other) => one.item.department.localeCompare(other.item.department)) }
}

/** A whole receipt in the order of the fiscal regulation: head, items, sums, payment, foot. */
function printReceipt(random: Random, basket: Basket, shop: Shop, layout: Layout): Printout {
  const printer = startPrinter(layout.width)
  const till = layout.chooseTill(random)
  printHead(printer, random, shop)
  if (till.headings) printer.add(...till.headings)
  printItems(printer, random, basket, till, layout.departments)
  if (till.subtotal) printer.addDecoy('total', row(till.subtotal, formatGrosze(sumOf(basket))))
  printSums(printer, random, basket, { width: layout.width, total: random.pick(layout.totals) })
  printFoot(printer, random, layout.width)
  return printer
}

interface SumStyle {
  width: number
  /** `SUMA PLN` or what the chain calls it. */
  total: string
}

/** Taxed sums, tax, the total, deposits and the payment, in the order of the regulation. */
function printSums(printer: Printer, random: Random, basket: Basket, { width, total }: SumStyle): void {
  const sums = rateSums(basket)
  const tax = sums.reduce((sum, rate) => sum + rate.taxGrosze, 0)
  printer.add(line(random.pick(['-', '-', '- ', '=', '.']), width))
  const wording = random.pick(['SPRZEDAŻ OPODATKOWANA', 'Sprzedaż opodatkowana', 'SPRZED. OPOD. PTU'])
  const joint = random.chance(0.3)
  for (const { rate, percent, grossGrosze, taxGrosze } of sums) {
    printer.addDecoy('total', row(`${wording} ${rate}`, formatGrosze(grossGrosze)))
    const left = random.chance(0.5) ? `PTU ${rate} ${percent}%` : `Kwota ${rate} ${String(percent).padStart(2, '0')},00%`
    if (!joint) printer.addDecoy('total', row(left, formatGrosze(taxGrosze)))
  }
  if (joint) printer.addDecoy('total', row(`PTU ${sums.map(({ rate, percent }) => `${rate}${percent}%`).join(' ')}`, formatGrosze(tax)))
  printer.addDecoy('total', row(random.pick(['SUMA PTU', 'Suma PTU', 'ŁĄCZNIE PTU']), formatGrosze(tax)))
  printer.addDecoy('total', row(total, formatGrosze(sumOf(basket)), { bold: random.chance(0.8), scale: random.pick([1, 1.35, 1.7]) }))
  printDeposits(printer, random, basket)
  printPayment(printer, random, amountDue(basket))
}

function printDeposits(printer: Printer, random: Random, basket: Basket): void {
  if (basket.deposits.length === 0 && basket.returnedGrosze === 0) return
  printer.add(centered(random.pick(['OPAKOWANIA ZWROTNE', 'OPAKOWANIA ZWROTNE WYDANIA', 'Opakowania zwrotne', 'ROZLICZENIE KAUCJI'])))
  for (const { label, count, unitGrosze } of basket.deposits) {
    const sign = random.pick([' * ', ' x ', 'x', ' x'])
    printer.addDecoy('deposit', row(label, `${count}${sign}${formatGrosze(unitGrosze)} ${formatGrosze(count * unitGrosze)}`))
  }
  if (basket.returnedGrosze > 0)
    printer.addDecoy('deposit', row(random.pick(['Zwrot kaucji', 'ZWROT BUTELEK', 'Bon kaucyjny']), formatGrosze(-basket.returnedGrosze)))
  printer.addDecoy(
    'total',
    row(random.pick(['DO ZAPŁATY', 'Do zapłaty PLN', 'RAZEM DO ZAPŁATY']), formatGrosze(amountDue(basket)), { bold: true }),
  )
}

function printPayment(printer: Printer, random: Random, dueGrosze: number): void {
  printer.add(line(random.pick(['-', '=', ' ']), 24))
  if (random.chance(0.7)) {
    printer.addDecoy(
      'total',
      row(random.pick(['Karta płatnicza', 'KARTA', 'Karta PLN', 'KARTA KREDYTOWA', 'Płatność kartą', 'BLIK']), formatGrosze(dueGrosze)),
    )
    return
  }
  const given = Math.ceil(dueGrosze / 1000) * 1000
  printer.addDecoy('total', row(random.pick(['GOTÓWKA', 'Gotówka PLN', 'GOTÓWKA PLN']), formatGrosze(given)))
  if (given > dueGrosze)
    printer.addDecoy('total', row(random.pick(['RESZTA', 'Reszta gotówka', 'RESZTA PLN']), formatGrosze(given - dueGrosze)))
}
