import type { Random } from './random.ts'
import type { Pack, Rate, StockItem } from './stock.ts'

/** Grosze as tills print them: `3,49`. */
export function formatGrosze(grosze: number, separator: ',' | '.' = ','): string {
  const sign = grosze < 0 ? '-' : ''
  const whole = Math.abs(grosze)
  return `${sign}${Math.floor(whole / 100)}${separator}${String(whole % 100).padStart(2, '0')}`
}

/** Thousandths as tills print them: `0,345`. */
export function formatThousandths(value: number, separator: ',' | '.' = ','): string {
  return (value / 1000).toFixed(3).replace('.', separator)
}

/** One line that the till registered. */
export interface BasketLine {
  item: StockItem
  pack: Pack
  /** Packs, or grams of what is weighed. */
  quantity: number
  /** Price of a pack, or of a kilogram. */
  unitGrosze: number
  /** Before its discount. */
  valueGrosze: number
  discountGrosze: number
  /** Registered and taken back: not bought. */
  cancelled: boolean
}

/** Packaging under the deposit scheme; not part of the sum. */
interface Deposit {
  label: string
  count: number
  unitGrosze: number
}

/** What one customer bought. */
export interface Basket {
  lines: BasketLine[]
  bag: { label: string; count: number; unitGrosze: number } | null
  deposits: Deposit[]
  /** Paid back for returned packaging. */
  returnedGrosze: number
}

/** Paid for a line. */
export function paidFor(line: BasketLine): number {
  return line.cancelled ? 0 : line.valueGrosze - line.discountGrosze
}

/** `SUMA PLN`: lines and bags, discounts taken off, deposits left out. */
export function sumOf(basket: Basket): number {
  const bags = basket.bag ? basket.bag.count * basket.bag.unitGrosze : 0
  return basket.lines.reduce((sum, line) => sum + paidFor(line), bags)
}

/** What the customer hands over: the sum, deposits added and returns taken off. */
export function amountDue(basket: Basket): number {
  return basket.deposits.reduce((sum, deposit) => sum + deposit.count * deposit.unitGrosze, sumOf(basket)) - basket.returnedGrosze
}

export interface RateSum {
  rate: Rate
  percent: number
  grossGrosze: number
  taxGrosze: number
}

const PERCENTS: Record<Rate, number> = { A: 23, B: 8, C: 5 }

/** Taxed sums by letter, bags at A; the tax is contained in the gross. */
export function rateSums(basket: Basket): RateSum[] {
  const rates: Rate[] = ['A', 'B', 'C']
  return rates.flatMap((rate) => {
    const bags = rate === 'A' && basket.bag ? basket.bag.count * basket.bag.unitGrosze : 0
    const gross = basket.lines.filter((line) => line.item.rate === rate).reduce((sum, line) => sum + paidFor(line), bags)
    const percent = PERCENTS[rate]
    return gross === 0 ? [] : [{ rate, percent, grossGrosze: gross, taxGrosze: Math.round((gross * percent) / (100 + percent)) }]
  })
}

const SPICE_SHARE = 0.08
const HOUSEHOLD_SHARE = 0.08
const DEPOSIT_GROSZE = 50

/** Fills a basket with so many different products: some twice, some discounted, some cancelled. */
export function fillBasket(random: Random, stock: readonly StockItem[], products: number): Basket {
  const lines = chooseItems(random, stock, products).map((item) => registerLine(random, item))
  repeatLine(random, lines)
  cancelLine(random, lines)
  return {
    lines,
    bag: random.chance(0.3) ? chooseBag(random) : null,
    deposits: random.chance(0.7) ? depositsOf(random, lines) : [],
    returnedGrosze: random.chance(0.08) ? random.whole(1, 12) * DEPOSIT_GROSZE : 0,
  }
}

function chooseItems(random: Random, stock: readonly StockItem[], count: number): StockItem[] {
  const chosen = new Map<string, StockItem>()
  while (chosen.size < count) {
    const roll = random.next()
    const kind = roll < SPICE_SHARE ? 'spice' : roll < SPICE_SHARE + HOUSEHOLD_SHARE ? 'household' : 'food'
    const item = random.find(stock.filter((candidate) => candidate.kind === kind))
    if (item) chosen.set(item.name, item)
  }
  return [...chosen.values()]
}

function registerLine(random: Random, item: StockItem): BasketLine {
  const pack = random.pick(item.packs)
  const unitGrosze = roundPrice(random, random.whole(item.lowestGrosze, item.highestGrosze))
  const quantity = pack.weighed ? random.whole(80, 1900) : random.chance(0.72) ? 1 : random.whole(2, 5)
  const valueGrosze = pack.weighed ? Math.max(1, Math.round((quantity * unitGrosze) / 1000)) : quantity * unitGrosze
  return { item, pack, quantity, unitGrosze, valueGrosze, discountGrosze: chooseDiscount(random, valueGrosze), cancelled: false }
}

/** Most shops' prices end in nine. */
function roundPrice(random: Random, grosze: number): number {
  return random.chance(0.75) ? Math.max(9, Math.round(grosze / 10) * 10 - 1) : grosze
}

function chooseDiscount(random: Random, valueGrosze: number): number {
  return random.chance(0.16) && valueGrosze > 100 ? Math.round(valueGrosze * random.pick([0.1, 0.2, 0.25, 0.3, 0.5])) : 0
}

function repeatLine(random: Random, lines: BasketLine[]): void {
  const line = random.chance(0.25) ? random.find(lines) : undefined
  if (!line) return
  const again = random.chance(0.5) ? lines.indexOf(line) + 1 : lines.length
  lines.splice(again, 0, line.pack.weighed ? { ...line, ...weighAgain(random, line) } : { ...line, discountGrosze: 0 })
}

function weighAgain(random: Random, { unitGrosze }: BasketLine): Pick<BasketLine, 'quantity' | 'valueGrosze' | 'discountGrosze'> {
  const quantity = random.whole(80, 1500)
  return { quantity, valueGrosze: Math.max(1, Math.round((quantity * unitGrosze) / 1000)), discountGrosze: 0 }
}

function cancelLine(random: Random, lines: BasketLine[]): void {
  const line = lines.length > 3 && random.chance(0.12) ? random.find(lines) : undefined
  // What is on another line too would still be bought: a cancelled line is the only one of its product.
  if (!line || lines.filter(({ item }) => item === line.item).length > 1) return
  line.cancelled = true
  line.discountGrosze = 0
}

function chooseBag(random: Random): Basket['bag'] {
  const label = random.pick([
    'REKLAMÓWKA',
    'Torba papierowa',
    'TORBA FOLIOWA DUŻA',
    'Reklamówka mała',
    'TORBA EKO',
    'Siatka na zakupy',
    'REKL.FOL.',
  ])
  return { label, count: random.chance(0.8) ? 1 : 2, unitGrosze: random.pick([25, 49, 59, 79, 99, 120]) }
}

function depositsOf(random: Random, lines: readonly BasketLine[]): Deposit[] {
  const count = lines.filter(({ item, cancelled }) => item.deposit && !cancelled).reduce((sum, { quantity }) => sum + quantity, 0)
  const label = random.pick(['KAUCJA BUTELKA PET', 'Kaucja PET', 'BUTELKA KAUCJA', 'Opakowanie zwr.', 'KAUCJA PUSZKA', 'Kaucja za opak.'])
  return count === 0 ? [] : [{ label, count, unitGrosze: DEPOSIT_GROSZE }]
}
