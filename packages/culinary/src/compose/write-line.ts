import { formatAmount, readUnit } from '../units/index.ts'
import { type BaseIngredient, baseDishes } from './base-dish.ts'

const NUMBER = /^(?:\d+(?:[.,]\d+)?(?:\s?\/\s?\d+)?(?:\s\d\/\d)?[½¼¾⅓⅔]?|[½¼¾⅓⅔])\s+/u

/**
 * The line of an ingredient with another quantity of the same measure, `2 łyżki masła` → `3 łyżki masła`. Behind a measure the words
 * stay as they are; pieces take the form that some line of the base has for as many ("5 marchewek"), or stand before their number.
 */
export function writeLine({ line, name, food, amount }: BaseIngredient, quantity: number): string {
  if (amount === null || amount.quantity === quantity) return line
  const words = wordsBehind(line, amount.measure)
  if (words === null) return nameLine(name, quantity, amount.measure)
  if (amount.measure !== 'szt.') return `${formatAmount(quantity, amount.measure)} ${words}`
  const form = formOf(quantity)
  const said = form === formOf(amount.quantity) ? words : piecePhrases().get(`${food} ${form}`)
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

type PieceForm = 'one' | 'few' | 'many' | 'part'

function formOf(quantity: number): PieceForm {
  if (!Number.isInteger(quantity)) return 'part'
  if (quantity === 1) return 'one'
  const [tens, ones] = [quantity % 100, quantity % 10]
  return ones >= 2 && ones <= 4 && !(tens >= 12 && tens <= 14) ? 'few' : 'many'
}

let phrases: ReadonlyMap<string, string> | undefined

function piecePhrases(): ReadonlyMap<string, string> {
  phrases ??= new Map(
    baseDishes().flatMap(({ ingredients }) =>
      ingredients.flatMap(({ food, line, amount }) => {
        const words = amount?.measure === 'szt.' ? wordsBehind(line, 'szt.') : null
        return amount === null || words === null ? [] : [[`${food} ${formOf(amount.quantity)}`, words] as const]
      }),
    ),
  )
  return phrases
}
