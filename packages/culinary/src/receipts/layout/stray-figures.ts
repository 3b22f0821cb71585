import { type Figures, product, worthOf } from '../figures/settle-figures.ts'
import { netOf, type Purchase } from './basket.ts'

/** Whether figures without a name say more of a purchase: its count, its value, what is left of it after a discount. */
export function belongsTo(purchase: Purchase | undefined, figures: Figures): boolean {
  if (!purchase) return false
  if ((figures.value ?? 0) < 0) return true
  const worth = purchase.figures && worthOf(purchase.figures)
  return worthOf(figures) === worth || figures.value === netOf(purchase)
}

/** Adds figures that stand alone below a purchase to it; false where they say nothing of it and may belong to the line below. */
export function addStray(purchase: Purchase, figures: Figures, worth: number): boolean {
  const { figures: own } = purchase
  if (!own) purchase.figures = figures
  else if (own.value === null && figures.quantity === null && purchase.discount === 0) purchase.figures = confirmed(own, worth)
  else if (figures.quantity !== null && own.quantity === null && worth === own.value)
    purchase.figures = { ...figures, value: worth, agrees: true }
  else if (figures.quantity !== null) return false
  else if (purchase.discount > 0) settleNet(purchase, own, worth)
  return true
}

/** What is left after a discount, printed: it settles the discount, or the value where that was in doubt. */
function settleNet(purchase: Purchase, figures: Figures, net: number): void {
  const worth = worthOf(figures)
  if (worth === null || netOf(purchase) === net) return
  if (figures.agrees === true && net < worth) purchase.discount = worth - net
  else if (figures.agrees !== true) purchase.figures = { ...figures, otherValues: [net + purchase.discount, ...figures.otherValues] }
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
