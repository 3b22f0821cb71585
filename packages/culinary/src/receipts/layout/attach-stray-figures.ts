import { moneyPrinted, weightPrinted } from '../figures/readings.ts'
import { type Figures, isConsistent, product, settleFigures, worthOf } from '../figures/settle-figures.ts'
import type { PrintedLine } from '../lines/printed-line.ts'
import { netOf, type Purchase } from './basket.ts'

/** An amount that goes more often into a value is no price of its pieces. */
const MAX_PIECES = 12

/** Whether figures without a name say more of a purchase: its count, its value, what is left of it after a discount. */
export function areFiguresOf(purchase: Purchase | undefined, figures: Figures): boolean {
  if (!purchase) return false
  if ((figures.value ?? 0) < 0) return true
  const worth = purchase.figures && worthOf(purchase.figures)
  return worthOf(figures) === worth || figures.value === netOf(purchase)
}

/** Whether a line prints just what count and price above it make. */
export function isProductOfFigures(above: Figures | undefined, line: PrintedLine | null): boolean {
  if (!above || above.quantity === null || above.value !== null || !line?.figures || line.figures.quantity !== null) return false
  return line.figures.value !== null && line.figures.value === worthOf(above)
}

/** How far, in parts of it, a value with misread figures may be from what count and price above it make. */
const NEAR = 0.1

/** A name's figures with the count and price that stand alone above it ("5 x 4,59", below it "GROSZEK 22,95"); those figures alone where the two have nothing to do with each other. */
export function withCountAndPrice(figures: Figures, above: Figures): Figures {
  const { quantity, unit, price } = above
  const worth = worthOf(above)
  const { value } = figures
  if (figures.quantity !== null || value === null || value <= 0 || worth === null || quantity === null || price === null) return figures
  if (worth === value) return { ...above, value, agrees: true }
  const settled = settleFigures({ quantity: weightPrinted(quantity), unit, price: moneyPrinted(price), value: moneyPrinted(value) })
  return settled.agrees === true || Math.abs(worth - value) <= NEAR * Math.max(worth, value) ? settled : figures
}

/** Adds figures that stand alone below a purchase to it; false where they say nothing of it and may belong to the line below. */
export function addStrayFigures(purchase: Purchase, figures: Figures, worth: number): boolean {
  const { figures: own } = purchase
  if (!own) purchase.figures = figures
  else if (own.value === null && figures.quantity === null && purchase.discount === 0) purchase.figures = confirmed(own, worth)
  else if (figures.quantity !== null && own.quantity === null && worth === own.value)
    purchase.figures = { ...figures, value: worth, agrees: true }
  else if (figures.quantity !== null) return false
  else if (isPriceOf(own, worth)) purchase.figures = priced(own, worth)
  else if (purchase.discount > 0) setNetPrice(purchase, worth)
  return true
}

/** "9,98 2x MLEKO", below it "po 4,99": the amount is the price of one. */
function isPriceOf({ quantity, price, value }: Figures, amount: number): boolean {
  if (price !== null || value === null || value <= amount) return false
  return quantity === null ? value % amount === 0 && value <= amount * MAX_PIECES : isConsistent(quantity, amount, value)
}

function priced({ quantity, value, ...figures }: Figures, price: number): Figures {
  return { ...figures, quantity: quantity ?? ((value ?? 0) / price) * 1000, price, value, agrees: true }
}

/** What is left after a discount, printed: it settles the discount, or the value where that was in doubt. */
export function setNetPrice(purchase: Purchase, net: number): void {
  const { figures } = purchase
  const worth = figures && worthOf(figures)
  if (!figures || worth === null || endsIn(netOf(purchase), net)) return
  if (net < worth && (figures.agrees === true || purchase.discount === 0)) purchase.discount = worth - net
  else if (figures.agrees !== true) purchase.figures = { ...figures, otherValues: [net + purchase.discount, ...figures.otherValues] }
}

/** ",98" for "9,98": the same amount, its first figures lost. */
function endsIn(grosze: number | null, end: number): boolean {
  return grosze !== null && String(grosze).padStart(3, '0').endsWith(String(end).padStart(2, '0'))
}

/** quantity × price with the value that was printed below them. */
function confirmed(figures: Figures, value: number): Figures {
  const { quantity, price } = figures
  return { ...figures, value, agrees: quantity !== null && price !== null && product(quantity, price) === value }
}

/** Amounts among figures: a discount and what is left after it are none of their own. */
export function countAmounts(figures: readonly Figures[]): number {
  const worths = figures.map((each) => worthOf(each) ?? 0)
  return worths.filter((worth, place) => worth > 0 && !((worths[place - 1] ?? 0) < 0 && worth < (worths[place - 2] ?? 0))).length
}
