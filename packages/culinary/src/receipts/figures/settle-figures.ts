import { type CountedUnit, countReadings, misreadings, moneyReadings, type PrintedNumber, type Reading } from './readings.ts'

/** The figures of a line as printed: quantity × price = value, each where it is printed. */
export interface PrintedFigures {
  quantity: PrintedNumber | null
  unit: CountedUnit | null
  price: PrintedNumber | null
  value: PrintedNumber | null
}

/** What the figures of a line say. */
export interface Figures {
  /** Thousandths of pieces or of the unit; null where none is printed. */
  quantity: number | null
  unit: CountedUnit | null
  /** Grosze for one. */
  price: number | null
  /** Grosze for all, as printed; negative where something is taken back. */
  value: number | null
  /** Whether quantity × price is the value; null where one of them is not printed. */
  agrees: boolean | null
  /** Values that one misread figure would explain as well, the likeliest first. */
  otherValues: number[]
}

/** Thousandths of a kilogram or litre; what is heavier than that lost its decimal mark or got a figure too many. */
const HEAVY = 5000

interface Combination {
  quantity: number
  price: number
  value: number
  cost: number
}

/** quantity (thousandths) × price, in whole grosze. */
export function product(quantity: number, price: number): number {
  return Math.round((quantity * price) / 1000)
}

/** Grosze for all, printed or reckoned; null where the figures do not say. */
export function worthOf({ quantity, price, value }: Figures): number | null {
  if (value !== null) return value
  return quantity !== null && price !== null ? product(quantity, price) : null
}

/** Tills round a weight's value either way. */
export function isConsistent(quantity: number, price: number, value: number): boolean {
  return quantity > 0 && price > 0 && Math.abs(product(quantity, price) - value) <= (quantity % 1000 === 0 ? 0 : 1)
}

/** Reads printed figures together: where they disagree as printed, the likeliest single misreading that makes them agree. */
export function settleFigures({ quantity, unit, price, value }: PrintedFigures): Figures {
  const sign = value?.negative || quantity?.negative ? -1 : 1
  const counts = quantity ? countsOf(quantity, unit) : []
  const prices = price ? moneyReadings(price) : []
  const values = value ? moneyReadings(value) : []
  const first = { quantity: counts[0]?.value ?? null, price: prices[0]?.value ?? null, unit, otherValues: [] }
  if (!value) return { ...first, quantity: likelyWeight(first.quantity, first), value: null, agrees: null }
  const plain = { ...first, value: values[0] ? sign * values[0].value : null }
  if (!quantity && price && prices[0] && values[0] && values[0].value % prices[0].value === 0) {
    // "Cena" and "Wartość" alone: the count is what takes one to the other.
    return { ...plain, quantity: (values[0].value / prices[0].value) * 1000, agrees: true }
  }
  if (!quantity || !price) return { ...plain, quantity: likelyWeight(plain.quantity, plain), agrees: null }
  const exact = cheapest(combinations(counts, prices, values))
  if (exact[0]) return { ...plain, ...pick(exact[0], sign), agrees: true }
  const corrected = cheapest(correctedCombinations({ quantity, unit, price, value }, { counts, prices, values }))
  const [best, next] = corrected
  // "1,000 x 3,71 31": what is left of a value says less than price and count.
  if (!best && value.fraction === null && value.whole.length < 3) return { ...first, value: null, agrees: null }
  if (!best) return { ...plain, quantity: likelyWeight(nearestCount(counts, plain), plain), agrees: false }
  const otherValues = [...new Set([...corrected.map((each) => sign * each.value), plain.value ?? 0])].filter(
    (other) => other !== sign * best.value,
  )
  return { ...plain, ...pick(best, sign), agrees: next === undefined || next.cost > best.cost, otherValues }
}

/** The readings of a count; pieces are whole. */
function countsOf(quantity: PrintedNumber, unit: CountedUnit | null): Reading[] {
  const readings = countReadings(quantity, unit !== null && unit !== 'pieces')
  const whole = readings.filter(({ value }) => value % 1000 === 0)
  return unit === 'pieces' && whole.length > 0 ? whole : readings
}

function pick({ quantity, price, value }: Combination, sign: number): { quantity: number; price: number; value: number } {
  return { quantity, price, value: sign * value }
}

function cheapest(found: Iterable<Combination>): Combination[] {
  return [...found].toSorted((a, b) => a.cost - b.cost)
}

function* combinations(counts: readonly Reading[], prices: readonly Reading[], values: readonly Reading[]): Generator<Combination> {
  for (const count of counts)
    for (const price of prices)
      for (const value of values)
        if (isConsistent(count.value, price.value, value.value))
          yield {
            quantity: count.value,
            price: price.value,
            value: value.value,
            cost: count.cost + price.cost + value.cost + awayFromUsual(count.value, price.value, value.value),
          }
}

/** A grosz off is unusual, and so is a price below a złoty; shops end their prices in nine. */
function awayFromUsual(quantity: number, price: number, value: number): number {
  return (product(quantity, price) === value ? 0 : 1.5) + (price % 10 === 9 ? 0 : 0.5) + (price < 100 ? 0.5 : 0)
}

/** Of the ways to read a count, the one whose value has most figures of the printed one. */
function nearestCount(counts: readonly Reading[], { price, value }: { price: number | null; value: number | null }): number | null {
  const alike = ({ value: count }: Reading): number => {
    const [expected, printed] = [String(product(count, price ?? 0)), String(Math.abs(value ?? 0))]
    return expected.length === printed.length ? Array.from(expected).filter((figure, place) => figure === printed[place]).length : 0
  }
  const likely = counts.filter(({ cost }) => cost < 2)
  return likely.toSorted((a, b) => alike(b) - alike(a) || b.cost - a.cost)[0]?.value ?? null
}

/** A weight as read, or, where nobody buys so much, the one whose nought before the mark was misread ("8,408"), or what price and value make of it. */
function likelyWeight(
  read: number | null,
  { unit, price, value }: Pick<Figures, 'unit' | 'price'> & { value?: number | null },
): number | null {
  if (read === null || read <= HEAVY || unit === 'pieces' || (unit === null && read % 1000 === 0)) return read
  if (read >= 6000 && read < 10_000 && read % 1000 > 0) return read % 1000
  const reckoned = price && value ? Math.round((Math.abs(value) * 1000) / price) : read
  return reckoned <= HEAVY ? reckoned : read
}

function* correctedCombinations(
  { quantity, unit, price, value }: { quantity: PrintedNumber; unit: CountedUnit | null; price: PrintedNumber; value: PrintedNumber },
  read: { counts: readonly Reading[]; prices: readonly Reading[]; values: readonly Reading[] },
): Generator<Combination> {
  for (const { number, cost } of misreadings(quantity, unit === 'pieces' ? 0 : 3))
    yield* dearer(combinations(countsOf(number, unit), read.prices, read.values), cost + (number.whole.length > 2 ? 2 : 0))
  for (const { number, cost } of misreadings(price, 2)) yield* dearer(combinations(read.counts, moneyReadings(number), read.values), cost)
  for (const { number, cost } of misreadings(value, 2)) yield* dearer(combinations(read.counts, read.prices, moneyReadings(number)), cost)
}

/** A guess must come out to the grosz. */
function* dearer(found: Iterable<Combination>, by: number): Generator<Combination> {
  for (const each of found) if (product(each.quantity, each.price) === each.value) yield { ...each, cost: each.cost + by }
}
