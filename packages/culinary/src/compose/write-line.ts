import { PIECE_NAMES } from '../knowledge/piece-names.ts'
import { formatAmount, readUnit } from '../units/index.ts'
import type { BaseIngredient } from './base-dish.ts'

const NUMBER = /^(?:\d+(?:[.,]\d+)?(?:\s?\/\s?\d+)?(?:\s\d\/\d)?[½¼¾⅓⅔]?|[½¼¾⅓⅔])\s+/u

/**
 * The line of an ingredient with another quantity of the same measure, `2 łyżki masła` → `3 łyżki masła`. Behind a measure the words
 * stay as they are; pieces take the form for as many ("5 marchewek") where it is known, and stand before their number where not.
 */
export function writeLine({ line, name, food, amount }: BaseIngredient, quantity: number): string {
  if (amount === null || amount.quantity === quantity) return line
  const words = wordsBehind(line, amount.measure)
  if (words === null) return nameLine(name, quantity, amount.measure)
  if (amount.measure !== 'szt.') return `${formatAmount(quantity, amount.measure)} ${words}`
  const form = formOf(quantity)
  const said = form === formOf(amount.quantity) ? words : PIECE_NAMES[food]?.[form]
  return said === undefined ? nameLine(name, quantity, amount.measure) : `${formatAmount(quantity, '').trim()} ${said}`
}

/** A line without declension: `mleko kokosowe – 200 ml`. */
export function nameLine(name: string, quantity: number, measure: string): string {
  return `${name} – ${formatAmount(quantity, measure)}`
}

/** The words of a line behind its amount; null where it is not written amount first. */
function wordsBehind(line: string, measure: string): string | null {
  const rest = line.replace(NUMBER, '')
  if (measure === 'szt.') return rest === line ? null : rest
  const [unit, ...words] = rest.split(' ')
  return unit !== undefined && words.length > 0 && readUnit(unit) !== null ? words.join(' ') : null
}

/** Place of the form for that many among the names of pieces: one, few, many, a part. */
function formOf(quantity: number): 0 | 1 | 2 | 3 {
  if (!Number.isInteger(quantity)) return 3
  if (quantity === 1) return 0
  const [tens, ones] = [quantity % 100, quantity % 10]
  return ones >= 2 && ones <= 4 && !(tens >= 12 && tens <= 14) ? 1 : 2
}
