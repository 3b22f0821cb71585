import { isAny, shapesOf, stems } from '../letters/alike.ts'
import type { PrintedLine } from '../lines/printed-line.ts'
import type { DividedReceipt } from './divide.ts'

/** So many points make a receipt; a list of prices (a menu, an offer) has none of the marks. */
const ENOUGH = 3

const TITLE = stems('paragon fiskalny. fiskaln')
const TAXES = stems('ptu. opodatkowan')
const PAYMENT = stems('gotowka. reszta. platnicza platnosc blik. zaplaty. kasjer kasa. nip.')

/** Whether a text bears the marks of a till: title, taxes, payment, tax letters, multiplications that come out right. */
export function isReceipt({ head, body, foot }: DividedReceipt, sumsAgree: boolean): boolean {
  const lines = [...head, ...body, ...foot]
  const shapes = new Set(lines.flatMap(({ text }) => shapesOf(text)))
  const has = (list: Parameters<typeof isAny>[1]): boolean => [...shapes].some((shape) => isAny(shape, list))
  const lettered = body.filter(isLettered).length
  const multiplied = body.filter(({ figures }) => figures?.agrees === true && figures.value !== null).length
  const totalled = lines.some(({ kind, figures }) => kind === 'total' && figures !== null)
  const points =
    (has(TITLE) ? 2 : 0) +
    (has(TAXES) ? 2 : 0) +
    PAYMENT.filter((stem) => [...shapes].some((shape) => isAny(shape, [stem]))).length +
    (totalled ? 1 : 0) +
    (sumsAgree ? 2 : 0) +
    Math.min(3, lettered) +
    Math.min(3, multiplied)
  return points >= ENOUGH
}

/** A tax letter behind an amount. */
function isLettered({ text, figures }: PrintedLine): boolean {
  return figures !== null && /\d[.,]\s?\d\d\s?[A-G]\s*$/.test(text)
}
