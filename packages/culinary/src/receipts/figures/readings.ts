/** A number as printed, letters that OCR put for figures turned back. */
export interface PrintedNumber {
  /** Digits before the decimal mark; may be empty where a line broke there. */
  whole: string
  /** Digits behind the decimal mark; null where there is no mark. */
  fraction: string | null
  negative: boolean
}

/** A piece of a printed line between blanks, or a part of one. */
export type LineToken =
  | { kind: 'number'; start: number; end: number; number: PrintedNumber }
  | { kind: 'unit'; start: number; end: number; unit: CountedUnit }
  /** `times` is a sign of multiplication, `letter` a tax rate's letter, `article` a number of six figures and more. */
  | { kind: 'times' | 'letter' | 'currency' | 'article' | 'word'; start: number; end: number; text: string }

/** Units that a till counts in. */
export type CountedUnit = 'kg' | 'dag' | 'g' | 'l' | 'ml' | 'pieces'

/** One sign a token, so that orders of tokens can be written as regular expressions. */
const TOKEN_SIGNS: Readonly<Record<LineToken['kind'], string>> = {
  number: 'n',
  unit: 'u',
  times: 'x',
  letter: 'v',
  currency: 'z',
  article: 'a',
  word: 'w',
}

/** The signs of tokens in order. */
export function tokenPattern(tokens: readonly LineToken[]): string {
  return tokens.map((token) => TOKEN_SIGNS[token.kind]).join('')
}

/** One way to take a printed number, and how much of a guess it is: 0 as printed, 1 and more with OCR's help. */
export interface Reading {
  value: number
  cost: number
}

/** What a number says as money, in grosze: "3,49", "6.0", a lost decimal mark ("349"), a tax letter read as a figure ("6,988"). */
export function moneyReadings({ whole, fraction }: PrintedNumber): Reading[] {
  if (fraction === null) {
    const readings: Reading[] = []
    if (whole.length >= 3 && whole.length <= 5) readings.push({ value: Number(whole), cost: 1 })
    // "2695": "2,69" and a tax letter read as a figure.
    if (whole.length === 4 || whole.length === 5) readings.push({ value: Number(whole.slice(0, -1)), cost: 2 })
    if (whole.length <= 3) readings.push({ value: Number(whole) * 100, cost: 2 })
    return readings
  }
  const head = Number(whole || '0') * 100
  if (fraction.length === 2) return [{ value: head + Number(fraction), cost: 0 }]
  if (fraction.length === 1) return [{ value: head + Number(fraction) * 10, cost: 0.5 }]
  if (fraction.length > 2) return [{ value: head + Number(fraction.slice(0, 2)), cost: 1 }]
  return [{ value: head, cost: 2 }]
}

/**
 * What a number says as a count or a weight in thousandths: "0,345", "1.000", a lost decimal mark ("0345", "1000"). Where no unit
 * says that it is weighed, "1,006" may be a blurred "1,000".
 */
export function countReadings({ whole, fraction }: PrintedNumber, weighed: boolean): Reading[] {
  if (!fraction && whole.length >= 4)
    return countReadings({ whole: whole.slice(0, -3), fraction: whole.slice(-3), negative: false }, weighed).map(dearer)
  const head = Number(whole || '0') * 1000
  if (!fraction) return [{ value: head, cost: 0 }]
  const printed = { value: head + Number(fraction.padEnd(3, '0').slice(0, 3)), cost: 0 }
  if (weighed || fraction.length !== 3 || fraction === '000' || head === 0) return [printed]
  return [printed, { value: head, cost: /^(?:00\d|0\d0)$/.test(fraction) ? 0.2 : /^[0689]+$/.test(fraction) ? 1 : 2 }]
}

function dearer({ value, cost }: Reading): Reading {
  return { value, cost: cost + 1 }
}

/** Grosze as they would be printed. */
export function moneyPrinted(grosze: number): PrintedNumber {
  return numberPrinted(grosze, 2)
}

/** Thousandths as they would be printed: a whole count without decimals. */
export function weightPrinted(thousandths: number): PrintedNumber {
  return thousandths % 1000 === 0 ? numberPrinted(thousandths / 1000, 0) : numberPrinted(thousandths, 3)
}

function numberPrinted(units: number, decimals: number): PrintedNumber {
  const digits = String(units).padStart(decimals + 1, '0')
  const mark = digits.length - decimals
  return { whole: digits.slice(0, mark), fraction: decimals === 0 ? null : digits.slice(mark), negative: false }
}

/** Figures that printers and OCR blur into each other. */
const BLURRED = new Set('08 80 06 60 09 90 17 71 14 41 38 83 35 53 39 93 56 65 58 85 68 86 89 98 27 72'.split(' '))

function* withOneFigureChanged(text: string): Generator<{ text: string; cost: number }> {
  for (const [place, figure] of Array.from(text).entries()) {
    if (!/\d/.test(figure)) continue
    for (const other of '0123456789') {
      // No number begins with a nought but the one before a decimal mark.
      if (other === figure || (other === '0' && place === 0 && /^.\d/.test(text))) continue
      // Prices are full of nines, behind the mark of noughts too; what was one of them is the likelier to have been misread.
      const cost = (BLURRED.has(figure + other) ? 2 : 3) - (other === '9' || (other === '0' && place > 0) ? 0.3 : 0)
      yield { text: text.slice(0, place) + other + text.slice(place + 1), cost }
    }
  }
  for (const lost of '123456789') yield { text: lost + text, cost: 3 }
  if (/^\d\d/.test(text)) yield { text: text.slice(1), cost: 3.2 }
}

/** The number with one figure changed, one in front lost or gained, or one lost behind a mark that so many decimals follow: what it may have been. */
export function* misreadings(number: PrintedNumber, decimals: number): Generator<{ number: PrintedNumber; cost: number }> {
  const { fraction, whole, negative } = number
  // "1,0", "0,16 kg": a figure behind the decimal mark was lost.
  if (fraction !== null && fraction.length > 0 && fraction.length < decimals)
    for (const lost of '0123456789')
      for (const text of new Set([lost + fraction, fraction + lost])) yield { number: { whole, fraction: text, negative }, cost: 1.7 }
  // "1,32" of "18,32"
  if (decimals === 2 && fraction?.length === 2)
    for (const lost of '0123456789') yield { number: { whole: whole + lost, fraction, negative }, cost: 3 }
  for (const { text, cost } of withOneFigureChanged(`${whole},${fraction ?? ''}`)) {
    const [head = '', tail = ''] = text.split(',')
    yield { number: { whole: head, fraction: fraction === null ? null : tail, negative }, cost }
  }
}
