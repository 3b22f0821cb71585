import type { Basket, BasketLine, Deposit } from './basket.ts'
import type { Random } from './random.ts'
import type { StockItem } from './stock.ts'

const SPICE_SHARE = 0.08
const HOUSEHOLD_SHARE = 0.08
const DEPOSIT_GROSZE = 50

/** Buys so many different products, some of them twice, some cheaper, some taken back. */
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
  // What stands on another line too would still be bought: a cancelled line is the only one of its product.
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
