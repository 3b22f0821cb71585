import type { Pack } from './pack.ts'
import type { Rate, StockItem } from './stock.ts'

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
export interface Deposit {
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
export function dueOf(basket: Basket): number {
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
