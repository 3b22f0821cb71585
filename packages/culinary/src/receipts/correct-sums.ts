import type { Figures } from './figures/settle-figures.ts'
import type { PrintedTotal } from './find-totals.ts'
import { type Basket, netOf, type Purchase } from './layout/basket.ts'
import { isFood } from './layout/join-names.ts'

/** What the items come to beside what the receipt says they do. */
interface CheckedSums {
  totalGrosze: number | null
  /** Null where a sum or a price is missing. */
  isConsistent: boolean | null
}

/** Holds the basket's sum against the printed totals, and changes the one figure or price that makes them agree, where there is just one. */
export function correctSums(basket: Basket, printed: readonly PrintedTotal[]): CheckedSums {
  const agreed = findAgreed(basket, printed)
  if (agreed) return agreed
  const totals = withoutMisread(printed)
  for (const { grosze } of totals) {
    if (correctTo(basket, grosze)) return { totalGrosze: grosze, isConsistent: true }
  }
  const totalGrosze = likeliest(basket, totals)
  if (totalGrosze !== null) dropImpossiblePrices(basket, totalGrosze)
  return { totalGrosze, isConsistent: totalGrosze === null || basket.purchases.length === 0 ? null : false }
}

/** More than twice the total is no price of an item but figures run together. */
function dropImpossiblePrices({ purchases }: Basket, total: number): void {
  for (const purchase of purchases) {
    const { figures } = purchase
    if (figures && figures.agrees !== true && (netOf(purchase) ?? 0) > 2 * total)
      purchase.figures = { ...figures, price: null, value: null }
  }
}

/** The totals without the first, where two other lines print it with one figure changed. */
function withoutMisread([first, ...others]: readonly PrintedTotal[]): PrintedTotal[] {
  if (!first) return []
  const twice = others.find((one) => others.some(({ grosze, rank }) => grosze === one.grosze && Math.floor(rank) !== Math.floor(one.rank)))
  const misread = twice !== undefined && isOneFigureApart(first.grosze, twice.grosze) && !mayBeDeposit(twice.grosze - first.grosze)
  return misread ? [twice, ...others.filter((one) => one !== twice)] : [first, ...others]
}

/** How far, in parts of it, the items' sum may be from a total that was read right. */
const MAX_SUM_DEVIATION = 0.05

/**
 * The first total where a later line repeats it; else the one that is near what the items come to, also with the figure that the first
 * may have lost in front or gained; else the first.
 */
function likeliest(basket: Basket, [first, ...others]: readonly PrintedTotal[]): number | null {
  if (!first) return null
  if (others.some(({ grosze, rank }) => grosze === first.grosze && Math.floor(rank) > Math.floor(first.rank))) return first.grosze
  const [sum = 0] = sumsOf(basket)
  const printed = String(first.grosze)
  const regained = Array.from('123456789', (figure) => Number(`${figure}${printed.padStart(3, '0')}`))
  const rid = Array.from(printed, (_, place) => Number(printed.slice(0, place) + printed.slice(place + 1)))
  const ways = [first.grosze, ...others.map(({ grosze }) => grosze), ...regained, ...rid]
  return ways.find((grosze) => Math.abs(grosze - sum) <= sum * MAX_SUM_DEVIATION) ?? first.grosze
}

/** Deposits are whole tenths of a złoty, and what is to pay is more by them than the sum. */
function mayBeDeposit(difference: number): boolean {
  return difference > 0 && difference % 10 === 0
}

function findAgreed(basket: Basket, totals: readonly PrintedTotal[]): CheckedSums | null {
  if (basket.purchases.length === 0 || basket.purchases.some((purchase) => netOf(purchase) === null)) return null
  const sums = sumsOf(basket)
  const total = totals.find(({ grosze }) => sums.includes(grosze))
  return total ? { totalGrosze: total.grosze, isConsistent: true } : null
}

function costOf(purchases: readonly Purchase[]): number {
  return purchases.reduce((sum, purchase) => sum + (netOf(purchase) ?? 0), 0)
}

