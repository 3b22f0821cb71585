import { plural } from '@spizarka/contract/plural'

/** Value added tax on a service that is given over the Internet to somebody in Poland, in per cent. */
export const VAT_PERCENT = 23

/** A gross amount and what it is made of, in grosze: net + vat = gross. */
export interface TaxedAmount {
  gross: number
  net: number
  vat: number
}

/** What a gross amount in grosze is made of: the net amount is rounded half up, and the tax is the rest of it. */
export function taxOutOfGross(gross: number): TaxedAmount {
  if (!Number.isSafeInteger(gross) || gross < 0) throw new RangeError(`not an amount in grosze: ${gross}`)
  const net = quotient(200 * gross + 100 + VAT_PERCENT, 2 * (100 + VAT_PERCENT))
  return { gross, net, vat: gross - net }
}

/** One amount less another, part by part. */
export function difference(after: TaxedAmount, before: TaxedAmount): TaxedAmount {
  return { gross: after.gross - before.gross, net: after.net - before.net, vat: after.vat - before.vat }
}

/** The whole part of a division of whole numbers, without leaving them. */
function quotient(dividend: number, divisor: number): number {
  return (dividend - (dividend % divisor)) / divisor
}

const WHOLE = new Intl.NumberFormat('pl-PL', { useGrouping: 'always' })

/** Grosze as Poland writes złoty, without the currency: `1 234,56`. */
export function printedAmount(grosze: number): string {
  const size = Math.abs(grosze)
  const zloty = WHOLE.format(quotient(size, 100)).replaceAll(/\s/g, '\u00a0')
  return `${grosze < 0 ? '\u2212' : ''}${zloty},${String(size % 100).padStart(2, '0')}`
}

/** Grosze with their currency: `29,99 zł`. */
export function printedZloty(grosze: number): string {
  return `${printedAmount(grosze)}\u00a0zł`
}

const ONES = ['', 'jeden', 'dwa', 'trzy', 'cztery', 'pięć', 'sześć', 'siedem', 'osiem', 'dziewięć']
const TEENS = [
  'dziesięć',
  'jedenaście',
  'dwanaście',
  'trzynaście',
  'czternaście',
  'piętnaście',
  'szesnaście',
  'siedemnaście',
  'osiemnaście',
  'dziewiętnaście',
]
const TENS = [
  '',
  '',
  'dwadzieścia',
  'trzydzieści',
  'czterdzieści',
  'pięćdziesiąt',
  'sześćdziesiąt',
  'siedemdziesiąt',
  'osiemdziesiąt',
  'dziewięćdziesiąt',
]
const HUNDREDS = ['', 'sto', 'dwieście', 'trzysta', 'czterysta', 'pięćset', 'sześćset', 'siedemset', 'osiemset', 'dziewięćset']
const SCALES = [
  { size: 1_000_000, forms: ['milion', 'miliony', 'milionów'] },
  { size: 1_000, forms: ['tysiąc', 'tysiące', 'tysięcy'] },
] as const

/** An amount below a milliard złoty as an invoice says it in words: `dwadzieścia dziewięć złotych 99/100`. */
export function inWords(grosze: number): string {
  const size = Math.abs(grosze)
  const zloty = quotient(size, 100)
  const words = zloty === 0 ? 'zero' : wholeInWords(zloty)
  const currency = plural(zloty, ['złoty', 'złote', 'złotych'])
  return `${grosze < 0 ? 'minus ' : ''}${words} ${currency} ${String(size % 100).padStart(2, '0')}/100`
}

function wholeInWords(amount: number): string {
  const words: string[] = []
  let rest = amount
  for (const { size, forms } of SCALES) {
    const count = quotient(rest, size)
    rest %= size
    // One thousand is said without its one.
    if (count > 0) words.push(...(count === 1 ? [] : [belowThousand(count)]), plural(count, forms))
  }
  if (rest > 0) words.push(belowThousand(rest))
  return words.join(' ')
}

function belowThousand(amount: number): string {
  const rest = amount % 100
  const small = rest >= 10 && rest < 20 ? [TEENS[rest - 10]] : [TENS[quotient(rest, 10)], ONES[rest % 10]]
  return [HUNDREDS[quotient(amount, 100)], ...small].filter(Boolean).join(' ')
}
