import { remembered } from '../../remembered.ts'
import { type Figures, worthOf } from '../figures/settle-figures.ts'
import { shapesOf } from '../lines/match-misread.ts'
import type { PrintedLine } from '../lines/printed-line.ts'
import { isSureFood } from './join-names.ts'

/** Printed lines that were read as one. */
export type PrintedSource = Pick<PrintedLine, 'source' | 'places'>

/** Something the till charged for. */
export interface Purchase {
  kind: 'goods' | 'bag' | 'deposit'
  label: string
  /** The printed lines it was read from, and where they stand in the text. */
  lines: PrintedSource[]
  figures: Figures | null
  /** Grosze taken off. */
  discount: number
}

/** What the lines read so far put into the basket. */
export interface Basket {
  purchases: Purchase[]
  /** Every purchase that was printed, taken back or not: what tills number. */
  printed: Purchase[]
  /** Names whose figures were not found, with the place they would have. */
  orphans: { label: string; line: PrintedSource; place: number }[]
  /** Discounts that belong to no line. */
  unplacedDiscount: number
  /** The discount read last, and what it was taken off. */
  lastDiscount: { grosze: number; purchase: Purchase | null } | null
}

const MAX_CACHED_NAMES = 2000
/** How alike two printings of one name are at least. */
const SAME_NAME = 0.75

/** Grosze paid for a purchase, discounts taken off; null where its figures are lost. */
export function netOf({ figures, discount }: Purchase): number | null {
  const worth = figures && worthOf(figures)
  return worth === null ? null : worth - discount
}

/** The purchase that a later line means by name and amount; the last one where it gives no name. */
function findPurchase({ purchases }: Basket, label: string, grosze: number | null): Purchase | undefined {
  const latest = purchases.toReversed()
  const named = latest.filter((purchase) => nameSimilarity(purchase.label, label) >= SAME_NAME)
  const exact = (list: readonly Purchase[]): Purchase | undefined =>
    list.find((purchase) => grosze !== null && (netOf(purchase) === grosze || (purchase.figures && worthOf(purchase.figures) === grosze)))
  return exact(named) ?? named[0] ?? exact(latest) ?? (grosze === null ? latest[0] : undefined)
}

/** Whether the line repeats a purchase by its name. */
export function isInBasket({ purchases }: Basket, label: string): boolean {
  return purchases.some((purchase) => nameSimilarity(purchase.label, label) >= SAME_NAME)
}

/** A name again with a negative amount: pieces of it go back, or, where none come to that amount, it is cheaper by it. */
export function applyNegativeAmount(basket: Basket, label: string, grosze: number): void {
  if (isInBasket(basket, label) && !isSplitInVain(basket, label, grosze)) applyDiscount(basket, grosze, label)
  else removeReturned(basket, label, grosze)
}

/** Whether the amount is that of a purchase of the name, or of some of its pieces. */
function isSplitInVain({ purchases }: Basket, label: string, grosze: number): boolean {
  return purchases.some((purchase) => {
    if (nameSimilarity(purchase.label, label) < SAME_NAME) return false
    const price = purchase.figures?.price ?? 0
    return netOf(purchase) === grosze || (purchase.figures && worthOf(purchase.figures)) === grosze || (price > 0 && grosze % price === 0)
  })
}

/** Takes a purchase back, or the part of it that the amount covers. */
export function removeReturned(basket: Basket, label: string, grosze: number | null): void {
  const orphan = isInBasket(basket, label) ? undefined : basket.orphans.findLast((each) => nameSimilarity(each.label, label) >= SAME_NAME)
  if (orphan) {
    basket.orphans.splice(basket.orphans.indexOf(orphan), 1)
    return
  }
  const purchase = findPurchase(basket, label, grosze)
  if (!purchase) return
  const net = netOf(purchase)
  const price = purchase.figures?.price ?? null
  const quantity = purchase.figures?.quantity ?? null
  const pieces = grosze !== null && price ? grosze / price : null
  if (
    purchase.figures &&
    net !== null &&
    grosze !== null &&
    grosze < net &&
    quantity !== null &&
    pieces !== null &&
    Number.isInteger(pieces)
  ) {
    purchase.figures = { ...purchase.figures, quantity: quantity - pieces * 1000, value: (worthOf(purchase.figures) ?? 0) - grosze }
  } else basket.purchases.splice(basket.purchases.indexOf(purchase), 1)
}

/** Takes grosze off the purchase that the discount names, else off the last one; what is more than its price belongs to no line. */
export function applyDiscount(basket: Basket, grosze: number, label: string): void {
  const named = basket.purchases.findLast((purchase) => purchase.label.length > 4 && nameSimilarity(purchase.label, label) >= SAME_NAME)
  const purchase = named ?? basket.purchases.findLast(({ kind }) => kind !== 'deposit')
  const net = purchase ? netOf(purchase) : null
  const fits = purchase !== undefined && (net === null || net >= grosze)
  basket.lastDiscount = { grosze, purchase: fits ? purchase : null }
  if (fits) purchase.discount += grosze
  else basket.unplacedDiscount += grosze
}

/** Spreads the last discount over the purchases that a line below it numbers ("Pozycje:3,4"), by what they cost. */
export function spreadDiscount(basket: Basket, positions: readonly number[]): void {
  const purchases = positions.flatMap((position) => basket.printed[position - 1] ?? [])
  const whole = purchases.reduce((sum, purchase) => sum + (netOf(purchase) ?? 0), 0)
  const { lastDiscount } = basket
  if (!lastDiscount || purchases.length < positions.length || whole < lastDiscount.grosze) return
  if (lastDiscount.purchase) lastDiscount.purchase.discount -= lastDiscount.grosze
  else basket.unplacedDiscount -= lastDiscount.grosze
  let left = lastDiscount.grosze
  for (const [place, purchase] of purchases.entries()) {
    const share = place === purchases.length - 1 ? left : Math.round((lastDiscount.grosze * (netOf(purchase) ?? 0)) / whole)
    purchase.discount += share
    left -= share
  }
  basket.lastDiscount = null
}

/** Puts foods whose figures were lost into the basket; above the first amount only where a printed sign says that items stand there. */
export function addFoodsWithoutFigures(basket: Basket, marked: boolean): void {
  const foods = basket.orphans.filter(({ label, place }) => (marked || place > 0) && isSureFood(label))
  for (const { label, line, place } of foods.toReversed())
    basket.purchases.splice(place, 0, { kind: 'goods', label, lines: [line], figures: null, discount: 0 })
}

/** How far two printed names are the same, 0 to 1, by pairs of letters as OCR may have confused them. */
export function nameSimilarity(a: string, b: string): number {
  const [pairsOfA, pairsOfB] = [countPairs(a), countPairs(b)]
  const total = pairsOfA.all + pairsOfB.all
  if (total === 0) return 0
  let shared = 0
  for (const [pair, count] of pairsOfA.counts) shared += Math.min(count, pairsOfB.counts.get(pair) ?? 0)
  return (2 * shared) / total
}

/** Every name of a receipt is held against the ones before it. */
const countPairs = remembered(MAX_CACHED_NAMES, (name) => {
  const letters = shapesOf(name).join('').slice(0, 60)
  const counts = new Map<string, number>()
  for (let at = 0; at + 1 < letters.length; at++) {
    const pair = letters.slice(at, at + 2)
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return { all: Math.max(0, letters.length - 1), counts }
})