/** What the basket comes to, without deposits (outside the fiscal sum by law since 2025) and with them. */
function sumsOf({ purchases, unplacedDiscount }: Basket): number[] {
  const goods = costOf(purchases.filter(({ kind }) => kind !== 'deposit')) - unplacedDiscount
  return [goods, goods + costOf(purchases.filter(({ kind }) => kind === 'deposit'))]
}

/** Makes the basket come to the total by the only change that does, and says whether there was one. */
function correctTo(basket: Basket, total: number): boolean {
  const missing = basket.purchases.filter((purchase) => netOf(purchase) === null)
  for (const sum of new Set(sumsOf(basket))) {
    const difference = total - sum
    const [lost] = missing
    if (lost) {
      if (missing.length > 1 || difference <= 0) continue
      lost.figures = figuresOf(difference + lost.discount)
      return true
    }
    const changes = findChanges(basket.purchases, difference)
    if (changes) {
      for (const [purchase, value] of changes)
        purchase.figures = purchase.figures && { ...purchase.figures, ...revalued(purchase.figures, value) }
      return true
    }
    if (difference > 0 && takeInOrphan(basket, difference)) return true
  }
  return false
}

function figuresOf(value: number): Figures {
  return { quantity: null, unit: null, price: null, value, agrees: null, otherValues: [] }
}

/** Other values for some purchases. */
type Changes = [Purchase, number][]

/** At most so many doubtful lines are tried in combination. */
const MAX_DOUBTS = 6

/**
 * The values that make up the difference: of the one line that one misread figure would explain, else of several doubtful lines
 * taken together. Null where there are none, or several ways with as few changes.
 */
function findChanges(purchases: readonly Purchase[], difference: number): Changes | null {
  const known = purchases.filter(({ figures }) => figures?.value && figures.otherValues.includes(figures.value + difference))
  const single = known.length > 0 ? known : purchases.filter(({ figures }) => figures !== null && couldBe(figures, difference))
  if (single[0]?.figures && single.length === 1) return [[single[0], (single[0].figures.value ?? 0) + difference]]
  if (single.length > 1) return null
  const doubtful = purchases.filter(({ figures }) => figures?.value && figures.otherValues.length > 0).slice(0, MAX_DOUBTS)
  const ways = combine(doubtful, difference).toSorted((a, b) => a.length - b.length)
  return ways[0] && ways[0].length !== ways[1]?.length ? ways[0] : null
}

/** All choices of other values that add up to the difference. */
function combine([first, ...rest]: readonly Purchase[], difference: number): Changes[] {
  if (!first) return difference === 0 ? [[]] : []
  const value = first.figures?.value ?? 0
  const others = first.figures?.otherValues.slice(0, 3) ?? []
  return [
    ...combine(rest, difference),
    ...others.flatMap((other) => combine(rest, difference - (other - value)).map((changes): Changes => [[first, other], ...changes])),
  ]
}

/** Whether one misread figure would explain the difference; figures that agree with each other are above suspicion. */
function couldBe({ value, agrees }: Figures, difference: number): boolean {
  return value !== null && agrees !== true && isOneFigureApart(value, value + difference)
}

function revalued({ quantity, price }: Figures, value: number): Partial<Figures> {
  return { value, price: quantity === 1000 ? value : price, agrees: true, otherValues: [] }
}

function isOneFigureApart(a: number, b: number): boolean {
  const [first, second] = [String(a).padStart(3, '0'), String(b).padStart(3, '0')]
  if (b < 10 || Math.abs(first.length - second.length) > 1) return false
  if (first.length !== second.length) return first.endsWith(second) || second.endsWith(first)
  return first[0] !== '0' && second[0] !== '0' && Array.from(first).filter((figure, place) => figure !== second[place]).length === 1
}

/** The only name of a food that lost its figures costs what the others leave. */
function takeInOrphan(basket: Basket, difference: number): boolean {
  const foods = basket.orphans.filter(({ label }) => isFood(label))
  const [orphan] = foods
  if (!orphan || foods.length > 1) return false
  basket.purchases.splice(orphan.place, 0, {
    kind: 'goods',
    label: orphan.label,
    lines: [orphan.line],
    figures: figuresOf(difference),
    discount: 0,
  })
  basket.orphans = []
  return true
}
