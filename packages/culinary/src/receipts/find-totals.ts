import { lexLine } from './figures/lex-line.ts'
import { moneyReadings } from './figures/readings.ts'
import type { DividedReceipt } from './layout/divide.ts'
import { compileStems, matchesAnyStem, shapesOf } from './lines/match-misread.ts'
import type { PrintedLine } from './lines/printed-line.ts'

/** A sum that the receipt prints, as one way to read it. */
export interface PrintedTotal {
  grosze: number
  /** 0 is "SUMA PLN"; what follows is further from it: what is to pay, what was paid. */
  rank: number
}

const RANKS = [
  compileStems('suma. sum. sumapln'),
  compileStems('razem. lacznie. ogolem. naleznosc total. zaplaty. dozaplaty'),
  compileStems('karta. platnosc zaplacono gotowka. platnicza blik. visa. mastercard przelew.'),
]
const CASH = compileStems('gotowka. gotowke.')
const CHANGE = compileStems('reszta.')
/** Cash without the change is what was paid: behind any printed sum, ahead of what the hand gave. */
const LEFT_OF_CASH = 1.9
const SUBTOTAL = 1.95
const CURRENCY = compileStems('pln.')
const NOT_THE_SUM = compileStems(
  'ptu. rabat opust obnizk obnizek upust znizk znizek podatek. podatku vat. punkt przed. opodatkowan. klient stalego lojalnosciow sprzedaz. reszta. kaucj opakowan zwrot',
)

/** The totals printed below the items or among them, the likeliest first; a sum may stand a line below its word. */
export function findTotals({ body, foot }: Pick<DividedReceipt, 'body' | 'foot'>): PrintedTotal[] {
  const totals: PrintedTotal[] = []
  const handed = numberAt(foot, CASH)
  const change = numberAt(foot, CHANGE)
  if (handed !== null && change !== null) totals.push({ grosze: handed - change, rank: LEFT_OF_CASH })
  const subtotal = body.findLast(({ kind }) => kind === 'subtotal')
  totals.push(...sumsIn(subtotal?.text ?? '').map((grosze) => ({ grosze, rank: SUBTOTAL })))
  for (const [place, line] of foot.entries()) {
    const shapes = shapesOf(line.label)
    // "SUNA PLN": a word that OCR spoilt before the currency.
    const rank = matchesAnyStem(shapes[1], CURRENCY)
      ? 0
      : RANKS.findIndex((list) => shapes.slice(0, 3).some((shape) => matchesAnyStem(shape, list)))
    if (change !== null && matchesAnyStem(shapes[0], CASH)) continue
    if (rank < 0 || /\*{2}/.test(line.text) || shapes.some((shape) => matchesAnyStem(shape, NOT_THE_SUM))) continue
    const below = foot[place + 1]
    const own = sumsIn(line.text)
    const found = own.length > 0 ? own : below?.label === '' ? sumsIn(below.text) : []
    totals.push(...found.map((grosze, guess) => ({ grosze, rank: rank + guess / 10 })))
  }
  return totals.filter(({ grosze }) => grosze > 0).toSorted((a, b) => a.rank - b.rank)
}

/** The sum of the first line that begins with such a word. */
function numberAt(foot: readonly PrintedLine[], words: Parameters<typeof matchesAnyStem>[1]): number | null {
  const line = foot.find(({ label }) => matchesAnyStem(shapesOf(label)[0], words))
  return (line && sumsIn(line.text)[0]) ?? null
}

/** What the figures at a line's end say as one sum: as printed, then with the blanks between them closed ("1 234,56", "8 2,19"). */
function sumsIn(line: string): number[] {
  const numbers = lexLine(line).flatMap((token) => (token.kind === 'number' ? [token.number] : []))
  const last = numbers.at(-1)
  if (!last || last.negative) return []
  const own = last.fraction === null && last.whole.length < 3 ? [] : moneyReadings(last).map(({ value }) => value)
  const before = numbers.at(-2)
  const closed = before && before.fraction === null ? moneyReadings({ ...last, whole: before.whole + last.whole }) : []
  const split = before && before.fraction === null && last.fraction === null ? moneyReadings({ ...before, fraction: last.whole }) : []
  return [
    ...(last.fraction === null ? [] : own),
    ...[...closed, ...split].filter(({ cost }) => cost < 1).map(({ value }) => value),
    ...(last.fraction === null ? own : []),
  ]
}
